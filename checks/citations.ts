import { LANGUAGES, type RuleBook, readRuleBook } from '@roundhouse/kernel'
import { type Source, sources } from './sources.ts'

/** The games, with the letters that their rule ids begin with. */
export const PREFIXES: Readonly<Record<string, string>> = {
  'baltimore-ohio': 'BO',
  '1846': '1846',
}

/** The rule ids that a text cites, chapters left out; `BO-7.2 to BO-7.4` cites both ends. Rulings are in a chapter G. */
export const cited = (prefix: string, { text }: Source): string[] =>
  [...text.matchAll(new RegExp(`\\b${prefix}-(?:\\d+|G)\\.\\d+[a-z]?`, 'g'))].map((match) => match[0])

/** The rule books of a game, one for each language. */
export const booksOf = (game: string): RuleBook[] =>
  LANGUAGES.map((language) => {
    const [book] = sources(`packages/games/${game}`, `rules.${language}.md`)
    if (!book) throw new Error(`${game} has no rule book in ${language}`)
    return readRuleBook(book.text)
  })

/** A sentence for each cited id that has no text in some language. */
export const uncoveredCitations = (
  prefix: string,
  books: readonly RuleBook[],
  files: readonly Source[],
): string[] =>
  files.flatMap((file) =>
    cited(prefix, file)
      .filter((id) => books.some((book) => !book.has(id)))
      .map((id) => `${file.path} cites ${id}, which has no text`),
  )
