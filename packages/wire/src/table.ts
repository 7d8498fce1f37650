import { LANGUAGES } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import {
  BALLOTS,
  MESSAGE_REMOVERS,
  TABLE_CLOSINGS,
  TABLE_LISTS,
  TABLE_PACES,
  TABLE_STATES,
  UNDO_POLICIES,
  VISIBILITIES,
} from './allowedValues.ts'
import { seatShape, standingShape } from './kernelShapes.ts'
import { requestKeyShape } from './requestKey.ts'
import { described, fields, list, strictFields, textUpTo, whole } from './shapeBuilders.ts'
import { titleShape } from './title.ts'

export const visibilityShape = described(
  'Open: listed, anybody may join. Invited: listed, joined by invitation. Unlisted: found and joined by invitation alone.',
  z.enum(VISIBILITIES),
)
export type Visibility = z.infer<typeof visibilityShape>

export const tablePaceShape = described(
  'Live: everybody is there. Turns: each plays when there is time.',
  z.enum(TABLE_PACES),
)
export type TablePace = z.infer<typeof tablePaceShape>

export const undoPolicyShape = described(
  'Free: any player takes moves back. Own: the player who made the last moves, as long as nobody else has decided and no luck has fallen. Consent: when all others agree. None: what is done is done.',
  z.enum(UNDO_POLICIES),
)
export type UndoPolicy = z.infer<typeof undoPolicyShape>

export const tableStateShape = described(
  'Finished: by the rules. Ended: before that, by agreement or by whoever runs the site.',
  z.enum(TABLE_STATES),
)
export type TableState = z.infer<typeof tableStateShape>

export const tableListShape = described(
  'Mine: where I sit or that I set up, until they are over; where it is my turn comes first. Finished: mine that are over. Open: where a seat is free. Playing: where anybody may look on. Fifty to a page.',
  z.enum(TABLE_LISTS),
)
export type TableList = z.infer<typeof tableListShape>

export const ballotKindShape = described(
  'Undo: take back to a move. End: stop here. Remove: a bot takes over a seat; only while whoever sits there is asked and has been silent for long, and withdrawn when they do something.',
  z.enum(BALLOTS),
)
export type BallotKind = z.infer<typeof ballotKindShape>

const time = described('In milliseconds since 1970.', whole)

export const seatCardShape = fields({
  kind: z.enum(['open', 'person', 'bot']),
  name: described('Empty for an open seat.', z.string()),
  user: z.exactOptional(described('The person’s account.', z.string())),
  bot: z.exactOptional(described('The name of the bot that plays.', z.string())),
  banned: z.exactOptional(
    described(
      'Whoever runs the site has banned the account: the others may have a bot take over at once.',
      z.literal(true),
    ),
  ),
})
/** Who sits on a seat of a table. */
export type SeatCard = z.infer<typeof seatCardShape>

const awaitedSeatShape = fields({
  seat: seatShape,
  since: described('Since when they have done nothing about it, in milliseconds since 1970.', whole),
  long: described('For so long that the others may have a bot take over.', z.boolean()),
})
/** Somebody who is asked. */
export type AwaitedSeat = z.infer<typeof awaitedSeatShape>

const statusLineShape = fields({ round: z.string(), prompt: z.string() })

export const tableCardShape = described(
  'A table as lists and waiting rooms show it.',
  fields({
    id: described('Of the table, and of the game that is played there.', z.string()),
    game: described('Which game it is: `1846`.', z.string()),
    title: z.string(),
    state: tableStateShape,
    visibility: visibilityShape,
    pace: tablePaceShape,
    undo: undoPolicyShape,
    options: described(
      'As in `Options`, with what was left out filled in.',
      z.readonly(z.record(z.string(), z.unknown())),
    ),
    seats: described('In the order of their numbers.', list(seatCardShape)),
    host: described('The account of whoever set it up; null when that is gone.', z.nullable(z.string())),
    seq: described('How many entries its log has.', whole),
    turn: described('The seats that are asked.', list(seatShape)),
    awaited: list(awaitedSeatShape),
    statusLines: described(
      'Where the game stands, in a few words of each language.',
      z.nullable(z.readonly(z.record(z.enum(LANGUAGES), statusLineShape))),
    ),
    scores: described('Best first, once it is over.', list(standingShape)),
    mine: described('The seat of whoever asks; null for a spectator.', z.nullable(seatShape)),
    invitation: described(
      'By which others join; only for those who sit at the table, and the host.',
      z.nullable(z.string()),
    ),
    created: time,
    moved: time,
    closed: z.exactOptional(
      described(
        'Whoever runs the site has ended the game; nobody has won it, and `scores` is empty.',
        z.literal(true),
      ),
    ),
    closedReason: z.exactOptional(described('Why, in their words.', z.string())),
  }),
)
/** A table as lists and waiting rooms show it. */
export type TableCard = z.infer<typeof tableCardShape>

/** They are read by the game. */
export const tableOptionsShape = z.readonly(z.record(textUpTo(64), z.unknown()))

const seatNumber = z.int().check(z.minimum(0), z.maximum(99))

export const newTableShape = strictFields({
  game: described('One of the games that are named above: `1846`.', textUpTo(64)),
  title: titleShape,
  players: z.int().check(z.minimum(1), z.maximum(99)),
  bots: described(
    'The bots, by the seats that they take; the other seats are open.',
    z.readonly(
      z
        .array(strictFields({ seat: seatNumber, bot: textUpTo(32).check(z.minLength(1)) }))
        .check(z.maxLength(99)),
    ),
  ),
  seat: z.exactOptional(
    described('Where whoever sets the table up sits down; absent for somebody who only hosts.', seatNumber),
  ),
  options: tableOptionsShape,
  visibility: visibilityShape,
  pace: tablePaceShape,
  undo: undoPolicyShape,
})
export type NewTable = z.infer<typeof newTableShape>

export const messageShape = fields({
  place: described('Counted from 0 at each table.', whole),
  name: described('The name of whoever said it, as it is now.', z.string()),
  user: z.nullable(z.string()),
  text: described('Empty where it was deleted.', z.string()),
  said: time,
  deleted: z.exactOptional(described('It was deleted.', z.literal(true))),
  deletedBy: z.exactOptional(
    described(
      'By whoever said it, the host of the table, or whoever runs the site; absent where that was not kept.',
      z.enum(MESSAGE_REMOVERS),
    ),
  ),
})
export type Message = z.infer<typeof messageShape>

export const messageRequestShape = strictFields({
  text: described(
    'What is said. Signs that turn round how it is read are left out.',
    textUpTo(500).check(z.minLength(1), z.regex(/\S/)),
  ),
  key: z.exactOptional(requestKeyShape),
})
/** Something that is said at a table; a key says that it is the same one again. */
export type MessageRequest = z.infer<typeof messageRequestShape>

export type MessageRemover = (typeof MESSAGE_REMOVERS)[number]

export const barredPersonShape = fields({
  user: z.string(),
  name: described('Their name, as it is now.', z.string()),
})
/** Somebody who may not come to a table. */
export type BarredPerson = z.infer<typeof barredPersonShape>

export const tableClosingShape = described(
  'Host: the host of the table closed it. Site: whoever runs the site did. Expired: it waited for too long.',
  z.enum(TABLE_CLOSINGS),
)
export type TableClosing = z.infer<typeof tableClosingShape>

export const ballotShape = described(
  'Something that the people at a table must agree on.',
  fields({
    kind: ballotKindShape,
    subject: described('Undo: how many moves would stand. Remove: the seat. End: 0.', whole),
    agreed: list(seatShape),
    open: described('Those who have not said anything yet.', list(seatShape)),
    declined: z.exactOptional(
      described('Who said no. It is told, and not asked again, until somebody moves.', seatShape),
    ),
  }),
)
/** Something that the people at a table must agree on. */
export type Ballot = z.infer<typeof ballotShape>
