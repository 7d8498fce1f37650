import {
  type BnoAction,
  type BnoState,
  type CompanyId,
  priceOf,
  RESTART_PRICE,
} from '@roundhouse/baltimore-ohio'
import { type ChanceState, type Decision, fill, type Offer, oneOf } from '@roundhouse/kernel'
import { bestOutlook } from './outlook.ts'

/** Income of the whole company that a share must promise for each dollar it costs before it is bought. */
const FAIR_RETURN = 0.2

/** Purchases that promise this part of the best one are as good as the best: luck decides. */
const AS_GOOD = 0.85

interface Purchase {
  readonly offer: Offer<BnoAction>
  readonly company: CompanyId
  readonly price: number
}

/** Sells what has no future, buys as much as possible of what earns most for its price, or passes. */
export function playerTurn(state: BnoState, { offers }: Decision<BnoAction>, luck: ChanceState): BnoAction {
  const hopeless = offers.find(
    ({ action }) => action.kind === 'sell' && outlook(state, action.company!, 0) <= 0,
  )
  if (hopeless) return fill(hopeless, most(hopeless))
  const purchases = offers
    .flatMap((offer) => asPurchase(state, offer))
    .map((purchase) => ({ ...purchase, promise: promiseOf(state, purchase) }))
  const best = Math.max(...purchases.map(({ promise }) => promise))
  if (best >= FAIR_RETURN) {
    const { offer } = oneOf(
      purchases.filter(({ promise }) => promise >= AS_GOOD * best),
      luck,
    )
    return fill(offer, most(offer))
  }
  return offers.some(({ action }) => action.kind === 'pass') ? { kind: 'pass' } : { kind: 'end-turn' }
}

/** A purchase that puts money into a treasury, with the price of each share; nothing for any other offer. */
function asPurchase(state: BnoState, offer: Offer<BnoAction>): Purchase[] {
  const { action } = offer
  if (action.kind === 'found') return [{ offer, company: action.company!, price: action.price! }]
  if (action.kind === 'restart') return [{ offer, company: action.company!, price: RESTART_PRICE }]
  if (action.kind === 'buy')
    return [{ offer, company: action.company!, price: priceOf(state, action.company!) }]
  return []
}

const promiseOf = (state: BnoState, { offer, company, price }: Purchase): number =>
  outlook(state, company, most(offer) * price) / price

const most = ({ blank }: Offer): number => (blank?.kind === 'integer' ? blank.max : 0)

/** What the company can earn once this much more lies in its treasury. */
const outlook = (state: BnoState, id: CompanyId, money: number): number =>
  bestOutlook(state, id, state.companies[id].treasury.cash + money).net
