import { type Action1856, type Actions1856, needOf, priceOf, type State1856 } from '@roundhouse/1856'
import type { Decision, Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { promiseOf } from './shares.ts'

type Sale = Actions1856['sell-for-train' | 'sell-for-debt']

/** 1856-2.7k: shares for a train, or the end. */
export const raiseForTrain = (state: State1856, { offers, seat }: Decision<Action1856>): Action1856 =>
  bestSale(state, seat, actionsOf(offers, 'sell-for-train')) ?? { kind: 'bankrupt' }

/** 1856-2.5c, 1856-2.8b: shares for what is due. */
export const raiseMoney: Decide = (state, { offers, seat }) =>
  bestSale(state, seat, actionsOf(offers, 'sell-for-debt')) ?? { kind: 'bankrupt' }

/** What hurts about a sale: an office that is lost, what is missing after it, what is sold beyond need. */
const [OFFICE, MISSING] = [1000, 500]

/** Shares that promise least, no office if that can be helped, and no more than needed. */
function bestSale(state: State1856, seat: Seat, sales: readonly Sale[]): Sale | undefined {
  const { amount, funds } = needOf(state, seat)
  const missing = amount - funds
  return bestBy(sales, (sale) => {
    const { corporation, count } = sale
    const proceeds = count * priceOf(state, corporation)
    const surplus = proceeds - missing
    return -(
      (keepsOffice(state, seat, sale) ? 0 : OFFICE) +
      (surplus < 0 ? MISSING - surplus : surplus) +
      proceeds * promiseOf(state, corporation)
    )
  })
}

const keepsOffice = ({ corporations }: State1856, seat: Seat, { corporation, count }: Sale): boolean => {
  const { president, shares } = corporations[corporation]
  const left = shares.players[seat]! - count
  return president !== seat || shares.players.every((held, other) => other === seat || held <= left)
}
