import type { Figure, Refusal } from './refusal.ts'

export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** One numbered rule of a rule book, as its file has it. */
export interface Rule {
  readonly id: string
  /** The rule's text, tables included, without its refusal sentences. */
  readonly text: string
  /** What a player is told when this rule forbids something, by reason; `{figure}` is filled in. */
  readonly sentences: ReadonlyMap<string, string>
}

export type RuleBook = ReadonlyMap<string, Rule>

export type RuleBooks = Readonly<Record<Language, RuleBook>>

const RULE = /^- \*\*([A-Za-z0-9]+-[A-Za-z0-9.]+)(.*)$/
const SENTENCE = /^ {2}- `([a-z-]+)` (.+)$/

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

/** What the refused player reads. */
export function sentenceOf(
  book: RuleBook,
  { rule, reason, figures }: Refusal,
  players: readonly string[],
): string {
  const sentence = book.get(rule)?.sentences.get(reason)
  if (sentence === undefined) throw new Error(`${rule} has no sentence for ${reason}`)
  return sentence.replace(
    BLANK,
    (blank, name: string, between = ', ') => shown(figures[name], players, between) ?? blank,
  )
}

function shown(figure: Figure | undefined, players: readonly string[], between: string): string | undefined {
  if (typeof figure !== 'object') return figure?.toString()
  return 'seat' in figure ? players[figure.seat] : figure.join(between)
}
