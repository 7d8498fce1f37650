import { noteAction, refuseAboveLimit } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { certificateLimit } from '../certificateLimit.ts'
import type { CorporationId, PrivateId } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import {
  certificatesOf,
  hasHalfCertificate,
  holdingLimit,
  overheld,
  type State1856,
  sharesOf,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { nextPlayer } from '../turn.ts'
import { hasSale } from './selling.ts'
import { hasStockAction } from './stockActions.ts'

/** Why nothing is done in a stock round now: there is none, or an offer waits for its answer. */
export function refuseOutsideStockRound({ auction, stock, deal }: State1856): Refusal | undefined {
  if (auction) return refusal('1856-5.2k', 'auction')
  if (!stock) return refusal('1856-1a', 'stock')
  return deal ? refusal('1856-1.2b', 'answer') : undefined
}

/** 1856-1d, 1856-3h: why the player has to sell, or to complete his certificate, before anything else. */
export function refuseBeforeSelling(state: State1856, seat: Seat): Refusal | undefined {
  const refused = refuseOutsideStockRound(state)
  if (refused) return refused
  if (hasHalfCertificate(state, seat)) return refusal('1856-3h', 'half')
  const above =
    refuseAboveLimit(TITLE, certificatesOf(state, seat), certificateLimit(state)) ??
    refuseOverheld(state, seat)
  return above && hasSale(state, seat) ? above : undefined
}

/** 1856-1d, 1856-1.2m. */
function refuseOverheld(state: State1856, seat: Seat): Refusal | undefined {
  const [corporation] = overheld(state, seat)
  if (corporation === undefined) return undefined
  const own = sharesOf(state, seat, corporation)
  return refusal('1856-1d', 'holding', { corporation, own, limit: holdingLimit(state, corporation) })
}

/** 1856-1a, 1856-1.2a: one purchase in a turn, and none after sales that followed it. */
export function refuseBeforePurchase(state: State1856, seat: Seat): Refusal | undefined {
  const refused = refuseBeforeSelling(state, seat)
  if (refused) return refused
  return state.boughtNow === null ? undefined : refusal('1856-1a', 'bought')
}

/** 1856-1a: a purchase after a sale ends the turn. */
export function notePurchase(state: State1856, bought: CorporationId | PrivateId, emit: Emit1856): void {
  const stock = state.stock!
  noteAction(stock)
  state.boughtNow = bought
  if (stock.soldNow.length > 0) nextPlayer(state, emit)
  else endTurnIfIdle(state, emit)
}

/** 1856-1b: the turn ends by itself once nothing more can be done in it. */
export function endTurnIfIdle(state: State1856, emit: Emit1856): void {
  if (!hasStockAction(state, state.stock!.seat)) nextPlayer(state, emit)
}
