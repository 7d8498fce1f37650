import {
  type Action1860,
  type CorporationId,
  isFloated,
  isTrainless,
  PRIVATE,
  parentOf,
  priceOf,
  SHARES_TO_FLOAT,
  type State1860,
  sharePrice,
  sharesOf,
  sharesWithPlayers,
  treasuryOf,
} from '@roundhouse/1860'
import type { Decision, Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { nextPrice, roundsServed } from './forecast.ts'
import { shareGain } from './shares.ts'

/** What a share must promise for each pound before it is bought. */
const FAIR = 0.1

/** Nothing comes before floating what is started. */
const FLOAT = 10

/** How much more a parent's share must be worth before a private is exchanged for it. */
const BETTER = 1.2

/** 1860-SR.2: exchanges and gets rid of what has no future, floats what it has started, starts what it can float, buys what promises most, or passes. */
export const stockTurn: Decide = (state, decision) => {
  if (!isOpen(decision.offers, 'pass')) return whatIsDue(state, decision)
  return (
    exchange(state, decision) ??
    sellHopeless(state, decision) ??
    float(state, decision) ??
    start(state, decision) ??
    purchase(state, decision) ?? { kind: 'pass' }
  )
}

/** With the option `exchangeTiming: anyTime`, in the turn of another. */
export const exchangeNow: Decide = (state, decision) =>
  exchange(state, decision) ?? (decision.offers[0]!.action as Action1860)

/** 1860-CERT.3: the worst share above the limit, or a private. */
function whatIsDue(state: State1860, { offers }: Decision<Action1860>): Action1860 {
  const worst = bestBy(
    numbersOf(offers, 'sell'),
    ({ action }) => -shareGain(state, action.corporation!) - priceOf(state, action.corporation!),
  )
  return worst
    ? { kind: 'sell', corporation: worst.action.corporation!, count: worst.least }
    : actionsOf(offers, 'sell-private')[0]!
}

/** 1860-PRIV.4: once the share is worth more than the private. */
const exchange = (state: State1860, { offers }: Decision<Action1860>): Action1860 | undefined =>
  actionsOf(offers, 'exchange').find(({ private: id }) => {
    const worth = priceOf(state, parentOf(state, id)!)
    return worth >= BETTER * PRIVATE[id].price
  })

/** A company of others that will soon have no train and cannot pay for another, while its shares still bring their price. */
function sellHopeless(state: State1860, { offers, seat }: Decision<Action1860>): Action1860 | undefined {
  const hopeless = numbersOf(offers, 'sell').find(({ action }) => {
    const id = action.corporation!
    if (state.corporations[id].president === seat || isTrainless(state, id)) return false
    return roundsServed(state, id) < 2 && treasuryOf(state, id).cash < nextPrice(state) / 2
  })
  return hopeless && { kind: 'sell', corporation: hopeless.action.corporation!, count: hopeless.most }
}

/** 1860-FLO.1: a share more of what it presides and has not floated. */
const float = (state: State1860, { offers, seat }: Decision<Action1860>): Action1860 | undefined =>
  bestBy(
    actionsOf(offers, 'buy'),
    ({ corporation }) =>
      state.corporations[corporation].president === seat && !isFloated(state, corporation) ? FLOAT : 0,
    0,
  )

/** 1860-SR.4: a company that it can float alone, at the highest par price at which it can. */
function start(state: State1860, { offers, seat }: Decision<Action1860>): Action1860 | undefined {
  const { cash } = state.players[seat]!
  if (hasToFloat(state, seat)) return undefined
  return bestBy(actionsOf(offers, 'launch'), ({ par }) => (SHARES_TO_FLOAT * par <= cash ? par : 0), 0)
}

const hasToFloat = (state: State1860, seat: Seat): boolean =>
  (Object.keys(state.corporations) as CorporationId[]).some(
    (id) => state.corporations[id].president === seat && !isFloated(state, id),
  )

/** The share that promises most for its price, if it promises enough. */
const purchase = (state: State1860, { offers, seat }: Decision<Action1860>): Action1860 | undefined =>
  bestBy(
    actionsOf(offers, 'buy'),
    (share) => {
      const { corporation } = share
      const price = sharePrice(state, share)
      const gain = shareGain(state, corporation) + priceOf(state, corporation) - price
      return gain / price + wantedToFloat(state, corporation) - worry(state, seat, corporation)
    },
    FAIR,
  )

/** What others have started floats sooner with help. */
const wantedToFloat = (state: State1860, id: CorporationId): number =>
  isFloated(state, id) ? 0 : 0.1 * (sharesWithPlayers(state, id) - 1)

/** Of one company nobody wants all. */
const worry = (state: State1860, seat: Seat, id: CorporationId): number => 0.02 * sharesOf(state, seat, id)
