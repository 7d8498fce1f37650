import { PERSON, type ShelfCard } from '../worker/protocol.ts'

/** Whether a person at this device is asked. */
export const isSlow = ({ turn, seats }: Pick<ShelfCard, 'turn' | 'seats'>): boolean =>
  turn.some((seat) => seats[seat]?.kind === PERSON)

/** How many games wait for somebody at this device; lines that are only tried do not. */
export const waitingIn = (games: readonly ShelfCard[]): number =>
  games.filter((game) => !game.branchOf && isSlow(game)).length
