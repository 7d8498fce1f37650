import { type CompanyId, HEX, isMinor, SIDE, type State1846, trainsOf } from '@roundhouse/1846'
import type { HexName } from '@roundhouse/board'
import type { NearStop } from '../18xx/nearness.ts'
import { FARTHEST } from './ground.ts'
import { nearStops, nearStopsAfterLays } from './nearness.ts'

/** What is left of the value of a stop with each step of distance. */
const NEARNESS = Array.from({ length: FARTHEST + 1 }, (_, steps) => 0.8 ** steps)

/** Stops beyond those that the trains can serve are worth this part. */
const SURPLUS = 0.25

/** How many stops the trains of a minor and of a corporation serve at least, sooner or later. */
const SERVED = { minor: 2, corporation: 4 } as const

/** What a company's network promises: the stops that it reaches, and those that it could reach with a few tiles. */
export const prospects = (state: State1846, id: CompanyId): number =>
  worthOfAll(state, id, nearStops(state, id))

/** The same after tiles that are laid on the board of this position. */
export function prospectsAfterLays(
  state: State1846,
  id: CompanyId,
): (then: State1846, hex: HexName) => number {
  const nearAfter = nearStopsAfterLays(state, id)
  return (then, hex) => worthOfAll(then, id, nearAfter(then, hex))
}

function worthOfAll(state: State1846, id: CompanyId, stops: readonly NearStop[]): number {
  const worths: number[] = []
  let [east, west] = [0, 0]
  for (const near of stops) {
    const nearness = NEARNESS[near.steps]!
    worths.push(worthOf(state, near) * nearness)
    const { eastWest } = HEX.get(near.hex)!
    if (eastWest?.side === 'E') east = Math.max(east, eastWest.bonus * nearness)
    if (eastWest?.side === 'W') west = Math.max(west, eastWest.bonus * nearness)
  }
  worths.sort((one, other) => other - one)
  const visits = trainsOf(state, id).reduce((sum, { side }) => sum + SIDE[side].visits, 0)
  const served = Math.max(visits, SERVED[isMinor(id) ? 'minor' : 'corporation'])
  // 1846-6.34b
  const through = isMinor(id) ? 0 : 2 * Math.min(east, west)
  return worths.reduce((sum, worth, rank) => sum + (rank < served ? worth : worth * SURPLUS), through)
}

/** What a stop is worth to a route, with a view to what it will become. */
function worthOf({ phase }: State1846, { face: { stops, labels }, stop }: NearStop): number {
  const { revenue } = stops[stop]!
  if (typeof revenue === 'number') return Math.max(revenue, 20) + 10 * labels.length
  return phase === 'I' ? revenue.yellow! : revenue.brown!
}
