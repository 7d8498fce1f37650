import { type BoardContents, faceAt, type HexName, type Network, revenueIn, slotsOn } from '@roundhouse/board'
import type { Bonus, RunStop } from '@roundhouse/routes'
import type { RunTitle } from './runTitle.ts'

const NO_GROUPS: readonly string[] = []

/**
 * What the trains of a company find at a stop in an era. They run through a
 * city where the company has a token or a slot is empty, a reserved one too,
 * and through no off-board place.
 */
export function runStop(
  { board }: Pick<RunTitle, 'board'>,
  laid: BoardContents,
  company: string,
  era: string,
  hex: HexName,
  index: number,
): RunStop {
  const face = faceAt(laid, board, hex)
  const { kind, revenue, groups = NO_GROUPS } = face.stops[index]!
  const slots = slotsOn(laid, hex, face)[index]!
  const token = slots.includes(company)
  const isOpen = kind === 'city' ? token || slots.includes(null) : kind !== 'offboard'
  return { kind, revenue: revenueIn(revenue, era), token, through: isOpen ? 'free' : 'never', groups }
}

/** A bonus of this name for whoever counts a stop of these hexes, where the network has one. */
export function bonusAt(
  { stops }: Network,
  name: string,
  hexes: readonly HexName[],
  amount: number,
): Bonus[] {
  const at = stops.flatMap(({ hex }, number) => (hexes.includes(hex) ? [number] : []))
  return at.length > 0 ? [{ name, at, with: [], amount, trains: null }] : []
}
