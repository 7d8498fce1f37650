import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { language } from '../../app/settings/settings.ts'
import { archiveEn } from './words.en.ts'
import { archiveJa } from './words.ja.ts'

const DICTIONARIES: Readonly<Record<Language, typeof archiveEn>> = { en: archiveEn, ja: archiveJa }

/** The words of a game of rules that are no more, which the first page does without. */
export const archiveWords = computed(() => DICTIONARIES[language.value])
