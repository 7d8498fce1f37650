import { type Refusal, refusal } from '@roundhouse/kernel'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { type State1846, trainsOf } from '../state.ts'
import { cheapestInBank, trainsForSale } from '../trains/trainsForSale.ts'
import { emergencyIssues } from './emergency.ts'

/** 1846-6.60: in the train step a corporation without a train must get one, if the bank has any. */
export const mustBuyTrain = (state: State1846): boolean =>
  state.operation?.step === 'trains' &&
  trainsOf(state, state.operation.company).length === 0 &&
  trainsForSale(state).length > 0

/** Why the operating corporation cannot get a train of the bank for so much, its president having this cash. */
export function refusePrice(state: State1846, price: number, cash: number): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  const treasury = cashOnTurn(state)
  // 1846-6.69: with a train, the treasury alone pays
  if (!mustBuyTrain(state))
    return price <= treasury ? undefined : refusal('1846-6.50a', 'price', { corporation, price, treasury })
  const refused = refuseNeedless(state, price)
  // 1846-6.61
  if (refused || price <= treasury) return refused
  // 1846-6.65, 1846-6.66
  return (
    refuseAid(state) ??
    (price <= treasury + cash ? undefined : refusal('1846-6.66', 'cash', { price, treasury, cash }))
  )
}

/**
 * 1846-6.64, 1846-6.66: whoever has issued or sold shares for a train must get
 * it from the bank. Until then it gets none from elsewhere, and no private.
 */
export function refuseOtherThanBank(state: State1846): Refusal | undefined {
  if (!mustBuyTrain(state) || state.operation!.trainAbove === null) return undefined
  return refusal(ruleOfRaisedMoney(state), 'bank-train', { corporation: corporationOnTurn(state) })
}

/** 1846-6.64, 1846-6.66: it must be a train for which the last share was needed. */
function refuseNeedless(state: State1846, price: number): Refusal | undefined {
  const { trainAbove } = state.operation!
  if (trainAbove === null || price > trainAbove) return undefined
  return refusal(ruleOfRaisedMoney(state), 'needless', { price, above: trainAbove })
}

/** The rule that binds money which was raised for a train: by shares of the president, or of the corporation. */
const ruleOfRaisedMoney = ({ operation }: State1846): string =>
  operation!.sold.length > 0 ? '1846-6.66' : '1846-6.64'

/** Why the president may put nothing in: his money comes last, and only where the treasury reaches no train of the bank. */
export function refuseAid(state: State1846): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  const treasury = cashOnTurn(state)
  const cheapest = cheapestInBank(state)
  if (treasury >= cheapest)
    return refusal(state.operation!.emergencyIssued ? '1846-6.65' : '1846-6.59', 'treasury', {
      corporation,
      treasury,
      cheapest,
    })
  if (emergencyIssues(state).length > 0) return refusal('1846-6.63', 'first', { corporation })
  return undefined
}
