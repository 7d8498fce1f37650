import { newTrains } from '@roundhouse/18xx'
import { corporationWords, playerWords, positionWords } from '@roundhouse/18xx/trace'
import type { Seat } from '@roundhouse/kernel'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import { HALT_SUBSIDY } from '../components/money.ts'
import { scoreOf } from '../end.ts'
import {
  certificateLimit,
  certificatesOf,
  inReceivership,
  isFloated,
  priceOf,
  type State1860,
  sharesReserved,
  trainsOf,
  trainTypes,
  typeOf,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { isValueApart } from './moments.ts'
import { stopNamed } from './routes.ts'

/** The position in the words of a trace, as far as both tell the same things. */
export function ownPosition(state: State1860, keys: readonly string[]): unknown {
  const { auction, stock, homeTileOf, depot } = state
  return {
    ...positionWords(state, keys),
    turn: Math.max(1, state.set),
    ends: state.endReason,
    ...(auction && { onTurn: keys[auction.winner ?? auction.seat] }),
    ...(stock && { onTurn: homeTileOf ?? keys[stock.seat] }),
    // 1860-FLO.3: then a trace says it in another way
    priority: auction || homeTileOf ? null : keys[nextPriority(state)],
    bid: auction?.high && auction.winner === null ? [keys[auction.high.seat], auction.high.amount] : null,
    certificateLimit: certificateLimit(state),
    players: Object.fromEntries(keys.map((key, seat) => [key, player(state, seat)])),
    corporations: Object.fromEntries(CORPORATIONS.map((id) => [id, corporation(state, id, keys)])),
    trains: trainTypes(state)
      .filter((type) => newTrains(depot, type) > 0)
      .map((type) => [type.type, type.count === null ? 1 : newTrains(depot, type)]),
    pool: depot.pool.map(typeOf).sort(),
  }
}

/** 1860-SR.3: in a stock round who would get it. */
function nextPriority({ stock, priority, players }: State1860): Seat {
  const last = stock?.lastToAct ?? null
  return last === null ? priority : (last + 1) % players.length
}

const player = (state: State1860, seat: Seat) => ({
  ...playerWords(TITLE, state, seat),
  value: isValueApart(state) ? null : scoreOf(state, seat),
  certificates: certificatesOf(state, seat),
})

function corporation(state: State1860, id: CorporationId, keys: readonly string[]) {
  const { place: _, tokens, ...words } = corporationWords(TITLE, state, id, keys)
  const { par, insolvent, bankrupt } = state.corporations[id]
  const marker = state.market.find(({ company }) => company === id)
  return {
    ...words,
    cash: words.cash - subsidyToCome(state, id),
    president: inReceivership(state, id) ? 'pool' : words.president,
    // 1860-MKT.1: the rank; even ones are in the upper row
    rank: marker ? marker.space : null,
    row: marker ? CHART.cells[marker.space]!.row : null,
    price: marker ? priceOf(state, id) : null,
    floated: isFloated(state, id),
    par,
    insolvent,
    bankrupt,
    reserved: sharesReserved(state, id),
    closed: isClosed(state, id),
    trains: trainsOf(state, id).map(typeOf).sort(),
    tokens: tokens.map((place) => (bankrupt ? `${place} turned over` : place)),
  }
}

/** 1860-RUN.12: there halts are paid for with the dividend, and here with the run. */
function subsidyToCome(state: State1860, id: CorporationId): number {
  const { operation } = state
  if (operation?.company !== id || operation.step !== 'dividend') return 0
  const counts = operation.routes.flatMap((route) => route.counts)
  return HALT_SUBSIDY * counts.filter((stop) => stopNamed(state, stop)?.kind === 'halt').length
}

/** 1860-NAT.9; as the game ends, those that are left close there, too. */
const isClosed = (state: State1860, id: CorporationId): boolean =>
  isFloated(state, id) &&
  state.nationalisation !== null &&
  (state.round === 'over' || !state.nationalisation.operating.includes(id))
