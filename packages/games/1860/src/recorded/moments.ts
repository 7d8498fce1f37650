import { hasStockAction } from '../shares/stockActions.ts'
import type { State1860 } from '../state.ts'
import { waitsFor } from './stockTurns.ts'
import type { TraceState1860 } from './traceState.ts'

/** Whether 18xx.games waits where we go on, or the game was ended by hand. */
export function isApart(trace: TraceState1860, own: State1860): boolean {
  const { finished, end_reason, round, corporations } = trace
  if (finished) return end_reason === 'manually_ended'
  // what a company without president buys by itself here is asked for there (1860-REC.4)
  const isKept = round.kind === 'OR' && corporations[round.entity?.id ?? '']?.president === 'pool'
  if (isKept && round.step_type === 'BuyTrain') return true
  // there somebody who can do nothing is asked before the stock round ends
  return round.kind === 'SR' && own.stock === null
}

/** Whether in a stock round another player is asked there, because he can do nothing here, or whom we ask can do nothing there. */
export function isTurnApart({ round }: TraceState1860, own: State1860, keys: readonly string[]): boolean {
  const { stock } = own
  if (!stock || round.kind !== 'SR' || round.entity?.type !== 'player') return false
  const seat = keys.indexOf(String(round.entity.id))
  const isPassOnly = round.legal?.length === 1 && round.legal[0] === 'pass'
  return isPassOnly || !hasStockAction(own, seat) || !waitsFor(own, stock.seat)
}

/** A company that has begun its first turn has operated here, and there once it has run (1860-SR.9). */
export const isValueApart = (own: State1860): boolean =>
  own.options.unoperatedShares === 'full' && own.operation !== null
