import {
  type CorporationId,
  destinationLine,
  isPublicCompany,
  isTestedForDestination,
  parOf,
  SHARES_BEFORE_ESCROW,
  type State1856,
  sharesSold,
} from '@roundhouse/1856'
import type { HexName } from '@roundhouse/board'
import { type NearStop, type Start, stopsNear, stopsNearAfterLays } from '../18xx/nearness.ts'
import { groundOf, hexNumber, lookAt, type Passing, startsIn } from './ground.ts'

/** How far the bot looks for a destination, in steps. */
const FARTHEST = 16

/** What is left of the value of a destination with each step of distance. */
const NEARNESS = Array.from({ length: FARTHEST + 1 }, (_, steps) => 0.85 ** steps)

/** The part of the shares after the fifth that are still sold while they count. */
const SOLD_LATER = 0.4

/** 1856-2.2p: tokens block no line to a destination. */
const passing: Passing = ({ stops }) =>
  stops.reduce((open, { kind }, stop) => (kind === 'offboard' ? open : open | (1 << stop)), 0)

/** Dollars for the treasury by the destination of a corporation (1856-2.2q). */
function worthOf(state: State1856, id: CorporationId): number {
  const { escrow, status } = state.corporations[id]
  if (status !== 'launched' || !isTestedForDestination(state, id)) return 0
  const kept = Math.min(10 - sharesSold(state, id), 10 - SHARES_BEFORE_ESCROW)
  return escrow + SOLD_LATER * kept * parOf(state, id)
}

/** What tiles laid on the board of this position bring a corporation by bringing its destination nearer. */
export function destinationAfterLays(
  state: State1856,
  id: CorporationId,
): (then: State1856, hex: HexName) => number {
  const worth = worthOf(state, id)
  if (worth === 0 || !isPublicCompany(id)) return () => 0
  const { from, to } = destinationLine(state, id)
  const home = hexNumber(from)
  const starts = (at: State1856): Start[] => startsIn(at, home)
  const ground = groundOf(state, passing, FARTHEST)
  const nearness = (stops: readonly NearStop[]): number =>
    stops.reduce((most, { hex, steps }) => (to.includes(hex) ? Math.max(most, NEARNESS[steps]!) : most), 0)
  const before = nearness(stopsNear(ground, starts(state)))
  const after = stopsNearAfterLays(ground, starts(state))
  return (then, name) => {
    const hex = hexNumber(name)
    return worth * (nearness(after(hex, lookAt(then, passing, hex), starts(then))) - before)
  }
}
