import type { Emit1860 } from '../events.ts'
import { companyOnTurn } from '../operationStep.ts'
import { inReceivership, isTrainless, type State1860 } from '../state.ts'
import { buyFromBank } from './buyFromBank.ts'
import { mayTrade, refuseFull } from './buyTrain.ts'
import { canPayTrain, mustBuyTrain } from './trainObligation.ts'
import { cheapestInBank } from './trainsForSale.ts'

/** 1860-BUY.1: says whether a train can be bought, or must be (1860-BUY.7). */
export function beginTrains(state: State1860, emit: Emit1860): boolean {
  const corporation = companyOnTurn(state)
  if (inReceivership(state, corporation)) {
    buyWithoutPresident(state, emit)
    return false
  }
  if (mustBuyTrain(state, corporation)) emit({ kind: 'forced-purchase', corporation })
  return mayBuyTrain(state)
}

/** 1860-REC.4: it has nobody to choose, so a trainless company that can pay buys the cheapest. */
function buyWithoutPresident(state: State1860, emit: Emit1860): void {
  const company = companyOnTurn(state)
  if (isTrainless(state, company) && canPayTrain(state, company))
    buyFromBank(state, company, cheapestInBank(state), emit)
}

/** 1860-BUY.1 to 1860-BUY.3: whether a train can be bought now, of the bank or of another company. */
export const mayBuyTrain = (state: State1860): boolean =>
  !refuseFull(state) && (canPayTrain(state, companyOnTurn(state)) || mayTrade(state))
