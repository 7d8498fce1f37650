import {
  type CorporationId,
  PUBLIC_COMPANY,
  type PublicCompanyId,
  type State1856,
  TRAIN,
} from '@roundhouse/1856'
import type { HexName } from '@roundhouse/board'
import { type NearStop, type Start, stopsNear, stopsNearAfterLays } from '../18xx/nearness.ts'
import { typesOwned } from './forecast.ts'
import { FARTHEST, groundOf, hexNumber, lookAt, passingOf, startsIn, startsOf } from './ground.ts'

/** What is left of the value of a stop with each step of distance. */
const NEARNESS = Array.from({ length: FARTHEST + 1 }, (_, steps) => 0.8 ** steps)

/** Stops beyond those that the trains can serve are worth this part. */
const SURPLUS = 0.25

/** How many stops the trains of a corporation serve at least, sooner or later, and at most. */
const [SERVED, MOST_SERVED] = [4, 12]

/** What the network of a corporation promises: the stops that it reaches, and those that it could reach with a few tiles. */
export const prospects = (state: State1856, id: CorporationId): number =>
  prospectsFrom(state, id, startsOf(state, id))

/** The same for one that is not started yet, from its home. */
export const prospectsAtHome = (state: State1856, id: PublicCompanyId): number =>
  prospectsFrom(state, id, startsIn(state, hexNumber(PUBLIC_COMPANY[id].home.hex)))

const prospectsFrom = (state: State1856, id: CorporationId, starts: readonly Start[]): number =>
  worthOfAll(state, id, stopsNear(groundOf(state, passingOf(state, id), FARTHEST), starts))

/** The same after tiles that are laid on the board of this position. */
export function prospectsAfterLays(
  state: State1856,
  id: CorporationId,
): (then: State1856, hex: HexName) => number {
  const ground = groundOf(state, passingOf(state, id), FARTHEST)
  const after = stopsNearAfterLays(ground, startsOf(state, id))
  return (then, name) => {
    const hex = hexNumber(name)
    return worthOfAll(then, id, after(hex, lookAt(then, passingOf(then, id), hex), startsOf(then, id)))
  }
}

function worthOfAll(state: State1856, id: CorporationId, stops: readonly NearStop[]): number {
  const worths = stops.map((near) => worthOf(state, near) * NEARNESS[near.steps]!)
  worths.sort((one, other) => other - one)
  const visits = typesOwned(state, id).reduce((sum, type) => sum + (TRAIN[type].reach ?? MOST_SERVED), 0)
  const served = Math.min(Math.max(visits, SERVED), MOST_SERVED)
  return worths.reduce((sum, worth, rank) => sum + (rank < served ? worth : worth * SURPLUS), 0)
}

/** A city that has no tile yet. */
const YOUNG_CITY = 20

/** What a stop is worth to a route, with a view to what it will become. */
function worthOf({ phase }: State1856, { face: { stops, labels }, stop }: NearStop): number {
  const { revenue, kind } = stops[stop]!
  if (typeof revenue === 'number')
    return kind === 'city'
      ? Math.max(revenue, YOUNG_CITY) + 10 * Math.min(labels.length, 1)
      : Math.max(revenue, 10)
  return phase === '2' ? revenue.yellow! : revenue.brown!
}
