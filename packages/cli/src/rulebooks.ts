import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Language, type RuleBooks, readRuleBook } from '@roundhouse/kernel'
import type { Shell } from './shell.ts'

/** The text of a game's rule book, as its package exports it. */
export const ruleText = (game: string, language: Language): Promise<string> =>
  readFile(fileURLToPath(import.meta.resolve(`@roundhouse/${game}/rules.${language}.md`)), 'utf8')

/** Both rule books of a game. */
export async function ruleBooksOf({ rules }: Pick<Shell, 'rules'>, game: string): Promise<RuleBooks> {
  const book = async (language: Language) => readRuleBook(await rules(game, language))
  return { en: await book('en'), ja: await book('ja') }
}
