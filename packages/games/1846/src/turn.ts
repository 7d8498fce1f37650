import {
  beginOperating,
  beginSet,
  closeStockRound,
  endPlayerTurn,
  movePrice,
  passForIdle,
  payPrivates,
} from '@roundhouse/18xx'
import {
  COMPANIES,
  type CompanyId,
  type CorporationId,
  isMinor,
  MINORS,
  PRIVATE,
} from './components/companies.ts'
import { SHARES } from './components/market.ts'
import { endIfOver, finishGame } from './end.ts'
import type { Emit1846 } from './events.ts'
import { operateWithoutPresident } from './forced/withoutPresident.ts'
import { hasStockAction } from './shares/buying.ts'
import { closeIfWorthless } from './shares/closeCorporation.ts'
import {
  controllerOf,
  launched,
  OPEN_DRAFT_BEGINNER,
  type Operation,
  type State1846,
  seatsLeft,
  sharesWithPlayers,
  trainsOf,
} from './state.ts'
import { TITLE } from './title.ts'

/** 1846-4.1, 1846-5.0: a set begins with a stock round, from the priority holder clockwise. */
export function beginStockRound(state: State1846, emit: Emit1846): void {
  Object.assign(state, { round: 'stock', operatingRound: 0 })
  beginSet(state, emit)
  skipIdlePlayers(state, emit)
}

/** 1846-5.0: the next player clockwise; all passing in succession ends the round. */
export function nextPlayer(state: State1846, emit: Emit1846): void {
  endPlayerTurn(state.stock!, seatsLeft(state))
  skipIdlePlayers(state, emit)
}

/** 1846-5.0a: a player with no legal action passes automatically. */
function skipIdlePlayers(state: State1846, emit: Emit1846): void {
  const stock = state.stock!
  const seats = seatsLeft(state)
  if (stock.passes < seats.length && endIfOver(state, emit)) return
  if (passForIdle(stock, seats, (seat) => hasStockAction(state, seat), emit)) endStockRound(state, emit)
}

function endStockRound(state: State1846, emit: Emit1846): void {
  // 1846-5.4a
  closeStockRound(state, seatsLeft(state), emit)
  // 1846-5.4b: in the order as it stood when the round ended
  for (const id of launched(state)) {
    if (state.corporations[id].shares.market > 0) movePrice(TITLE, state, id, 'left', 1, emit)
    else if (sharesWithPlayers(state, id) === SHARES) movePrice(TITLE, state, id, 'right', 1, emit)
    closeIfWorthless(state, id, emit)
  }
  beginOperatingRound(state, 1, emit)
}

/** 1846-4.3: private revenue, then the Steamboat Company, then the companies. */
export function beginOperatingRound(state: State1846, round: number, emit: Emit1846): void {
  Object.assign(state, { round: 'operating', operatingRound: round })
  for (const id of COMPANIES) for (const train of trainsOf(state, id)) train.ran = false
  const minors = MINORS.filter((id) => controllerOf(state, id) !== null)
  beginOperating(state, [...minors, ...corporationsInOrder(state)], emit)
  // 1846-3.10
  payPrivates(state, PRIVATE, emit)
  // 1846-3.66
  const { owner } = state.privates.SC
  if (typeof owner === 'number') state.steamboat = { seat: owner, port: false, beneficiary: false }
  else nextOperation(state, emit)
}

/** 1846-4.4: by price, highest first; in the very first operating round of the game the lowest first. */
export function corporationsInOrder(state: State1846): CorporationId[] {
  if (state.set > 1 || state.operatingRound > 1) return launched(state)
  const rising = [...state.market].sort((one, other) => one.space - other.space)
  return rising.map(({ company }) => company)
}

/** 1846-4.5: those that have not begun their turn are put in order again. */
export function reorder(state: State1846): void {
  const order = corporationsInOrder(state)
  state.toOperate = [
    ...state.toOperate.filter(isMinor),
    ...order.filter((id) => state.toOperate.includes(id)),
  ]
}

/**
 * The next company's turn. A corporation without president operates by itself
 * (1846-7.1a); trains returned because of what it buys come before the next (1846-6.57).
 */
export function nextOperation(state: State1846, emit: Emit1846): void {
  Object.assign(state, { operation: null, deal: null, steamboat: null })
  while (state.round === 'operating' && !state.operation && !state.steamboat && !state.surplus.length) {
    if (endIfOver(state, emit)) return
    const next = state.toOperate.shift()
    if (next === undefined) endOperatingRound(state, emit)
    else {
      emit({ kind: 'operating', company: next })
      if (controllerOf(state, next) === null) operateWithoutPresident(state, next as CorporationId, emit)
      else state.operation = newOperation(next)
    }
  }
}

export const newOperation = (company: CompanyId): Operation => ({
  company,
  step: 'build',
  yellowLays: 0,
  upgrades: 0,
  tokenPlaced: false,
  issued: false,
  portMoved: false,
  justBought: [],
  firstTile: null,
  routes: [],
  revenue: 0,
  emergencyIssued: false,
  sold: [],
  trainAbove: null,
})

function endOperatingRound(state: State1846, emit: Emit1846): void {
  if (state.operatingRound === 1) beginOperatingRound(state, 2, emit)
  // 1846-9.1: the set is finished first
  else if (state.bankBroken) finishGame(state, 'bank', emit)
  else if (state.set === state.lastSet) finishGame(state, 'trains', emit)
  else if (state.openDraft) resumeDraft(state, emit)
  else beginStockRound(state, emit)
}

/** 1846-10.2: after two operating rounds it begins again with the second seat, whoever acted or passed last. */
function resumeDraft(state: State1846, emit: Emit1846): void {
  Object.assign(state, { round: 'draft', operatingRound: 0 })
  state.openDraft!.seat = OPEN_DRAFT_BEGINNER
  emit({ kind: 'draft-resumed', seat: OPEN_DRAFT_BEGINNER })
}
