import { Unreadable } from '@roundhouse/18xx/recorded'
import type { HexName } from '@roundhouse/board'
import type { Chance, Seat } from '@roundhouse/kernel'

/** What must be remembered of a recorded game beside the position. */
export interface Memory {
  /** Seats by the names that actions use. */
  readonly seats: ReadonlyMap<string, Seat>
  readonly luck: Chance
  /** The deck of the distribution, blanks told apart. */
  deck: string[]
  /** Certificates that are not in their corporation's treasury. */
  readonly sold: Set<string>
  /** Where each copy of a tile was laid last. */
  readonly tiles: Map<string, HexName>
  /** Passes of the company on turn in its train step. */
  trainPasses: number
}

export const seatNamed = ({ seats }: Memory, name: unknown): Seat => {
  const seat = seats.get(String(name))
  if (seat === undefined) throw new Unreadable(`no player is called ${name}`)
  return seat
}
