import { endGame, rankByScore } from '@roundhouse/18xx'
import type { Standing } from '@roundhouse/kernel'
import { PRIVATES } from './components/companies.ts'
import { CHART } from './components/market.ts'
import { TYPES } from './components/trains.ts'
import type { Emit1856 } from './events.ts'
import { isFloated } from './floating.ts'
import { hasStockAction } from './shares/stockActions.ts'
import { type EndReason, isCgrFormed, launched, type State1856, scoreOf, seatsOf } from './state.ts'

/** 1856-4d: a tie is shared. */
export const standings = (state: State1856): Standing[] =>
  rankByScore(state.players.map((_, seat) => scoreOf(state, seat)))

/** Numbers worth watching over many games. */
export const figures = (state: State1856): Record<string, number> => ({
  sets: state.set,
  phase: TYPES.indexOf(state.phase) + 1,
  highestPrice: state.market[0] ? CHART.cells[state.market[0].space]!.price : 0,
  corporationsAtWork: state.market.length,
  governmentRailways: isCgrFormed(state) ? 1 : 0,
  bankruptcies: state.endReason === 'bankruptcy' ? 1 : 0,
})

/** 1856-4c: in a stock round nobody has done or can do anything, no corporation will operate, and no private pays. */
export const isNothingLeft = (state: State1856): boolean =>
  state.stock!.lastToAct === null &&
  !seatsOf(state).some((seat) => hasStockAction(state, seat)) &&
  !launched(state).some((id) => isFloated(state, id)) &&
  PRIVATES.every((id) => state.privates[id].status === 'closed')

/** 1856-4a to 1856-4c: nothing is decided any more. */
export function finishGame(state: State1856, reason: EndReason, emit: Emit1856): void {
  Object.assign(state, { auction: null, formation: null })
  endGame(state, reason, emit)
}
