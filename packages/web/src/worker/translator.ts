import { type Language, type Refusal, type RuleBook, readRuleBook, sentenceOf } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/view'
import type { Library } from './library/library.ts'
import type { WhyNot } from './protocol/position.ts'

/** The language in which everything is told. */
export interface Translator {
  language: Language
  /** Somebody who reads of these players. */
  readerOf(players: readonly string[]): Reader
  /** A refusal as a person reads it. */
  explain(game: string, refusal: Refusal, players: readonly string[]): Promise<WhyNot>
}

export function translatorOf({ rules, gameView }: Library): Translator {
  const books = new Map<string, Promise<RuleBook>>()
  const bookOf = (game: string): Promise<RuleBook> => {
    const key = `${game} ${translator.language}`
    const known = books.get(key) ?? rules(game, translator.language).then(readRuleBook)
    books.set(key, known)
    return known
  }
  const translator: Translator = {
    language: 'en',
    readerOf: (players) => ({ language: translator.language, players }),
    async explain(game, refusal, players) {
      const [book, shown] = await Promise.all([bookOf(game), gameView(game)])
      const { rule } = refusal
      const sentence = sentenceOf(book, refusal, players, shown.naming?.(translator.readerOf(players)))
      return { rule, sentence, text: book.get(rule)?.text ?? '' }
    },
  }
  return translator
}
