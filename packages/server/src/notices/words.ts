import type { Language } from '@roundhouse/kernel'
import { en } from './words.en.ts'
import { ja } from './words.ja.ts'

export type Words = typeof en

export const WORDS: Readonly<Record<Language, Words>> = { en, ja }
