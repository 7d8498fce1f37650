import type { Language } from '@roundhouse/kernel'
import { enNotices } from './words.en.ts'
import { jaNotices } from './words.ja.ts'

export type NoticeWords = typeof enNotices

export const WORDS: Readonly<Record<Language, NoticeWords>> = { en: enNotices, ja: jaNotices }
