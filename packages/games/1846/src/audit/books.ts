import {
  type Books,
  seatEntries,
  shareEntriesOf,
  type TrainEntry,
  tokenEntries,
} from '@roundhouse/18xx/audit'
import { byId, type Seat } from '@roundhouse/kernel'
import {
  COMPANIES,
  CORPORATIONS,
  type CompanyId,
  type CorporationId,
  type MarkerId,
  MINORS,
  PRIVATES,
  type PrivateId,
} from '../components/companies.ts'
import { PRICES } from '../components/market.ts'
import type { Phase, Side, Type } from '../components/trains.ts'
import {
  type Corporation,
  type EndReason,
  type Markers,
  type Private,
  type State1846,
  type Train,
  treasuryOf,
} from '../state.ts'

/** Where a train is, and how. */
interface Train1846 extends TrainEntry {
  at: CompanyId | 'pool' | 'scrapped'
  side?: Side
  phasedOut?: boolean
}

type Placed = NonNullable<Markers['placed'][MarkerId]>

/** What the second set of books keeps: everything that can be counted. */
export interface Books1846 extends Books {
  status: Record<CorporationId, Corporation['status']>
  shares: Record<CorporationId, Record<string, number>>
  president: Record<CorporationId, Seat | null>
  price: Record<CorporationId, number | null>
  /** Of the market. */
  order: CorporationId[]
  operated: Record<CorporationId, boolean>
  tokensLeft: Record<CorporationId, number>
  tokens: Record<CompanyId, string[]>
  train: Record<string, Train1846>
  trainsSold: Record<Type, number>
  phase: Phase
  owner: Record<PrivateId, Private['owner']>
  closed: Record<PrivateId, boolean>
  uses: Record<PrivateId, number>
  marker: Omit<Markers, 'placed'> & Record<MarkerId, Placed | null>
  bankrupt: boolean[]
  lastSet: number | null
  end: EndReason | null
}

/** The books as they must be in this position, on paper of their own. */
export function booksOf(state: State1846): Books1846 {
  const { corporations, privates, market, markers, players } = state
  return {
    cash: {
      bank: state.bank.cash,
      ...seatEntries(players.map(({ cash }) => cash)),
      ...byId(COMPANIES, (id) => treasuryOf(state, id).cash),
    },
    bankBroken: state.bankBroken,
    status: byId(CORPORATIONS, (id) => corporations[id].status),
    shares: byId(CORPORATIONS, (id) => shareEntriesOf(corporations[id].shares)),
    president: byId(CORPORATIONS, (id) => corporations[id].president),
    price: byId(CORPORATIONS, (id) => {
      const token = market.find(({ company }) => company === id)
      return token ? PRICES[token.space]! : null
    }),
    order: market.map(({ company }) => company),
    operated: byId(CORPORATIONS, (id) => corporations[id].operated),
    tokensLeft: byId(CORPORATIONS, (id) => corporations[id].tokensLeft),
    tokens: tokenEntries(state.board, COMPANIES),
    tile: { ...state.board.tiles },
    train: trainsIn(state),
    trainsSold: { ...state.depot.sold },
    phase: state.phase,
    owner: byId(PRIVATES, (id) => privates[id].owner),
    closed: byId(PRIVATES, (id) => privates[id].status === 'closed'),
    uses: byId(PRIVATES, (id) => privates[id].uses),
    marker: {
      port: markers.port,
      beneficiary: markers.beneficiary,
      MPC: markers.placed.MPC ?? null,
      BT: markers.placed.BT ?? null,
    },
    bankrupt: players.map(({ bankrupt }) => bankrupt),
    priority: state.priority,
    lastSet: state.lastSet,
    end: state.endReason,
  }
}

function trainsIn({ corporations, minors, depot, scrapped }: State1846): Books1846['train'] {
  const entries: Books1846['train'] = {}
  const enter = (at: Train1846['at'], trains: readonly Train[]) => {
    for (const { id, side, phasedOut } of trains) entries[id] = { at, side, phasedOut }
  }
  for (const id of CORPORATIONS) enter(id, corporations[id].trains)
  for (const id of MINORS) enter(id, minors[id].trains)
  enter('pool', depot.pool)
  for (const id of scrapped) entries[id] = { at: 'scrapped' }
  return entries
}
