import { canonical, type Game, type GameState, positionAt, redactFor, type Seat } from '@roundhouse/kernel'
import { type DeviceSession, isPerson } from './session.ts'

/** Says who has the device now, or to whom it must go first. Call it after every change. */
export function handOver(sitting: DeviceSession): void {
  const { seats, table, branchOf } = sitting
  const people = seats.flatMap((plan, seat) => (isPerson(plan) ? [seat] : []))
  sitting.pass = null
  if (people.length < 2) {
    sitting.holder = people[0] ?? null
    return
  }
  const next = table.game.asked(table.state).find(({ seat }) => people.includes(seat))?.seat
  if (next === undefined || next === sitting.holder) return
  // whoever tries a line plays every seat of it
  if (!branchOf && isPrivate(table.game, table.state, next)) sitting.pass = next
  else sitting.holder = next
}

/** The person to whom the device was passed has it. */
export function takeDevice(sitting: DeviceSession): void {
  sitting.holder = sitting.pass ?? sitting.holder
  sitting.pass = null
}

/** Whether this seat is about to choose in secret, or sees what others do not. */
const isPrivate = (game: Game, state: GameState, seat: Seat): boolean =>
  game.steps.some((step) => step.secret && !step.open(state, seat)) ||
  canonical(redactFor(game, state, seat)) !== canonical(redactFor(game, state, null))

/** Whose eyes the screen is for; nobody's while the device changes hands. */
export const viewerOf = ({ holder, pass }: DeviceSession): Seat | null => (pass === null ? holder : null)

/** Whether nothing of a moment was hidden from whoever has the device, or nothing matters any more: the game is over. */
export function knowsAll(sitting: DeviceSession, move: number): boolean {
  const { game, state } = sitting.table
  if (game.asked(state).length === 0) return true
  const then = positionAt(sitting.table, move)
  const { chance } = redactFor(game, then, null)
  return canonical(redactFor(game, then, viewerOf(sitting))) === canonical({ ...then, chance })
}
