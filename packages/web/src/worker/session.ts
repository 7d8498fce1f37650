import {
  type Entry,
  type EventLog,
  follow,
  type Game,
  type GameEvent,
  isRefusal,
  logEvents,
  move,
  mustFit,
  type NewGame,
  newTable,
  type Refusal,
  redo,
  revealsNothing,
  type Seat,
  type Table,
  undo,
} from '@roundhouse/kernel'
import { type Branching, PERSON, type SeatPlan } from './protocol.ts'
import type { Stored } from './store.ts'
import { Trouble } from './trouble.ts'

/** A game at the table, with what its moves told. */
export interface DeviceSession extends EventLog {
  readonly id: string
  readonly table: Table
  readonly seats: readonly SeatPlan[]
  readonly branchOf?: Branching
  /** It was read from a file. */
  readonly imported?: true
  /** How often it has been stored. */
  revision: number
  /** Who has the device in hand. */
  holder: Seat | null
  /** To whom the device must go next, for something that only they may see. */
  pass: Seat | null
}

interface Seating {
  readonly id: string
  readonly seats: readonly SeatPlan[]
  readonly branchOf?: Branching
  readonly imported?: true
}

/** The past is looked at step by step, back and forth. */
const KEPT_EVERY = 10

/** Sets a game up, or says by which rule it cannot be. */
export function newSession(
  game: Game,
  setup: Omit<NewGame, 'players'>,
  { id, seats, branchOf, imported }: Seating,
): DeviceSession | Refusal {
  const events: GameEvent[] = []
  const players = seats.map(({ name }) => name)
  const table = newTable(game, { ...setup, players, keptEvery: KEPT_EVERY }, events)
  if (isRefusal(table)) return table
  const rest = { eventsByMove: [events], undoneEvents: [], revision: 0, holder: null, pass: null }
  return { id, seats, table, ...rest, ...(branchOf && { branchOf }), ...(imported && { imported }) }
}

/** Opens a stored game again, with everything that its moves told. */
export function reopenSession(
  game: Game,
  { record, together = [], ...seating }: Pick<Stored, 'record' | 'together'> & Seating,
): DeviceSession {
  mustFit(game, record)
  const session = newSession(game, record, seating)
  if (isRefusal(session)) throw new Trouble('damaged')
  for (const entry of record.entries) if (put(session, entry)) throw new Trouble('damaged')
  for (const place of together) joined.add(session.table.record.entries[place]!)
  return session
}

/** Puts an entry of a log on the table. */
export function put(session: DeviceSession, entry: Entry): Refusal | undefined {
  const events: GameEvent[] = []
  const refused = follow(session.table, entry, events)
  if (!refused) logEvents(session, entry, events)
  return refused
}

export function makeMove(session: DeviceSession, seat: Seat, action: unknown): Refusal | undefined {
  const events: GameEvent[] = []
  const refused = move(session.table, seat, action, events)
  if (!refused) logEvents(session, lastEntry(session), events)
  return refused
}

/** Moves that were made in one press with the one before. */
const joined = new WeakSet<Entry>()

/** Their places in the log. */
export const togetherIn = ({ table }: DeviceSession): number[] =>
  table.record.entries.flatMap((entry, place) => (joined.has(entry) ? [place] : []))

/** Makes a move that was decided together with the last: it is taken back with it. */
export function makeJoinedMove(session: DeviceSession, seat: Seat, action: unknown): Refusal | undefined {
  const refused = makeMove(session, seat, action)
  if (!refused) joined.add(lastEntry(session))
  return refused
}

/** Takes the last move of a person back, and what bots did since. */
export function takeBack(session: DeviceSession): void {
  const count = undoable(session)
  if (count === 0) return
  undo(session.table, session.table.line.at(-count)!.seat, count)
  logEvents(session, lastEntry(session), [])
}

/** Gives back what was taken back last. */
export function giveBack(session: DeviceSession): void {
  const count = redoable(session)
  if (count === 0) return
  redo(session.table, session.table.undone.at(-1)!.seat, count)
  logEvents(session, lastEntry(session), [])
}

/** How many moves an undo takes back; none where only bots have moved, or where it would untell something. */
export function undoable({ table, seats, branchOf }: DeviceSession): number {
  const { line } = table
  const last = line.findLastIndex((made) => isPerson(seats[made.seat]!) && !joined.has(made))
  if (last < 0) return 0
  const count = line.length - last
  // whoever tries a line plays every seat of it, and may go back as they like
  return branchOf || revealsNothing(table, count) ? count : 0
}

/** How many moves a redo gives back: one, and what bots did after it. */
export function redoable({ table: { undone }, seats }: DeviceSession): number {
  if (undone.length === 0) return 0
  const next = undone.slice(0, -1).findLastIndex((made) => isPerson(seats[made.seat]!) && !joined.has(made))
  return undone.length - 1 - next
}

const lastEntry = ({ table }: DeviceSession): Entry => table.record.entries.at(-1)!

export const isPerson = ({ kind }: SeatPlan): boolean => kind === PERSON
