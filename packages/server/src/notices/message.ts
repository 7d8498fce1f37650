import type { Language } from '@roundhouse/kernel'
import { WORDS } from './words.ts'

/** A table at which it is somebody's turn. */
export interface Turn {
  readonly table: string
  readonly title: string
  readonly round: string
  readonly prompt: string
}

/** What somebody is told, by whatever channel. */
export interface Message {
  readonly subject: string
  readonly lines: readonly string[]
  readonly link: string
  /** Where it is settled how somebody is told. */
  readonly settings: string
}

/** Who is told, and in which language. */
export interface Reader {
  readonly name: string
  readonly language: Language
}

/** One message about all of somebody's turns. */
export function turnsMessage(turns: readonly Turn[], { name, language }: Reader, house: string): Message {
  const words = WORDS[language]
  const [first] = turns
  const isAlone = turns.length === 1
  const link = (turn: Turn) => `${house}/t/${turn.table}`
  return {
    subject: isAlone ? words.turn(name, first!.title) : words.turns(name, turns.length),
    lines: turns.flatMap((turn) => [
      ...(isAlone ? [] : [turn.title]),
      words.asked(turn.round, turn.prompt),
      link(turn),
    ]),
    link: isAlone ? link(first!) : `${house}/`,
    settings: words.settings(`${house}/me`),
  }
}

/** What somebody gets who wants to see whether a channel works. */
export const testMessage = ({ name, language }: Reader, house: string): Message => ({
  subject: WORDS[language].testSubject(name),
  lines: [WORDS[language].test],
  link: `${house}/me`,
  settings: WORDS[language].settings(`${house}/me`),
})

/** A letter. */
export const asText = ({ lines, settings }: Message): string => `${lines.join('\n')}\n\n-- \n${settings}\n`

/**
 * The body for a webhook: Discord reads `content`, Slack `text`. What people
 * wrote is not taken for a mention, a link or a style there.
 */
export function asWebhook({ subject, lines }: Message): string {
  const all = [subject, ...lines]
  return JSON.stringify({
    content: all.map(forDiscord).join('\n').slice(0, 2000),
    allowed_mentions: { parse: [] },
    text: all.map(forSlack).join('\n'),
  })
}

const isLink = (line: string): boolean => /^https?:\/\/\S+$/.test(line)

const forDiscord = (line: string): string =>
  isLink(line) ? line : line.replace(/[\\*_~`|>[\]()<@#-]/g, '\\$&')

const forSlack = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
