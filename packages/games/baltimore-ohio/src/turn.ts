import type { Seat } from '@roundhouse/kernel'
import { endReasons } from './end.ts'
import type { BnoEmit } from './events.ts'
import { stepPrice } from './price.ts'
import type { BnoState } from './state.ts'

/** A position as `turn` needs it: set-up calls it before the generator is in the state. */
type Position = Omit<BnoState, 'chance'>

/** BO-3.1: the holder of card 1 begins. */
export function beginStockRound(state: Position): void {
  state.round = 'stock'
  state.stock = { seat: holderOf(state, 1), passes: 0, sold: [] }
}

/** BO-3.1: after a player turn comes the next card, after the last one the first again. */
export function nextPlayerTurn(state: BnoState, emit: BnoEmit): void {
  const stock = state.stock!
  // BO-3.4
  if (stock.passes === state.players.length) endStockRound(state, emit)
  else {
    const { card } = state.players[stock.seat]!
    stock.seat = holderOf(state, (card % state.players.length) + 1)
    stock.sold = []
  }
}

/** BO-4.1, BO-4.2: companies with unowned shares fall, the highest price first, from the top of each stack down. */
function endStockRound(state: BnoState, emit: BnoEmit): void {
  state.stock = null
  // BO-4.3: only what has a token
  for (const { company } of [...state.market])
    if (state.companies[company].shares.unowned > 0) stepPrice(state, company, -1, emit)
  beginOperatingRound(state, 'operating1', emit)
}

/** BO-5.1, BO-5.3: everyone with a token, however few shares are sold; the order found at the start of the round stands. */
function beginOperatingRound(state: BnoState, round: 'operating1' | 'operating2', emit: BnoEmit): void {
  state.round = round
  state.toOperate = state.market.map(({ company }) => company)
  emit({ kind: 'operating-round', round, order: [...state.toOperate], turn: state.turn })
  nextOperation(state, emit)
}

/** BO-14.6: the next company, or after the last one the next round. BO-12.3, BO-13.2: between the rounds no card moves and nothing ends. */
export function nextOperation(state: BnoState, emit: BnoEmit): void {
  const company = state.toOperate.shift()
  if (company) state.operation = { company, step: 'equipment', built: [], coalTaken: null, netIncome: null }
  else {
    state.operation = null
    if (state.round === 'operating1') beginOperatingRound(state, 'operating2', emit)
    else endTurn(state, emit)
  }
}

/** BO-12.1, BO-13.1: after the second operating round the game ends or the cards are dealt anew. */
function endTurn(state: BnoState, emit: BnoEmit): void {
  state.endReasons = endReasons(state)
  if (state.endReasons.length > 0) {
    state.round = 'over'
    emit({ kind: 'game-end', reasons: [...state.endReasons] })
    return
  }
  state.turn++
  redealCards(state, emit)
  beginStockRound(state)
}

/** BO-12.1, BO-12.2: the least cash gets card 1; players with equal cash keep their order. */
function redealCards(state: BnoState, emit: BnoEmit): void {
  const { players, turn } = state
  const order = players
    .map((_, seat) => seat)
    .sort((a, b) => players[a]!.cash - players[b]!.cash || players[a]!.card - players[b]!.card)
  for (const [place, seat] of order.entries()) players[seat]!.card = place + 1
  emit({ kind: 'turn-order', order, turn })
}

const holderOf = ({ players }: Position, card: number): Seat =>
  players.findIndex((player) => player.card === card)
