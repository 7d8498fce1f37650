import {
  type Game,
  type GameSetup,
  giveBack,
  hasEnded,
  isRefusal,
  type Move,
  newSession,
  type Refusal,
  redoCount,
  reopenSession,
  revealsNothing,
  type Seat,
  type Session,
  takeBack,
  undoCount,
} from '@roundhouse/kernel'
import type { Branching } from '../protocol/cards.ts'
import type { UndoRefusal } from '../protocol/position.ts'
import { PERSON, type SeatPlan } from '../protocol/seatPlan.ts'
import { Trouble } from '../trouble.ts'
import type { DeviceRecord } from './store.ts'

/** A game of this device: who plays it, and who has the device in hand. */
export interface DeviceSession extends Session {
  readonly id: string
  readonly seats: readonly SeatPlan[]
  readonly branchOf?: Branching
  /** Where it was read from a file: how many moves stood there. */
  readonly imported?: number
  /** How often it has been stored. */
  revision: number
  /** Who has the device in hand. */
  holder: Seat | null
  /** To whom the device must go next, for something that only they may see. */
  pass: Seat | null
}

type SessionOrigin = Pick<DeviceSession, 'id' | 'seats' | 'branchOf' | 'imported'>

/** The past is looked at step by step, back and forth. */
const CHECKPOINT_EVERY = 10

/** Sets a game up, or says by which rule it cannot be. */
export function newDeviceSession(
  game: Game,
  setup: Omit<GameSetup, 'players'>,
  origin: SessionOrigin,
): DeviceSession | Refusal {
  const players = origin.seats.map(({ name }) => name)
  const session = newSession(game, { ...setup, players, checkpointEvery: CHECKPOINT_EVERY })
  return isRefusal(session) ? session : onDevice(session, origin)
}

const onDevice = (session: Session, { id, seats, branchOf, imported }: SessionOrigin): DeviceSession => ({
  ...session,
  id,
  seats,
  ...(branchOf && { branchOf }),
  ...(imported !== undefined && { imported }),
  revision: 0,
  holder: null,
  pass: null,
})

/** Opens a stored game again, with everything that its moves told. */
export function reopenDeviceSession(
  game: Game,
  { record, joined = [], ...origin }: DeviceRecord,
): DeviceSession {
  const session = reopenSession(game, record, CHECKPOINT_EVERY)
  if ('refused' in session) throw new Trouble('damaged')
  for (const index of joined) session.joined.add(session.table.record.entries[index] as Move)
  return { ...onDevice(session, origin), revision: origin.revision }
}

/** A game as its next revision. */
export function storedOf({
  id,
  table,
  joined,
  seats,
  branchOf,
  imported,
  revision,
}: DeviceSession): DeviceRecord {
  const { record } = table
  return {
    id,
    revision: revision + 1,
    record,
    seats,
    joined: record.entries.flatMap((entry, index) => (joined.has(entry as Move) ? [index] : [])),
    ...(branchOf && { branchOf }),
    ...(imported !== undefined && { imported }),
  }
}

/** Takes the last move of a person back, and what bots did since. */
export function undoOnDevice(session: DeviceSession): void {
  const count = undoable(session)
  if (count > 0) takeBack(session, session.table.moves.at(-count)!.seat, count)
}

/** Gives back what was taken back last. */
export function redoOnDevice(session: DeviceSession): void {
  const count = redoable(session)
  if (count > 0) giveBack(session, session.table.undone.at(-1)!.seat, count)
}

/** How many moves an undo takes back; none where only bots have moved, or where what stands is to stay. */
export function undoable(session: DeviceSession): number {
  const count = undoCount(session, isPersonsIn(session))
  // whoever plays a branch has every seat of it, and may go back as they like
  return count === 0 || session.branchOf || !mustStand(session, count) ? count : 0
}

/** Why nothing can be taken back. */
export function undoRefusal(session: DeviceSession): UndoRefusal {
  const { table, imported = 0 } = session
  const count = undoCount(session, isPersonsIn(session))
  if (count === 0) return 'nothing'
  return table.moves.length - count < imported ? 'recorded' : 'luck'
}

/** A game that is over stays so, as does what a file recorded; and nothing that was told is untold. */
const mustStand = ({ table, imported = 0 }: DeviceSession, count: number): boolean =>
  hasEnded(table) || table.moves.length - count < imported || !revealsNothing(table, count)

/** How many moves a redo gives back: one, and what bots did after it. */
export const redoable = (session: DeviceSession): number =>
  hasEnded(session.table) ? 0 : redoCount(session, isPersonsIn(session))

const isPersonsIn =
  ({ seats }: DeviceSession) =>
  ({ seat }: Move): boolean =>
    isPerson(seats[seat]!)

export const isPerson = ({ kind }: SeatPlan): boolean => kind === PERSON
