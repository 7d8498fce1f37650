import { LANGUAGES, RULE_ID, type RuleBook, readRuleBook } from '@roundhouse/kernel'
import { type Source, sources } from './sources.ts'

/** The rule ids that a text cites; `BO-7.2 to BO-7.4` cites both ends. */
export const cited = ({ text }: Source): string[] =>
  [...text.matchAll(new RegExp(RULE_ID, 'g'))].map(([id]) => id)

/** The games that have a rule book. */
export const gamesWithBooks = (): string[] =>
  sources('packages/games', `rules.${LANGUAGES[0]}.md`).map(({ path }) => path.split('/').at(-2)!)

/** The rule books of a game, one for each language. */
export const readRuleBooks = (game: string): RuleBook[] =>
  LANGUAGES.map((language) => {
    const [book] = sources(`packages/games/${game}`, `rules.${language}.md`)
    if (!book) throw new Error(`${game} has no rule book in ${language}`)
    return readRuleBook(book.text)
  })

/** A sentence for each id that is cited of a game, and has no text in some language. */
export const uncoveredCitations = (ruleBooks: readonly RuleBook[], files: readonly Source[]): string[] => {
  const [prefix] = [...(ruleBooks[0]?.keys() ?? [])].map(prefixOf)
  return files.flatMap((file) =>
    cited(file)
      .filter((id) => prefixOf(id) === prefix && ruleBooks.some((book) => !book.has(id)))
      .map((id) => `${file.path} cites ${id}, which has no text`),
  )
}

/** `1846-` of 1846-5.20. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-') + 1)
