import {
  beginOperating,
  beginSet,
  closeStockRound,
  endPlayerTurn,
  givePriority,
  newStockRound,
  passForIdle,
  payPrivates,
} from '@roundhouse/18xx'
import type { Seat } from '@roundhouse/kernel'
import { type CorporationId, PRIVATE } from './components/companies.ts'
import { PHASE } from './components/trains.ts'
import { endAfterRound, finishGame, isNothingLeft } from './end.ts'
import type { Emit1860 } from './events.ts'
import { closeLowest } from './nationalisation/closing.ts'
import { mayBeNationalised, nationalise } from './nationalisation/nationalise.ts'
import { openLayers } from './shares/layers.ts'
import { hasStockAction } from './shares/stockActions.ts'
import { floated, isSouthernFormed, type Operation, type State1860, seatsOf } from './state.ts'
import { beginStep } from './turnSteps.ts'

/** 1860-AUC.9: the last lot is sold. */
export function endAuction(state: State1860, priority: Seat, emit: Emit1860): void {
  state.auction = null
  givePriority(state, priority, emit)
  beginStockRound(state, emit)
}

/** 1860-SR.1: a set begins with a stock round, from the holder of the priority deal clockwise. */
export function beginStockRound(state: State1860, emit: Emit1860): void {
  startAfresh(state)
  // 1860-SOU.2, 1860-SOU.4
  if (isSouthernFormed(state) && !state.southernInForce) {
    state.southernInForce = true
    emit({ kind: 'southern-in-force' })
  }
  beginSet(state, emit)
  passIdlePlayers(state, emit)
}

/** 1860-BKR.6: a bankruptcy ends the round at once; a new one of the same number begins. */
export function beginStockRoundAgain(state: State1860, bankrupt: CorporationId, emit: Emit1860): void {
  startAfresh(state)
  emit({ kind: 'stock-round-broken-off', corporation: bankrupt })
  state.stock = newStockRound(state.priority, state.players.length)
  emit({ kind: 'stock-round', set: state.set, priority: state.priority })
  passIdlePlayers(state, emit)
}

function startAfresh(state: State1860): void {
  Object.assign(state, { round: 'stock', operatingRound: 0, boughtNow: null, soldAt: {}, homeTileOf: null })
  state.privatesSold = state.players.map(() => [])
}

/** 1860-SR.1: the next player clockwise; all passing in succession ends the round. */
export function nextPlayer(state: State1860, emit: Emit1860): void {
  endPlayerTurn(state.stock!, seatsOf(state))
  Object.assign(state, { boughtNow: null, soldAt: {} })
  passIdlePlayers(state, emit)
}

/** 1860-SR.1: who can do nothing is not asked. */
function passIdlePlayers(state: State1860, emit: Emit1860): void {
  if (passForIdle(state.stock!, seatsOf(state), (seat) => hasStockAction(state, seat), emit))
    endStockRound(state, emit)
}

function endStockRound(state: State1860, emit: Emit1860): void {
  // 1860-END.7
  if (isNothingLeft(state)) {
    finishGame(state, 'nothing-left', emit)
    return
  }
  // 1860-SR.3; no price rises (1860-SR.13)
  closeStockRound(state, seatsOf(state), emit)
  Object.assign(state, { boughtNow: null, soldAt: {}, privatesSold: [] })
  // 1860-OR.1
  state.operatingRounds = PHASE[state.phase].operatingRounds
  // 1860-NAT.1
  if (mayBeNationalised(state)) nationalise(state, emit)
  beginOperatingRound(state, 1, emit)
}

/** 1860-OR.2: privates pay, then every company that has floated operates, in an order that does not change. */
export function beginOperatingRound(state: State1860, round: number, emit: Emit1860): void {
  Object.assign(state, { round: 'operating', operatingRound: round })
  beginOperating(state, companiesToOperate(state), emit)
  // 1860-PRIV.1
  payPrivates(state, PRIVATE, emit)
  nextOperation(state, emit)
}

/** 1860-OR.2, 1860-NAT.9. */
const companiesToOperate = (state: State1860): CorporationId[] =>
  floated(state).filter((id) => state.nationalisation?.operating.includes(id) ?? true)

export function nextOperation(state: State1860, emit: Emit1860): void {
  Object.assign(state, { operation: null, deal: null })
  const next = state.toOperate.shift()
  if (next === undefined) endOperatingRound(state, emit)
  else beginTurn(state, next, emit)
}

function beginTurn(state: State1860, company: CorporationId, emit: Emit1860): void {
  emit({ kind: 'operating', company })
  state.corporations[company].operated = true
  openLayers(state, emit)
  state.operation = newOperation(company)
  beginStep(state, 'return-trains', emit)
}

export const newOperation = (company: CorporationId): Operation => ({
  company,
  step: 'return-trains',
  tilesLaid: 0,
  leased: null,
  routes: [],
  revenue: 0,
})

/** 1860-OR.3: the last step is over. */
export function finishTurn(state: State1860, emit: Emit1860): void {
  emit({ kind: 'turn-ended', company: state.operation!.company })
  nextOperation(state, emit)
}

function endOperatingRound(state: State1860, emit: Emit1860): void {
  // 1860-END.1, 1860-END.2; before any company closes (1860-G.2)
  if (endAfterRound(state, emit)) return
  if (state.nationalisation) {
    // 1860-NAT.7 to 1860-NAT.10
    if (closeLowest(state, emit)) finishGame(state, 'nationalisation', emit)
    else beginOperatingRound(state, state.operatingRound + 1, emit)
    return
  }
  // 1860-NAT.1
  if (mayBeNationalised(state)) nationalise(state, emit)
  if (state.nationalisation || state.operatingRound < state.operatingRounds)
    beginOperatingRound(state, state.operatingRound + 1, emit)
  else beginStockRound(state, emit)
}
