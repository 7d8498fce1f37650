import { type Refusal, refusal } from '@roundhouse/kernel'
import { plainStepBno } from '../actions.ts'
import type { BnoEmit } from '../events.ts'
import type { BnoState } from '../state.ts'
import { nextPlayerTurn } from '../turn.ts'

/** BO-2.1: what belongs to the stock round is closed outside it. */
export const refuseOutsideStockRound = (state: BnoState): Refusal | undefined =>
  state.stock ? undefined : refusal('BO-2.1', 'stock')

/** BO-3.2: the purchase ends the player turn, and BO-3.4: the passes are counted from 0 again. */
export function endWithPurchase(state: BnoState, emit: BnoEmit): void {
  state.stock!.passes = 0
  nextPlayerTurn(state, emit)
}

/** BO-3.3, BO-3.4: a player turn with no sale and no purchase. */
export const pass = plainStepBno('pass', {
  refuseNow: (state) =>
    refuseOutsideStockRound(state) ?? (hasSold(state) ? refusal('BO-14.3', 'sold') : undefined),
  apply(state, _action, seat, emit) {
    state.stock!.passes++
    emit({ kind: 'passed', seat })
    nextPlayerTurn(state, emit)
  },
})

/** BO-14.3: ends a player turn in which something was sold; that is not a pass (BO-3.3). */
export const endTurn = plainStepBno('end-turn', {
  refuseNow: (state) =>
    refuseOutsideStockRound(state) ?? (hasSold(state) ? undefined : refusal('BO-14.3', 'not-sold')),
  apply(state, _action, seat, emit) {
    emit({ kind: 'turn-ended', seat })
    nextPlayerTurn(state, emit)
  },
})

const hasSold = (state: BnoState): boolean => state.stock!.sold.length > 0
