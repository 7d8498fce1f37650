import type { CompanyId, State1846 } from '@roundhouse/1846'
import type { HexName } from '@roundhouse/board'
import { type NearStop, stopsNear, stopsNearAfterLays } from '../18xx/nearness.ts'
import { groundOf, hexNumber, lookAt, startsOf } from './ground.ts'

/** The stops that a company reaches or could reach by building. */
export const nearStops = (state: State1846, id: CompanyId): NearStop[] =>
  stopsNear(groundOf(state, id), startsOf(state, id))

/** The same after tiles that are laid on the board of this position. */
export function nearStopsAfterLays(
  state: State1846,
  id: CompanyId,
): (then: State1846, hex: HexName) => NearStop[] {
  const after = stopsNearAfterLays(groundOf(state, id), startsOf(state, id))
  return (then, name) => {
    const hex = hexNumber(name)
    return after(hex, lookAt(then, id, hex), startsOf(then, id))
  }
}
