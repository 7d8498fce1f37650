import type { Emit1860 } from '../events.ts'
import type { State1860 } from '../state.ts'
import { mustBuyTrain } from './trainObligation.ts'

/** 1860-BUY.1: says whether a train can be bought, or must be (1860-BUY.7). */
export function beginTrains(state: State1860, emit: Emit1860): boolean {
  const { company: corporation } = state.operation!
  if (mustBuyTrain(state, corporation)) emit({ kind: 'forced-purchase', corporation })
  return true
}
