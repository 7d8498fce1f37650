import type { CorporationId } from '../components/companies.ts'
import { isTrainless, priceOf, type State1860 } from '../state.ts'

/** 1860-SR.9, 1860-INS.9, 1860-END.4: what a share of a company that is started is worth to whoever holds it: half if it is trainless. */
export function shareValue(state: State1860, id: CorporationId): number {
  const price = priceOf(state, id)
  const { unoperatedShares } = state.options
  const isWhole = !isTrainless(state, id) || (unoperatedShares === 'full' && !state.corporations[id].operated)
  return isWhole ? price : Math.floor(price / 2)
}
