import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { language } from '../app/settings/settings.ts'
import { importEn } from './words.en.ts'
import { importJa } from './words.ja.ts'

const DICTIONARIES: Readonly<Record<Language, typeof importEn>> = { en: importEn, ja: importJa }

/** The words of reading a file of a game, which the first page does without. */
export const importWords = computed(() => DICTIONARIES[language.value])
