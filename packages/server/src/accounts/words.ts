import type { Language } from '@roundhouse/kernel'
import type { Letter } from '../notices/mail.ts'
import type { FactorChange } from './factorLetters.ts'
import { enAccounts } from './words.en.ts'
import { jaAccounts } from './words.ja.ts'

/** What is said to somebody about their account. */
export interface AccountWords {
  /** The letter to somebody who has forgotten the password. */
  reset(name: string, link: string): Pick<Letter, 'subject' | 'text'>
  /** The letter to an address that somebody gave as theirs. */
  confirm(name: string, link: string): Pick<Letter, 'subject' | 'text'>
  /** The letter to an address that was an account's until now. */
  moved(name: string, link: string): Pick<Letter, 'subject' | 'text'>
  /** The letter to somebody whose account is logged in to in another way from now on. */
  factors(name: string, change: FactorChange, link: string): Pick<Letter, 'subject' | 'text'>
  /** The name of somebody who is gone. */
  gone(letters: string): string
}

const WORDS: Readonly<Record<Language, AccountWords>> = { en: enAccounts, ja: jaAccounts }

export const accountWords = (language: Language = 'en'): AccountWords => WORDS[language]
