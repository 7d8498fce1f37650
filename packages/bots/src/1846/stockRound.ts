import {
  type Action1846,
  type Actions1846,
  type CorporationId,
  certificateLimit,
  certificatesOf,
  cheapestInBank,
  HOLDING_LIMIT,
  launched,
  playersIn,
  priceOf,
  type State1846,
  sharesOf,
} from '@roundhouse/1846'
import type { Decision, Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { roundsLeft, roundsServed } from './forecast.ts'
import { prospects } from './prospects.ts'
import { promiseOf } from './shares.ts'
import { stateAfter } from './stateAfter.ts'
import { priceDue } from './trains.ts'

/** What a share must promise for each dollar before it is bought. */
const FAIR = 0.12
/** How much more another share must promise before one is sold for it. */
const BETTER = 0.5
/** How much dearer to its president a share of his own corporation is: its price goes into the treasury. */
const OWN = 0.1

/** 1846-5: gets rid of what has no future, launches what it can fund, buys what promises most, or passes. */
export const stockTurn: Decide = (state, decision) => {
  if (!isOpen(decision.offers, 'pass')) return worstShare(state, decision)
  return (
    sellAbandoned(state, decision) ??
    launchBest(state, decision) ??
    purchase(state, decision) ??
    exchange(state, decision) ?? { kind: 'pass' }
  )
}

/** 1846-5.15: above the limit, one share of what promises least. */
function worstShare(state: State1846, { offers, seat }: Decision<Action1846>): Action1846 {
  const { action } = bestBy(numbersOf(offers, 'sell'), ({ action }) => {
    const id = action.corporation!
    return -promiseOf(state, id) - (state.corporations[id].president === seat ? 10 : 0)
  })!
  return { kind: 'sell', corporation: action.corporation!, count: 1 }
}

/** The share that promises most, if it promises enough. */
function purchase(state: State1846, { offers, seat }: Decision<Action1846>): Action1846 | undefined {
  const { cash } = state.players[seat]!
  const reserve = dues(state, seat)
  return bestBy(
    actionsOf(offers, 'buy'),
    ({ corporation, from }) => {
      const own = state.corporations[corporation].president === seat
      if (!(own && from === 'treasury') && cash - priceOf(state, corporation) < reserve) return -1
      return promiseOf(state, corporation) + (own && from === 'treasury' ? OWN : 0)
    },
    FAIR,
  )
}

/** What a president may have to pay for trains of his corporations before the next stock round. */
const dues = (state: State1846, seat: Seat): number =>
  mine(state, seat)
    .filter((id) => roundsServed(state, id) < 2)
    .reduce((sum, id) => sum + Math.max(0, priceDue(state, id) - fundsOf(state, id)), 0)

const mine = (state: State1846, seat: Seat): CorporationId[] =>
  launched(state).filter((id) => state.corporations[id].president === seat)

/** What a corporation has and can get for shares of its own. */
function fundsOf(state: State1846, id: CorporationId): number {
  const { treasury, shares } = state.corporations[id]
  const players = shares.players.reduce((sum, count) => sum + count, 0)
  const issued = Math.max(0, Math.min(shares.treasury, players - shares.market))
  return treasury.cash + (issued * priceOf(state, id)) / 2
}

/** A corporation that would ruin its president goes to whoever can take it over. */
function sellAbandoned(state: State1846, { offers, seat }: Decision<Action1846>): Action1846 | undefined {
  const { cash } = state.players[seat]!
  const ruinous = numbersOf(offers, 'sell').find(({ action, most }) => {
    const id = action.corporation!
    const { president, shares } = state.corporations[id]
    const left = sharesOf(state, seat, id) - most
    if (president !== seat || shares.players.every((count, other) => other === seat || count <= left))
      return false
    return (
      roundsServed(state, id) < 2 &&
      priceDue(state, id) - fundsOf(state, id) > cash + sellable(state, seat, id)
    )
  })
  return ruinous && { kind: 'sell', corporation: ruinous.action.corporation!, count: ruinous.most }
}

/** What a player's shares of other corporations would bring. */
const sellable = (state: State1846, seat: Seat, but: CorporationId): number =>
  launched(state)
    .filter((id) => id !== but)
    .reduce((sum, id) => sum + sharesOf(state, seat, id) * priceOf(state, id), 0)

/** Shares that the bot wants of a corporation that it launches. */
const HOLDING = 3
/** Track and tokens that a new corporation pays for. */
const BEGINNING = 100

/** 1846-5.1c: a corporation with good prospects, at a price at which it can buy a train and the player some more shares. */
function launchBest(state: State1846, { offers, seat }: Decision<Action1846>): Action1846 | undefined {
  const { cash } = state.players[seat]!
  const launches = actionsOf(offers, 'launch')
  const own = mine(state, seat)
  if (launches.length === 0 || roundsLeft(state) < 4) return undefined
  if (own.some((id) => sharesOf(state, seat, id) < HOLDING && state.corporations[id].shares.treasury > 0))
    return undefined
  if (own.some((id) => priceDue(state, id) > fundsOf(state, id))) return undefined
  const spare = cash - dues(state, seat)
  const needed = cheapestInBank(state) + BEGINNING
  const pars = launches.filter(({ par }) => par * HOLDING <= spare && 2 * par * HOLDING >= needed)
  const par = Math.max(...pars.map((launch) => launch.par))
  if (own.length > 0 && certificatesOf(state, seat) + HOLDING > certificateLimit(state)) return undefined
  return bestBy(
    pars.filter((launch) => launch.par === par),
    (launch: Actions1846['launch']) => prospects(stateAfter(state, seat, launch), launch.corporation),
  )
}

/** Sells what promises little when something on offer promises much more. */
function exchange(state: State1846, { offers, seat }: Decision<Action1846>): Action1846 | undefined {
  const { cash } = state.players[seat]!
  const target = bestBy(
    launched(state).filter((id) => {
      const { shares } = state.corporations[id]
      return (
        shares.treasury + shares.market > 0 &&
        sharesOf(state, seat, id) < HOLDING_LIMIT[playersIn(state)] &&
        !state.stock!.sold[seat]!.includes(id)
      )
    }),
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
