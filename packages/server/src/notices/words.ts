import type { Language } from '@roundhouse/kernel'
import { en } from './words.en.ts'
import { ja } from './words.ja.ts'

export type NoticeWords = typeof en

export const WORDS: Readonly<Record<Language, NoticeWords>> = { en, ja }
