import * as z from 'zod/mini'
import { gameChangeShape } from './game.ts'
import { described, fields, list, whole } from './shapeBuilders.ts'
import { ballotShape, messageShape, tableCardShape, tableClosingShape } from './table.ts'

/** From a browser, over the live connection. */
export type LiveRequest =
  /** Watch a table from an entry of its log on; everything since comes at once. Some may look by invitation alone. */
  | { readonly watch: string; readonly seq: number; readonly invitation?: string }
  | { readonly unwatch: string }
  /** Hear of tables that open, fill up and go. */
  | { readonly lobby: boolean }

const table = described('The id of the table.', z.string())

export const livePushShape = described(
  'What comes over the live line.',
  z.union([
    fields({ kind: z.literal('change'), table, change: gameChangeShape }),
    fields({ kind: z.literal('table'), table: tableCardShape }),
    described(
      'The table is no more, or not for whoever hears this.',
      fields({ kind: z.literal('gone'), table, why: z.exactOptional(tableClosingShape) }),
    ),
    fields({ kind: z.literal('message'), table, message: messageShape }),
    fields({ kind: z.literal('ballots'), table, ballots: list(ballotShape) }),
    described(
      'Who of those who sit there has the table open, by their accounts, and how many others look on.',
      fields({ kind: z.literal('present'), table, here: list(z.string()), watching: whole }),
    ),
    described(
      'Which build of the site is served, as soon as the line is open: a page of another one is out of date.',
      fields({ kind: z.literal('build'), build: z.string() }),
    ),
    described(
      'As soon as the line is open, and from then on as often as it says: where nothing comes for twice as long, the line is lost.',
      fields({ kind: z.literal('heartbeat'), seconds: whole }),
    ),
    described('The lists of tables are not what they were.', fields({ kind: z.literal('lobby') })),
  ]),
)
/** From the server. */
export type LivePush = z.infer<typeof livePushShape>
