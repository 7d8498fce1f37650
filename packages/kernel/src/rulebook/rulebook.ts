import type { Figure, Refusal } from '../game/refusal.ts'
import { formatAmount } from './currency.ts'

export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** One numbered rule of a rule book, as its file has it. */
interface Rule {
  readonly id: string
  /** The rule's text, tables included, without its refusal sentences. */
  readonly text: string
  /** What a player is told when this rule forbids something, by reason; `{figure}` is filled in. */
  readonly sentences: ReadonlyMap<string, string>
}

export type RuleBook = ReadonlyMap<string, Rule>

export type RuleBooks = Readonly<Record<Language, RuleBook>>

/** How a rule is named, in every game: `BO-7.2`, `1846-6.3a`, `1856-5c`, `1860-SR.7`, `STEAM-B4.7`. Chapters have no such name. */
export const RULE_ID =
  /\b(?:\d{4}|[A-Z]{2,})-(?:[A-Z]*\d*\.\d+[a-z]?|[A-Z]?\d+[a-z]|[A-Z](?:\d+|[a-z]))(?![\w-])/

const RULE = new RegExp(`^- \\*\\*(${RULE_ID.source})(.*)$`)
const SENTENCE = /^ {2}- `([a-z-]+)` (.+)$/

/** A rule book as its readers want it: what players are told when a rule refuses something is no rule. */
export const withoutSentences = (markdown: string): string =>
  markdown
    .split(/\r?\n/)
    .filter((line) => !SENTENCE.test(line))
    .join('\n')

/**
 * Reads a rule book. A rule is a list item `- **ID title.** text`, with
 * whatever is indented below it; an item below it of the form
 * "- `reason` sentence" is what is said when the rule refuses something.
 */
export function readRuleBook(markdown: string): RuleBook {
  const book = new Map<string, Rule>()
  let lines: string[] = []
  let sentences = new Map<string, string>()
  let id = ''
  const close = () => {
    if (id) book.set(id, { id, text: lines.join('\n').trim(), sentences })
    id = ''
  }
  for (const line of markdown.split(/\r?\n/)) {
    const rule = RULE.exec(line)
    const sentence = SENTENCE.exec(line)
    if (rule) {
      close()
      id = rule[1]!
      lines = [`**${id}${rule[2]}`]
      sentences = new Map()
    } else if (line.startsWith('#')) close()
    else if (id === '') continue
    else if (sentence) sentences.set(sentence[1]!, sentence[2]!)
    else lines.push(line.replace(/^ {2}/, ''))
  }
  close()
  return book
}

/** A figure's place in a sentence: `{cities}`, or `{cities:、}` for a list with that between its items. */
export const BLANK = /\{([a-zA-Z]+)(?::([^}]+))?\}/g

/** What players call something of the game, by the name of the figure that stands for it in a sentence. */
export type Naming = (figure: string, word: string) => string

/** What the refused player reads; where nobody names the things of the game, they have the names of the rules. */
export function sentenceOf(
  book: RuleBook,
  { rule, reason, figures }: Refusal,
  players: readonly string[],
  called: Naming = (_, word) => word,
): string {
  const sentence = book.get(rule)?.sentences.get(reason)
  if (sentence === undefined) throw new Error(`${rule} has no sentence for ${reason}`)
  return sentence.replace(
    BLANK,
    (blank, name: string, between = ', ') =>
      figureText(figures[name], players, between, (word) => called(name, word)) ?? blank,
  )
}

function figureText(
  figure: Figure | undefined,
  players: readonly string[],
  between: string,
  called: (word: string) => string,
): string | undefined {
  const read = (one: number | string) => (typeof one === 'number' ? formatAmount(one) : called(one))
  if (typeof figure !== 'object') return figure === undefined ? undefined : read(figure)
  return 'seat' in figure ? players[figure.seat] : figure.map(read).join(between)
}
