import {
  askedAt,
  canonical,
  type Game,
  type GameState,
  hasEnded,
  positionAt,
  redactFor,
  type Seat,
} from '@roundhouse/kernel'
import { type DeviceSession, isPerson } from './session.ts'

/** Says who has the device now, or to whom it must go first. Call it after every change. */
export function handOver(session: DeviceSession): void {
  const { seats, table, branchOf } = session
  const people = seats.flatMap((plan, seat) => (isPerson(plan) ? [seat] : []))
  session.pass = null
  if (people.length < 2) {
    session.holder = people[0] ?? null
    return
  }
  const next = askedAt(table).find(({ seat }) => people.includes(seat))?.seat
  if (next === undefined || next === session.holder) return
  // whoever plays a branch has every seat of it
  if (!branchOf && isPrivate(table.game, table.state, next)) session.pass = next
  else session.holder = next
}

/** The person to whom the device was passed has it. */
export function acceptDevice(session: DeviceSession): void {
  session.holder = session.pass ?? session.holder
  session.pass = null
}

/** Whether this seat is about to choose in secret, or sees what others do not. */
const isPrivate = (game: Game, state: GameState, seat: Seat): boolean =>
  game.steps.some((step) => step.secret && !step.refuseNow(state, seat)) ||
  canonical(redactFor(game, state, seat)) !== canonical(redactFor(game, state, null))

/** Whose eyes the screen is for; nobody's while the device changes hands. */
export const viewerOf = ({ holder, pass }: Pick<DeviceSession, 'holder' | 'pass'>): Seat | null =>
  pass === null ? holder : null

/** Whether nothing of a moment was hidden from whoever has the device, or nothing matters any more: the game is over. */
export function knowsAll(session: DeviceSession, move: number): boolean {
  const { game } = session.table
  if (hasEnded(session.table)) return true
  const then = positionAt(session.table, move)
  const { chance } = redactFor(game, then, null)
  return canonical(redactFor(game, then, viewerOf(session))) === canonical({ ...then, chance })
}
