import { LANGUAGES, type Language } from '@roundhouse/kernel'
import { en } from './dictionary.en.ts'
import { ja } from './dictionary.ja.ts'
import { Trouble } from './trouble.ts'

export type Dictionary = typeof en

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, ja }

/** The words of the language that the environment speaks. */
export function wordsOf({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Dictionary {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return /^ja\b|^ja_/i.test(locale) ? ja : en
}

/** The words of the language that was asked for. */
export function wordsIn(name: string): Dictionary {
  const language = LANGUAGES.find((one) => one === name)
  if (!language) throw new Trouble((words) => words.badLanguage(name))
  return DICTIONARIES[language]
}
