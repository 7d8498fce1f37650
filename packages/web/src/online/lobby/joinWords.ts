import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { language } from '../../app/settings/settings.ts'
import { joinEn } from './words.en.ts'
import { joinJa } from './words.ja.ts'

const DICTIONARIES: Readonly<Record<Language, typeof joinEn>> = { en: joinEn, ja: joinJa }

/** The words of an invitation to a table, which the first page does without. */
export const joinWords = computed(() => DICTIONARIES[language.value])
