import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import { PERSON } from '../worker/protocol/seatPlan.ts'

/** Whether a person at this device is asked. */
export const waitsForPerson = ({ turn, seats }: Pick<DeviceGameCard, 'turn' | 'seats'>): boolean =>
  turn.some((seat) => seats[seat]?.kind === PERSON)

/** How many games wait for somebody at this device; branches do not. */
export const countWaiting = (games: readonly DeviceGameCard[]): number =>
  games.filter((game) => !game.branchOf && waitsForPerson(game)).length
