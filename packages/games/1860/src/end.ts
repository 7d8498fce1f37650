import { endGame, rankByScore } from '@roundhouse/18xx'
import type { Seat, Standing } from '@roundhouse/kernel'
import { CORPORATIONS, type CorporationId, PRIVATE, PRIVATES } from './components/companies.ts'
import { CERTIFICATES, CHART } from './components/market.ts'
import { TYPES } from './components/trains.ts'
import type { Emit1860 } from './events.ts'
import { shareValue } from './shares/shareValue.ts'
import { hasStockAction } from './shares/stockActions.ts'
import {
  type EndReason,
  floated,
  isStarted,
  priceOf,
  privatesOf,
  type State1860,
  seatsOf,
  sharesOf,
} from './state.ts'

/** 1860-END.4: equal scores share the win. */
export const standings = (state: State1860): Standing[] =>
  rankByScore(seatsOf(state).map((seat) => scoreOf(state, seat)))

/** 1860-END.4, 1860-END.6: cash, open privates at their printed prices, and shares; nothing else. */
export function scoreOf(state: State1860, seat: Seat): number {
  let score = state.players[seat]!.cash
  for (const id of privatesOf(state, seat)) score += PRIVATE[id].price
  for (const id of CORPORATIONS) if (isStarted(state, id)) score += holdingScore(state, seat, id)
  return score
}

/** What a player's shares of a company count. */
export function holdingScore(state: State1860, seat: Seat, id: CorporationId): number {
  const each = shareValue(state, id)
  const count = sharesOf(state, seat, id)
  const price = priceOf(state, id)
  const isHalved = each < price
  // the option `trainlessScore`: half of a president's certificate is the price of a share
  if (!isHalved || state.options.trainlessScore === 'perShare' || state.corporations[id].president !== seat)
    return count * each
  return price + (count - CERTIFICATES.presidents) * each
}

/** Numbers worth watching over many games. */
export const figures = (state: State1860): Record<string, number> => ({
  sets: state.set,
  phase: TYPES.findIndex((type) => type.startsWith(state.phase)) + 1,
  highestPrice: state.market[0] ? CHART.cells[state.market[0].space]!.price : 0,
  companiesAtWork: state.market.length,
  bankrupt: CORPORATIONS.filter((id) => state.corporations[id].bankrupt).length,
  nationalised: state.nationalisation ? 1 : 0,
})

/** 1860-END.7: in a stock round nobody has done or can do anything, no company will operate, and no private pays. */
export const isNothingLeft = (state: State1860): boolean =>
  state.stock!.lastToAct === null &&
  !seatsOf(state).some((seat) => hasStockAction(state, seat)) &&
  floated(state).length === 0 &&
  PRIVATES.every((id) => state.privates[id].owner === null)

/** 1860-END.1, 1860-END.2: whether the game ends with this operating round. */
export function endAfterRound(state: State1860, emit: Emit1860): boolean {
  const reason = isHighestPriceReached(state) ? 'highest-price' : state.bankBroken ? 'bank' : null
  if (reason) finishGame(state, reason, emit)
  return reason !== null
}

/** 1860-END.1: no price falls in an operating round once its company has operated. */
const isHighestPriceReached = ({ market }: State1860): boolean =>
  market.some(({ space }) => CHART.cells[space]!.marks.includes('end'))

/** 1860-END.1 to 1860-END.3: nothing is decided any more. */
export function finishGame(state: State1860, reason: EndReason, emit: Emit1860): void {
  Object.assign(state, { auction: null, homeTileOf: null })
  endGame(state, reason, emit)
}
