import { hasRoute } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { CGR_MUST_BUY_ABOVE, TRADED_IN } from '../components/trains.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { lacksPermanentTrain, lastType, type State1856, trainsOf, typeOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { cheapestInBank } from '../trains/trainsForSale.ts'

/** 1856-2.7g, 1856-3r: whether the corporation on turn cannot end its train step without another train. */
export function mustBuyTrain(state: State1856): boolean {
  const { company, step } = state.operation!
  if (step !== 'trains') return false
  if (lacksPermanentTrain(state, company)) return mustBuyPermanentTrain(state)
  return trainsOf(state, company).length === 0 && hasRouteForTrain(state)
}

/** 1856-2.7g, 1856-2.4a: whether there is a route for any train. */
const hasRouteForTrain = (state: State1856): boolean =>
  hasRoute(TITLE, runPositionOf(state, state.operation!.company, [{ id: `${lastType(state)}-any` }]))

/** 1856-3r: the CGR that has had no permanent train, with so much in its treasury. */
function mustBuyPermanentTrain(state: State1856): boolean {
  const cash = cashOnTurn(state)
  const canTradeIn = trainsOf(state, 'CGR').some((train) => TRADED_IN.includes(typeOf(train)))
  return cash > (canTradeIn ? CGR_MUST_BUY_ABOVE.tradeIn : CGR_MUST_BUY_ABOVE.new)
}

/** Why the corporation on turn cannot get a train of bank or pool for so much, its president having this cash. */
export function refusePrice(state: State1856, price: number, cash: number): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  const treasury = cashOnTurn(state)
  if (price <= treasury) return undefined
  // 1856-2.7j
  if (!mustBuyTrain(state)) return refusal('1856-2.7a', 'price', { corporation, price, treasury })
  const refused = refuseAid(state)
  if (refused) return refused
  const cheapest = cheapestInBank(state, corporation)
  if (price > cheapest) return refusal('1856-2.7i', 'cheapest', { price, cheapest })
  return price <= treasury + cash ? undefined : refusal('1856-2.7k', 'cash', { price, treasury, cash })
}

/** 1856-2.7h, 1856-3r: why the president may put nothing in. */
export function refuseAid(state: State1856): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  const [treasury, cheapest] = [cashOnTurn(state), cheapestInBank(state, corporation)]
  if (lacksPermanentTrain(state, corporation)) return refusal('1856-3r', 'president')
  return treasury >= cheapest
    ? refusal('1856-2.7h', 'treasury', { corporation, treasury, cheapest })
    : undefined
}
