import { computed } from '@preact/signals'
import type { Language } from '@roundhouse/kernel'
import { language } from '../../app/settings/settings.ts'
import { ownAccountEn } from './words.en.ts'
import { ownAccountJa } from './words.ja.ts'

const DICTIONARIES: Readonly<Record<Language, typeof ownAccountEn>> = { en: ownAccountEn, ja: ownAccountJa }

/** The words of one's own account, which the first page does without. */
export const ownAccountWords = computed(() => DICTIONARIES[language.value])
