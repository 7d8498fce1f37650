import type { SingleAction } from '@roundhouse/18xx/recorded'
import type { Seat } from '@roundhouse/kernel'
import { CORPORATIONS, type CorporationId, type PrivateId } from '../components/companies.ts'
import { CERTIFICATES } from '../components/market.ts'
import { refuseOneMore, refusePurchase } from '../shares/buying.ts'
import {
  hasBegun,
  isStarted,
  parentOf,
  privatesInBank,
  privatesOf,
  type State1860,
  sharesOf,
} from '../state.ts'
import type { Memory1860, StockTurn } from './memory.ts'

/** The least par prices, by which 18xx.games thinks that a player could start any company, or a bankrupt one. */
const LEAST_PAR = { first: 54, again: 40 }

/** What is done in a stock round tells whose turn it is there. */
export function noteStockAction(state: State1860, recorded: SingleAction, memory: Memory1860): void {
  if (!state.stock) memory.turn = null
  const seat = state.stock && actingSeat(state, recorded, memory)
  // a home tile is laid in somebody's turn (1860-FLO.3)
  if (seat === null) return
  const before = memory.turn?.seat === seat && !endsTurn(memory.turn.last) ? memory.turn.sold : []
  const sold = recorded.type === 'sell_shares' ? [...before, soldBy(recorded)] : before
  memory.turn = { seat, sold, last: recorded }
}

/** A pass or a purchase; an exchange is neither. */
const endsTurn = ({ type, entity_type }: SingleAction): boolean =>
  entity_type === 'player' && ['pass', 'buy_shares', 'par', 'buy_company'].includes(type)

const soldBy = ({ shares }: SingleAction): CorporationId =>
  CORPORATIONS.find((id) => String((shares as string[])[0]).startsWith(`${id}_`))!

/** A player, or the owner of a private. */
export function actingSeat(
  { privates }: State1860,
  { entity, entity_type }: SingleAction,
  memory: Memory1860,
): Seat | null {
  if (entity_type === 'company') return privates[entity as PrivateId]?.owner ?? null
  return entity_type === 'player' ? (memory.seats.get(String(entity)) ?? null) : null
}

/** Whether 18xx.games asks a player whose turn it is: what he can do is told more loosely there than here. */
export function waitsFor(state: State1860, seat: Seat, turn?: StockTurn | null): boolean {
  if (turn && endsTurn(turn.last)) return goesOnAfter(state, turn)
  const sold = turn?.sold ?? []
  return (
    CORPORATIONS.some((id) => sharesOf(state, seat, id) > 0 && !sold.includes(id)) ||
    (state.set > 1 && privatesOf(state, seat).length > 0) ||
    (!refuseOneMore(state, seat) && mayBuy(state, seat))
  )
}

/** After a purchase it goes on only from phase 6 on, where a private might be exchanged for a share of what was bought. */
function goesOnAfter(state: State1860, { seat, last }: StockTurn): boolean {
  if (!hasBegun(state, '6')) return false
  if (last.type === 'buy_company') return last.company !== 'FFC'
  const isParent = privatesOf(state, seat).some((id) => parentOf(state, id) === last.corporation)
  return last.type === 'par' && isParent
}

const mayBuy = (state: State1860, seat: Seat): boolean =>
  CORPORATIONS.some(
    (corporation) =>
      !refusePurchase(state, { corporation, from: 'ipo' }, seat) ||
      !refusePurchase(state, { corporation, from: 'pool' }, seat),
  ) ||
  CORPORATIONS.some((id) => !isStarted(state, id) && state.players[seat]!.cash >= leastPrice(state, id)) ||
  (privatesInBank(state).length > 0 && state.players[seat]!.cash > 0)

const leastPrice = ({ corporations }: State1860, id: CorporationId): number =>
  CERTIFICATES.presidents * (corporations[id].bankrupt ? LEAST_PAR.again : LEAST_PAR.first)
