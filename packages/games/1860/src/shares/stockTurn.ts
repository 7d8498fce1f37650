import { noteAction, refuseAboveLimit } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { CorporationId, PrivateId } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import { certificateLimit, certificatesOf, type State1860 } from '../state.ts'
import { TITLE } from '../title.ts'
import { nextPlayer } from '../turn.ts'
import { hasStockAction } from './stockActions.ts'

/** Why nothing is done in a stock round now: there is none, or a home tile comes first (1860-FLO.3). */
export function refuseOutsideStockRound({ auction, stock, homeTileOf }: State1860): Refusal | undefined {
  if (auction) return refusal('1860-AUC.9', 'auction')
  if (!stock) return refusal('1860-SR.1', 'stock')
  return homeTileOf ? refusal('1860-FLO.3', 'first', { corporation: homeTileOf }) : undefined
}

/** Why this player does not sell or pass now; others may exchange in his turn (1860-PRIV.4). */
export function refuseOutOfTurn(state: State1860, seat: Seat): Refusal | undefined {
  const refused = refuseOutsideStockRound(state)
  if (refused) return refused
  const { seat: onTurn } = state.stock!
  return onTurn === seat ? undefined : refusal('1860-SR.1', 'turn', { player: { seat: onTurn } })
}

/** 1860-SR.2: why this player sells nothing now. */
export function refuseSelling(state: State1860, seat: Seat): Refusal | undefined {
  const refused = refuseOutOfTurn(state, seat)
  if (refused) return refused
  return state.boughtNow === null ? undefined : refusal('1860-SR.2', 'bought')
}

/** 1860-CERT.3: why the player must sell first. Who is above the limit can. */
export function refuseAbove(state: State1860, seat: Seat): Refusal | undefined {
  const limit = certificateLimit(state)
  return limit === null ? undefined : refuseAboveLimit(TITLE, certificatesOf(state, seat), limit)
}

/** 1860-SR.6: one purchase in a turn. */
export function refuseBeforePurchase(state: State1860, seat: Seat): Refusal | undefined {
  const refused = refuseOutOfTurn(state, seat) ?? refuseAbove(state, seat)
  if (refused) return refused
  return state.boughtNow === null ? undefined : refusal('1860-SR.6', 'bought')
}

/** 1860-SR.2: the purchase of this turn. */
export function notePurchase(state: State1860, bought: CorporationId | PrivateId): void {
  noteAction(state.stock!)
  state.boughtNow = bought
}

/** 1860-SR.3: whether the player on turn has sold or bought in it: else somebody else was the last to act, or has passed since. */
export const hasActed = ({ stock }: State1860): boolean =>
  stock!.passes === 0 && stock!.lastToAct === stock!.seat

/** 1860-SR.1, 1860-G.4: the turn ends by itself once nothing more can be done in it, the home tile being laid first (1860-FLO.3). */
export function goOn(state: State1860, emit: Emit1860): void {
  const { stock, homeTileOf } = state
  if (stock && homeTileOf === null && !hasStockAction(state, stock.seat)) nextPlayer(state, emit)
}
