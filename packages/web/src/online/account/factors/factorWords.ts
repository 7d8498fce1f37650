import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { language } from '../../../app/settings/settings.ts'
import { factorsEn } from './words.en.ts'
import { factorsJa } from './words.ja.ts'

const DICTIONARIES: Readonly<Record<Language, typeof factorsEn>> = { en: factorsEn, ja: factorsJa }

/** The words of logging in with more than a password, which the first page does without. */
export const factorWords = computed(() => DICTIONARIES[language.value])
