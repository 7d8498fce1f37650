import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Language, type RuleBooks, readRuleBook } from '@roundhouse/kernel'

/** Both rule books of a game, as its package exports them. */
export async function rulebooks(game: string): Promise<RuleBooks> {
  const book = async (language: Language) =>
    readRuleBook(await readFile(fileURLToPath(ruleBookFile(game, language)), 'utf8'))
  return { en: await book('en'), ja: await book('ja') }
}

const ruleBookFile = (game: string, language: Language): string =>
  import.meta.resolve(`@roundhouse/${game}/rules.${language}.md`)
