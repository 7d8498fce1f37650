import { LANGUAGES, type Language } from '@roundhouse/kernel'
import { BadInput } from './badInput.ts'
import { enCli } from './dictionary.en.ts'
import { jaCli } from './dictionary.ja.ts'

export type Dictionary = typeof enCli

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en: enCli, ja: jaCli }

/** The words of the language that the environment speaks. */
export function dictionaryOf({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Dictionary {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return /^ja\b|^ja_/i.test(locale) ? jaCli : enCli
}

/** The words of the language that was asked for. */
export function dictionaryIn(name: string): Dictionary {
  const language = LANGUAGES.find((one) => one === name)
  if (!language) throw new BadInput((words) => words.badLanguage(name))
  return DICTIONARIES[language]
}
