import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { language } from './settings.ts'
import { settingsEn } from './words.en.ts'
import { settingsJa } from './words.ja.ts'

const DICTIONARIES: Readonly<Record<Language, typeof settingsEn>> = { en: settingsEn, ja: settingsJa }

/** The words of the settings and their keys, which the first page does without. */
export const settingsWords = computed(() => DICTIONARIES[language.value])
