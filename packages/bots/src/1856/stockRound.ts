import {
  type Action1856,
  type CorporationId,
  hasFullCapital,
  holdingLimit,
  isPublicCompany,
  isUnderDestinationCondition,
  launched,
  priceOf,
  SHARES_BEFORE_ESCROW,
  type State1856,
  sharePrice,
  sharesOf,
  sharesSold,
} from '@roundhouse/1856'
import type { Decision, Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { duesOf, isFloating, missingFor } from './dues.ts'
import { roundsServed } from './forecast.ts'
import { promiseOf, shareGain } from './shares.ts'
import { startBest } from './starting.ts'

/** What a share must promise for each dollar before it is bought. */
const FAIR = 0.1
/** How much more another share must promise before one is sold for it. */
const BETTER = 0.5
/** How much dearer to its president a share of his own corporation is: its price goes into the treasury. */
const OWN = 0.15
/** Nothing comes before floating what is started. */
const FLOAT = 10

/** 1856-1: gets rid of what has no future, floats and starts what it can fund, buys what promises most, or passes. */
export const stockTurn: Decide = (state, decision, luck) => {
  if (!isOpen(decision.offers, 'pass')) return whatIsDue(state, decision)
  return (
    sellAbandoned(state, decision) ??
    startBest(state, decision, luck) ??
    purchase(state, decision) ??
    exchange(state, decision) ?? { kind: 'pass' }
  )
}

/** 1856-1d, 1856-3h: shares above a limit, or the second half of a certificate. */
function whatIsDue(state: State1856, { offers, seat }: Decision<Action1856>): Action1856 {
  const complete = bestBy(
    actionsOf(offers, 'complete-certificate'),
    ({ from }) => -sharePrice(state, { corporation: 'CGR', from }),
  )
  if (complete) return complete
  const worst = bestBy(numbersOf(offers, 'sell'), ({ action }) => {
    const id = action.corporation!
    return -shareGain(state, id) - priceOf(state, id) - (state.corporations[id].president === seat ? 100 : 0)
  })
  return worst
    ? { kind: 'sell', corporation: worst.action.corporation!, count: worst.least }
    : { kind: 'bankrupt' }
}

/** The share that promises most, if it promises enough. */
function purchase(state: State1856, { offers, seat }: Decision<Action1856>): Action1856 | undefined {
  const { cash } = state.players[seat]!
  const reserve = duesOf(state, seat)
  return bestBy(
    actionsOf(offers, 'buy'),
    ({ corporation, from }) => {
      const isOwn = state.corporations[corporation].president === seat
      const price = sharePrice(state, { corporation, from })
      if (isOwn && isFloating(state, corporation)) return FLOAT
      const isOwnMoney = isOwn && from === 'bank' && paysTreasury(state, corporation)
      if (!isOwnMoney && cash - price < reserve) return -1
      return gainAt(state, corporation, price) + (isOwnMoney ? OWN : 0)
    },
    FAIR,
  )
}

/** 1856-1.2h, 1856-1.2i, 1856-1.2l: whether the price of a share from the bank helps its corporation now. */
const paysTreasury = (state: State1856, id: CorporationId): boolean =>
  isPublicCompany(id) &&
  !hasFullCapital(state.corporations[id].startedAt!) &&
  !(isUnderDestinationCondition(state, id) && sharesSold(state, id) >= SHARES_BEFORE_ESCROW)

/** What a share promises for each dollar of this price, be it below the market's or above. */
const gainAt = (state: State1856, id: CorporationId, price: number): number =>
  (shareGain(state, id) + priceOf(state, id) - price) / price

/** A corporation that would ruin its president goes to whoever can take it over. */
function sellAbandoned(state: State1856, { offers, seat }: Decision<Action1856>): Action1856 | undefined {
  const { cash } = state.players[seat]!
  const ruinous = numbersOf(offers, 'sell').find(({ action, most }) => {
    const id = action.corporation!
    const { president, shares } = state.corporations[id]
    const left = sharesOf(state, seat, id) - most
    if (president !== seat || shares.players.every((count, other) => other === seat || count <= left))
      return false
    return roundsServed(state, id) < 2 && missingFor(state, id) > cash + sellable(state, seat, id)
  })
  return ruinous && { kind: 'sell', corporation: ruinous.action.corporation!, count: ruinous.most }
}

/** What a player's shares of other corporations would bring. */
const sellable = (state: State1856, seat: Seat, but: CorporationId): number =>
  launched(state)
    .filter((id) => id !== but)
    .reduce((sum, id) => sum + sharesOf(state, seat, id) * priceOf(state, id), 0)

/** Sells what promises little when something on offer promises much more. */
function exchange(state: State1856, { offers, seat }: Decision<Action1856>): Action1856 | undefined {
  if (state.boughtNow !== null) return undefined
  const { cash } = state.players[seat]!
  const target = bestBy(
    launched(state).filter(
      (id) =>
        state.corporations[id].shares.bank + state.corporations[id].shares.pool > 0 &&
        sharesOf(state, seat, id) < holdingLimit(state, id) &&
        !state.stock!.sold[seat]!.includes(id),
    ),
    (id) => promiseOf(state, id),
  )
  if (!target) return undefined
  const sold = bestBy(
    numbersOf(offers, 'sell').filter(({ action, most }) => {
      const id = action.corporation!
      return (
        id !== target &&
        state.corporations[id].president !== seat &&
        promiseOf(state, target) > promiseOf(state, id) + BETTER &&
        cash + most * priceOf(state, id) >= priceOf(state, target)
      )
    }),
    ({ action }) => -promiseOf(state, action.corporation!),
  )
  return sold && { kind: 'sell', corporation: sold.action.corporation!, count: sold.most }
}
