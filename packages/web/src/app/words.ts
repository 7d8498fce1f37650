import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { enPage, type PageWords } from '../words/en.ts'
import { jaPage } from '../words/ja.ts'
import { language } from './settings/settings.ts'

const DICTIONARIES: Readonly<Record<Language, PageWords>> = { en: enPage, ja: jaPage }

/** The words of the chosen language. */
export const words = computed<PageWords>(() => DICTIONARIES[language.value])
