import {
  type Action1846,
  type CorporationId,
  distributedOf,
  priceBeside,
  priceOf,
  priceSteps,
  SHARES,
  SIDE,
  type State1846,
  sharesOf,
} from '@roundhouse/1846'
import type { Decision } from '@roundhouse/kernel'
import { actionsOf, bestBy, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { roundsLeft, roundsServed } from './forecast.ts'
import { priceDue, wantedTrains } from './trains.ts'

/** What two tiles and a little more cost. */
export const TRACK = 60

/** What the trains cost that a corporation wants to buy in this turn. */
const priceWanted = (state: State1846, id: CorporationId): number =>
  wantedTrains(state, id).reduce((sum, side) => sum + SIDE[side].price, 0)

/** 1846-6.10b, 1846-6.10c: sells shares for the trains and the track that it wants, and takes them back when money lies idle. */
export function issueOrRedeem(
  state: State1846,
  { offers }: Decision<Action1846>,
  id: CorporationId,
): Action1846 | undefined {
  const [issue] = numbersOf(offers, 'issue')
  const [redeem] = numbersOf(offers, 'redeem')
  if (!issue && !redeem) return undefined
  const { cash } = state.corporations[id].treasury
  const needed = Math.max(priceWanted(state, id), priceDue(state, id)) + TRACK
  if (issue && cash < needed && roundsLeft(state) > 2) {
    const count = Math.ceil((needed - cash) / Math.max(priceBeside(state, id, -1), 1))
    return { kind: 'issue', count: Math.min(count, issue.most) }
  }
  const spare = Math.floor((cash - needed) / priceBeside(state, id, 1))
  if (redeem && spare > 0 && state.operatingRound === 2 && !state.bankBroken)
    return { kind: 'redeem', count: Math.min(spare, redeem.most) }
  return undefined
}

/** What a dollar in the treasury is worth: for the train that is due, for one that is wanted, and beyond. */
const [DUE, WANTED, IDLE] = [1.5, 1.1, 0.1]

/** The part of the price that an emergency issue costs (1846-6.62). */
const FORCED = 0.3

/** 1846-6.40a: what is best for the president, who sees in the treasury the next train. */
export const chooseDividend: Decide = (state, { as, seat, offers }) => {
  const id = as as CorporationId
  const { treasury, shares } = state.corporations[id]
  const { revenue } = state.operation!
  const own = sharesOf(state, seat, id)
  const price = priceOf(state, id)
  const due = priceDue(state, id)
  const wanted = Math.max(due, priceWanted(state, id))
  // without a train it has to buy one now: what is missing is the president's, and an emergency issue costs the price
  const isForced = due > 0 && roundsServed(state, id) === 0
  const forced = (cash: number) =>
    isForced ? ((SHARES - own) * Math.min(cash, due)) / SHARES - (cash < due ? own * price * FORCED : 0) : 0
  const saved = (cash: number) =>
    (own * (DUE * Math.min(cash, due) + WANTED * Math.max(0, Math.min(cash, wanted) - due)) +
      own * IDLE * Math.max(0, cash - wanted)) /
    SHARES
  return bestBy(actionsOf(offers, 'dividend'), ({ choice }) => {
    const paid = distributedOf(revenue, choice)
    const moved = priceBeside(state, id, priceSteps(price, paid))
    const cash = treasury.cash + revenue - paid + (shares.treasury * paid) / SHARES
    return (own * paid) / SHARES + own * (moved - price) + saved(cash) + forced(cash)
  })!
}
