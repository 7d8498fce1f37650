import { LANGUAGES } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { BALLOTS, TABLE_LISTS, TABLE_PACES, TABLE_STATES, UNDO_POLICIES, VISIBILITIES } from './choices.ts'
import { seatShape, standingShape } from './kernel.ts'
import { fields, list, means, strictFields, textUpTo, whole } from './means.ts'
import { title } from './title.ts'

export const visibility = means(
  'Open: listed, anybody may join. Invited: listed, joined by invitation. Unlisted: found and joined by invitation alone.',
  z.enum(VISIBILITIES),
)
export type Visibility = z.infer<typeof visibility>

export const tablePace = means(
  'Live: everybody is there. Turns: each plays when there is time.',
  z.enum(TABLE_PACES),
)
export type TablePace = z.infer<typeof tablePace>

export const undoPolicy = means(
  'Free: any player takes moves back. Own: the player who made the last moves, as long as nobody else has decided and no luck has fallen. Consent: when all others agree. None: what is done is done.',
  z.enum(UNDO_POLICIES),
)
export type UndoPolicy = z.infer<typeof undoPolicy>

export const tableState = means(
  'Finished: by the rules. Ended: by agreement before that.',
  z.enum(TABLE_STATES),
)
export type TableState = z.infer<typeof tableState>

export const tableList = means(
  'Mine: where I sit or that I set up, until they are over; where it is my turn comes first. Finished: mine that are over. Open: where a seat is free. Playing: where anybody may look on. Fifty to a page.',
  z.enum(TABLE_LISTS),
)
export type TableList = z.infer<typeof tableList>

export const ballotKind = means(
  'Undo: take back to a move. End: stop here. Remove: a bot takes over a seat; only while whoever sits there is asked and has been silent for long, and withdrawn when they do something.',
  z.enum(BALLOTS),
)
export type BallotKind = z.infer<typeof ballotKind>

const time = means('In milliseconds since 1970.', whole)

export const seatCard = fields({
  kind: z.enum(['open', 'person', 'bot']),
  name: means('Empty for an open seat.', z.string()),
  user: z.exactOptional(means('The person’s account.', z.string())),
  bot: z.exactOptional(means('The name of the bot that plays.', z.string())),
})
/** Who sits on a seat of a table. */
export type SeatCard = z.infer<typeof seatCard>

const awaitedSeat = fields({
  seat: seatShape,
  since: means('Since when they have done nothing about it, in milliseconds since 1970.', whole),
  long: means('For so long that the others may have a bot take over.', z.boolean()),
})
/** Somebody who is asked. */
export type AwaitedSeat = z.infer<typeof awaitedSeat>

const tableGlance = fields({ round: z.string(), prompt: z.string() })

export const tableCard = means(
  'A table as lists and waiting rooms show it.',
  fields({
    id: means('Of the table, and of the game that is played there.', z.string()),
    game: means('Which game it is: `1846`.', z.string()),
    title: z.string(),
    state: tableState,
    visibility,
    pace: tablePace,
    undo: undoPolicy,
    options: means(
      'As in `Options`, with what was left out filled in.',
      z.readonly(z.record(z.string(), z.unknown())),
    ),
    seats: means('In the order of their numbers.', list(seatCard)),
    host: means('The account of whoever set it up; null when that is gone.', z.nullable(z.string())),
    seq: means('How many entries its log has.', whole),
    turn: means('The seats that are asked.', list(seatShape)),
    awaited: list(awaitedSeat),
    glance: means(
      'Where the game stands, in a few words of each language.',
      z.nullable(z.readonly(z.record(z.enum(LANGUAGES), tableGlance))),
    ),
    scores: means('Best first, once it is over.', list(standingShape)),
    mine: means('The seat of whoever asks; null for a spectator.', z.nullable(seatShape)),
    invitation: means(
      'By which others join; only for those who sit at the table, and the host.',
      z.nullable(z.string()),
    ),
    created: time,
    moved: time,
  }),
)
/** A table as lists and waiting rooms show it. */
export type TableCard = z.infer<typeof tableCard>

/** They are read by the game. */
export const tableOptionsShape = z.readonly(z.record(textUpTo(64), z.unknown()))

const place = z.int().check(z.minimum(0), z.maximum(99))

export const newTableShape = strictFields({
  game: means('One of the games that are named above: `1846`.', textUpTo(64)),
  title,
  players: z.int().check(z.minimum(1), z.maximum(99)),
  bots: means(
    'The bots, by the seats that they take; the other seats are open.',
    z.readonly(
      z.array(strictFields({ seat: place, bot: textUpTo(32).check(z.minLength(1)) })).check(z.maxLength(99)),
    ),
  ),
  seat: z.exactOptional(
    means('Where whoever sets the table up sits down; absent for somebody who only hosts.', place),
  ),
  options: tableOptionsShape,
  visibility,
  pace: tablePace,
  undo: undoPolicy,
})
export type NewTable = z.infer<typeof newTableShape>

export const message = fields({
  place: means('Counted from 0 at each table.', whole),
  name: means('The name of whoever said it, as it is now.', z.string()),
  user: z.nullable(z.string()),
  text: z.string(),
  said: time,
})
export type Message = z.infer<typeof message>

export const ballot = means(
  'Something that the people at a table must agree on.',
  fields({
    kind: ballotKind,
    subject: means('Undo: how many moves would stand. Remove: the seat. End: 0.', whole),
    agreed: list(seatShape),
    open: means('Those who have not said anything yet.', list(seatShape)),
  }),
)
/** Something that the people at a table must agree on. */
export type Ballot = z.infer<typeof ballot>
