import type { DeviceGameCard } from '../worker/protocol/cards.ts'
import type { Position } from '../worker/protocol/position.ts'
import { PERSON } from '../worker/protocol/seatPlan.ts'

/** Whether a person at this device is asked, in a game that can be played here. */
export const waitsForPerson = ({
  turn,
  seats,
  oldRules,
}: Pick<DeviceGameCard, 'turn' | 'seats' | 'oldRules'>): boolean =>
  !oldRules && turn.some((seat) => seats[seat]?.kind === PERSON)

/** The games of this device that wait for somebody at it; branches do not. */
export const waitingOnDevice = (games: readonly DeviceGameCard[]): readonly DeviceGameCard[] =>
  games.filter((game) => !game.branchOf && waitsForPerson(game))

type OpenGame = Pick<Position, 'id' | 'asked' | 'seats' | 'viewer' | 'branchOf' | 'online'>

/** How many games wait: by the lists, but of the game that is open it is known sooner. */
export function countWaiting(listed: readonly { readonly id: string }[], open: OpenGame | null): number {
  const others = listed.filter(({ id }) => id !== open?.id).length
  return open && waitsHere(open) ? others + 1 : others
}

function waitsHere({ asked, seats, viewer, branchOf, online }: OpenGame): boolean {
  if (branchOf) return false
  return online
    ? asked.some(({ seat }) => seat === viewer)
    : waitsForPerson({ turn: asked.map(({ seat }) => seat), seats })
}
