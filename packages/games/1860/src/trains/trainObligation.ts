import { type Refusal, refusal } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import { TRAIN } from '../components/trains.ts'
import { companyOnTurn } from '../operationStep.ts'
import { isTrainless, type State1860, treasuryOf } from '../state.ts'
import { cheapestInBank } from './trainsForSale.ts'

/** 1860-INS.4, 1860-INS.8: whether a company can pay for the cheapest train of the bank. */
export const canPayTrain = (state: State1860, id: CorporationId): boolean =>
  treasuryOf(state, id).cash >= TRAIN[cheapestInBank(state).type].price

/** 1860-BUY.7, 1860-INS.7: a trainless company that can pay must buy, be it with what a lease has just earned; with the option `forcedTrainAtExactPrice: no` only if it can pay more. */
export function mustBuyTrain(state: State1860, id: CorporationId): boolean {
  if (!isTrainless(state, id)) return false
  const { cash } = treasuryOf(state, id)
  const { price } = TRAIN[cheapestInBank(state).type]
  return state.options.forcedTrainAtExactPrice === 'yes' ? cash >= price : cash > price
}

/** 1860-BUY.7: why the step cannot be ended now. */
export function refuseWithoutTrain(state: State1860): Refusal | undefined {
  const corporation = companyOnTurn(state)
  return state.operation!.step === 'trains' && mustBuyTrain(state, corporation)
    ? refusal('1860-BUY.7', 'train', { corporation })
    : undefined
}
