import { readFileSync } from 'node:fs'
import { type Language, type RuleBooks, readRuleBook } from '../rulebook/rulebook.ts'

/** Both rule books of a game, which lie in its folder. */
export function ruleBooksIn(folder: URL): RuleBooks {
  const book = (language: Language) =>
    readRuleBook(readFileSync(new URL(`rules.${language}.md`, folder), 'utf8'))
  return { en: book('en'), ja: book('ja') }
}
