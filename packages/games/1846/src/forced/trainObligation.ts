import { type Refusal, refusal } from '@roundhouse/kernel'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { type State1846, trainsOf } from '../state.ts'
import { cheapestInBank, pricesInBank, trainsForSale } from '../trains/trainsForSale.ts'
import { emergencyIssues } from './emergency.ts'
import { fundsWithSales } from './raiseFunds.ts'

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

/** 1846-6.64: whoever has issued shares for a train buys no private until it has one. */
export const refusePrivateBeforeTrain = (state: State1846): Refusal | undefined =>
  state.operation!.emergencyIssued && isBoundToBank(state)
    ? refusal('1846-6.64', 'bank-train', { corporation: corporationOnTurn(state) })
    : undefined

/** 1846-6.64, 1846-6.66: whoever has issued or sold shares for a train must get it from the bank. */
export const refuseOtherThanBank = (state: State1846): Refusal | undefined =>
  isBoundToBank(state)
    ? refusal(ruleOfRaisedMoney(state), 'bank-train', { corporation: corporationOnTurn(state) })
    : undefined

const isBoundToBank = (state: State1846): boolean =>
  mustBuyTrain(state) && state.operation!.trainAbove !== null

/** 1846-6.64, 1846-6.66: it must be a train for which the last share was needed. */
function refuseNeedless(state: State1846, price: number): Refusal | undefined {
  const above = boundAbove(state)
  return price > above ? undefined : refusal(ruleOfRaisedMoney(state), 'needless', { price, above })
}

/** What the train must cost more than after an issue or a sale, where one that does is in reach; else 0. */
export function boundAbove(state: State1846): number {
  const { trainAbove } = state.operation!
  if (trainAbove === null) return 0
  const most = mostForTrain(state)
  return pricesInBank(state).some((price) => trainAbove < price && price <= most) ? trainAbove : 0
}

/** What a train may cost, with all that the president can raise where he may help. */
const mostForTrain = (state: State1846): number =>
  refuseAid(state)
    ? cashOnTurn(state)
    : fundsWithSales(state, state.corporations[corporationOnTurn(state)].president!)

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
