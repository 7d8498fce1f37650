import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { language } from '../app/settings/settings.ts'
import { siteEn } from './words.en.ts'
import { siteJa } from './words.ja.ts'

const DICTIONARIES: Readonly<Record<Language, typeof siteEn>> = { en: siteEn, ja: siteJa }

/** The words of what moderators do, which the first page does without. */
export const siteWords = computed(() => DICTIONARIES[language.value])
