import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Language, readRuleBook } from '@roundhouse/kernel'
import type { Books } from './shell.ts'

/** Both rule books of a game, as its package exports them. */
export async function rulebooks(game: string): Promise<Books> {
  const book = async (language: Language) =>
    readRuleBook(await readFile(fileURLToPath(ruleBookFile(game, language)), 'utf8'))
  return { en: await book('en'), ja: await book('ja') }
}

const ruleBookFile = (game: string, language: Language): string =>
  import.meta.resolve(`@roundhouse/${game}/rules.${language}.md`)
