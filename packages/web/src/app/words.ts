import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { en, type Words } from '../words/en.ts'
import { ja } from '../words/ja.ts'
import { language } from './settings.ts'

const DICTIONARIES: Readonly<Record<Language, Words>> = { en, ja }

/** The words of the chosen language. */
export const words = computed<Words>(() => DICTIONARIES[language.value])
