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
export interface Notice {
  readonly subject: string
  readonly lines: readonly string[]
  /** Those of the lines that are addresses of ours; whatever looks like one otherwise, somebody wrote. */
  readonly links: readonly string[]
  readonly link: string
  /** Where it is settled how somebody is told. */
  readonly settings: string
}

/** Who is told, and in which language. */
export interface NoticeReader {
  readonly name: string
  readonly language: Language
}

/** One message about all of somebody's turns. */
export function turnsMessage(
  turns: readonly Turn[],
  { name, language }: NoticeReader,
  siteUrl: string,
): Notice {
  const words = WORDS[language]
  const [first] = turns
  const isAlone = turns.length === 1
  const link = (turn: Turn) => `${siteUrl}/t/${turn.table}`
  return {
    subject: isAlone ? words.turn(name, first!.title) : words.turns(name, turns.length),
    lines: turns.flatMap((turn) => [
      ...(isAlone ? [] : [turn.title]),
      words.asked(turn.round, turn.prompt),
      link(turn),
    ]),
    links: turns.map(link),
    link: isAlone ? link(first!) : `${siteUrl}/`,
    settings: words.settings(`${siteUrl}/me`),
  }
}

/** What somebody gets who wants to see whether a channel works. */
export const testMessage = ({ name, language }: NoticeReader, siteUrl: string): Notice => ({
  subject: WORDS[language].testSubject(name),
  lines: [WORDS[language].test],
  links: [],
  link: `${siteUrl}/me`,
  settings: WORDS[language].settings(`${siteUrl}/me`),
})

/** A letter. */
export const asText = ({ lines, settings }: Notice): string => `${lines.join('\n')}\n\n-- \n${settings}\n`

/**
 * The body for a webhook: Discord reads `content`, Slack `text`. What people
 * wrote is not taken for a mention, a link or a style there.
 */
export function asWebhook({ subject, lines, links }: Notice): string {
  const all = [subject, ...lines]
  const linesFor = (written: (line: string) => string) =>
    all.map((line) => (links.includes(line) ? line : written(line))).join('\n')
  return JSON.stringify({
    content: linesFor(forDiscord).slice(0, 2000),
    allowed_mentions: { parse: [] },
    text: linesFor(forSlack),
  })
}

const forDiscord = (line: string): string => line.replace(/[\\*_~`|>[\]()<@#-]|:(?=\/\/)/g, '\\$&')

/** No sign takes the meaning from `://` there; an unseen space between does. */
const forSlack = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('://', ':\u200B//')
