import {
  beginOperating,
  beginSet,
  closeStockRound,
  endPlayerTurn,
  givePriority,
  passForIdle,
  payPrivates,
} from '@roundhouse/18xx'
import { type CorporationId, PRIVATE } from './components/companies.ts'
import { PHASE } from './components/trains.ts'
import { finishGame, isNothingLeft } from './end.ts'
import type { Emit1856 } from './events.ts'
import { isFloated } from './floating.ts'
import { closePrivate } from './privates/closePrivate.ts'
import { movePriceOf } from './shares/movePriceOf.ts'
import { hasStockAction } from './shares/stockActions.ts'
import {
  certificatesFor,
  corporationsOverLimit,
  launched,
  type Operation,
  type State1856,
  seatsOf,
  sharesSold,
  sharesWithPlayers,
  typeOnOffer,
} from './state.ts'
import { beginStep } from './turnSteps.ts'

/** 1856-5.2k: the last private is sold; whoever would have the next normal turn has priority. */
export function endAuction(state: State1856, emit: Emit1856): void {
  const { seat } = state.auction!
  state.auction = null
  givePriority(state, seat, emit)
  beginStockRound(state, emit)
}

/** 1856-1a, 1856-2a: a set begins with a stock round, from the priority holder clockwise. */
export function beginStockRound(state: State1856, emit: Emit1856): void {
  Object.assign(state, { round: 'stock', operatingRound: 0, boughtNow: null })
  beginSet(state, emit)
  passIdlePlayers(state, emit)
}

/** 1856-1a, 1856-1b: the next player clockwise; all passing in succession ends the round. */
export function nextPlayer(state: State1856, emit: Emit1856): void {
  endPlayerTurn(state.stock!, seatsOf(state))
  state.boughtNow = null
  passIdlePlayers(state, emit)
}

/** 1856-1b: who can neither sell nor buy is not asked. */
function passIdlePlayers(state: State1856, emit: Emit1856): void {
  if (passForIdle(state.stock!, seatsOf(state), (seat) => hasStockAction(state, seat), emit))
    endStockRound(state, emit)
}

function endStockRound(state: State1856, emit: Emit1856): void {
  // 1856-4c: rounds would follow each other for ever
  if (isNothingLeft(state)) {
    finishGame(state, 'nothing-left', emit)
    return
  }
  // 1856-1.3a
  closeStockRound(state, seatsOf(state), emit)
  // 1856-1.3b: in the order as it stood when the round ended
  for (const id of launched(state))
    if (sharesWithPlayers(state, id) === certificatesFor(state, id).shares)
      movePriceOf(state, id, 'up', 1, emit)
  // 1856-2a
  state.operatingRounds = PHASE[state.phase].operatingRounds
  beginOperatingRound(state, 1, emit)
}

/** 1856-2b, 1856-2c: private revenue, then the corporations that are floated (1856-1.2g). */
export function beginOperatingRound(state: State1856, round: number, emit: Emit1856): void {
  Object.assign(state, { round: 'operating', operatingRound: round })
  beginOperating(
    state,
    launched(state).filter((id) => isFloated(state, id)),
    emit,
  )
  payPrivates(state, PRIVATE, emit)
  nextOperation(state, emit)
}

/** 1856-2c: after forced sales, those that have not begun their turn are put in order again. */
export function reorder(state: State1856): void {
  state.toOperate = launched(state).filter((id) => state.toOperate.includes(id))
}

/** The next corporation's turn; one that is not floated any more is left out for this round (1856-1.2g). */
export function nextOperation(state: State1856, emit: Emit1856): void {
  Object.assign(state, { operation: null, deal: null })
  const next = state.toOperate.shift()
  if (next === undefined) endOperatingRound(state, emit)
  else if (isFloated(state, next)) beginTurn(state, next, emit)
  else {
    emit({
      kind: 'not-floated',
      corporation: next,
      sold: sharesSold(state, next),
      needed: typeOnOffer(state),
    })
    nextOperation(state, emit)
  }
}

function beginTurn(state: State1856, company: CorporationId, emit: Emit1856): void {
  emit({ kind: 'operating', company })
  // 1856-0g
  state.corporations[company].operated = true
  state.operation = newOperation(company)
  beginStep(state, 'home', emit)
}

export const newOperation = (company: CorporationId): Operation => ({
  company,
  step: 'home',
  tileLaid: false,
  tokenPlaced: false,
  waterlooUsed: false,
  loanTaken: false,
  loanRepaid: false,
  borrowed: false,
  routes: [],
  revenue: 0,
  due: 0,
  sold: [],
})

/** 1856-2d: the last step is over. */
export function finishTurn(state: State1856, emit: Emit1856): void {
  const { company, waterlooUsed } = state.operation!
  // 1856-5.1c
  if (waterlooUsed) closePrivate(state, 'WSRC', emit)
  emit({ kind: 'turn-ended', company })
  nextOperation(state, emit)
}

/** The next corporation operates, where a turn was cut short (1856-1.2t, 1856-3n) and nothing else comes first (1856-2.7e, 1856-3). */
export function goOn(state: State1856, emit: Emit1856): void {
  const { round, operation, formation } = state
  if (round !== 'operating' || operation || formation || corporationsOverLimit(state).length > 0) return
  nextOperation(state, emit)
}

function endOperatingRound(state: State1856, emit: Emit1856): void {
  if (state.operatingRound < state.operatingRounds) beginOperatingRound(state, state.operatingRound + 1, emit)
  // 1856-4a: the set is finished first
  else if (state.bankBroken) finishGame(state, 'bank', emit)
  else beginStockRound(state, emit)
}
