import type { Laid } from '@roundhouse/board'
import { byId, canonical, type Seat } from '@roundhouse/kernel'
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
  type State,
  type Train,
  treasuryOf,
} from '../state.ts'

/** Where a train is, and how; of one out of the game nothing else is known. */
interface TrainEntry {
  at: CompanyId | 'pool' | 'scrapped'
  side: Side | null
  phasedOut: boolean
}

type Placed = NonNullable<Markers['placed'][MarkerId]>

/** What the second set of books keeps: everything that can be counted. */
export interface Books {
  /** By the names of purses. */
  cash: Record<string, number>
  bankBroken: boolean
  status: Record<CorporationId, Corporation['status']>
  /** By seat and place. */
  shares: Record<CorporationId, Record<string, number>>
  president: Record<CorporationId, Seat | null>
  price: Record<CorporationId, number | null>
  /** Of the market. */
  order: CorporationId[]
  operated: Record<CorporationId, boolean>
  tokensLeft: Record<CorporationId, number>
  /** As in D6.2. */
  tokens: Record<CompanyId, string[]>
  tile: Laid['tiles']
  train: Record<string, TrainEntry>
  trainsSold: Record<Type, number>
  phase: Phase
  owner: Record<PrivateId, Private['owner']>
  closed: Record<PrivateId, boolean>
  uses: Record<PrivateId, number>
  marker: Omit<Markers, 'placed'> & Record<MarkerId, Placed | null>
  bankrupt: boolean[]
  priority: Seat
  lastSet: number | null
  end: EndReason | null
}

/** The books as they must be in this position, on paper of their own. */
export function booksOf(state: State): Books {
  const { corporations, privates, market, markers, players } = state
  return {
    cash: {
      bank: state.bank.cash,
      ...bySeat(players.map(({ cash }) => cash)),
      ...byId(COMPANIES, (id) => treasuryOf(state, id).cash),
    },
    bankBroken: state.bankBroken,
    status: byId(CORPORATIONS, (id) => corporations[id].status),
    shares: byId(CORPORATIONS, (id) => {
      const { players: held, treasury, market: sold } = corporations[id].shares
      return { ...bySeat(held), treasury, market: sold }
    }),
    president: byId(CORPORATIONS, (id) => corporations[id].president),
    price: byId(CORPORATIONS, (id) => {
      const token = market.find(({ company }) => company === id)
      return token ? PRICES[token.space]! : null
    }),
    order: market.map(({ company }) => company),
    operated: byId(CORPORATIONS, (id) => corporations[id].operated),
    tokensLeft: byId(CORPORATIONS, (id) => corporations[id].tokensLeft),
    tokens: tokensOn(state.board),
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

function tokensOn({ tokens }: Laid): Books['tokens'] {
  const places = byId(COMPANIES, (): string[] => [])
  for (const [hex, stops] of Object.entries(tokens))
    for (const [stop, slots] of stops.entries())
      for (const company of slots) if (company !== null) places[company as CompanyId].push(`${hex}.${stop}`)
  for (const id of COMPANIES) places[id].sort()
  return places
}

function trainsIn({ corporations, minors, depot, scrapped }: State): Books['train'] {
  const entries: Books['train'] = {}
  const enter = (at: TrainEntry['at'], trains: readonly Train[]) => {
    for (const { id, side, phasedOut } of trains) entries[id] = { at, side, phasedOut }
  }
  for (const id of CORPORATIONS) enter(id, corporations[id].trains)
  for (const id of MINORS) enter(id, minors[id].trains)
  enter('pool', depot.pool)
  for (const id of scrapped) entries[id] = { ...SCRAPPED }
  return entries
}

export const SCRAPPED: Readonly<TrainEntry> = { at: 'scrapped', side: null, phasedOut: false }

const bySeat = (amounts: readonly number[]): Record<string, number> => Object.fromEntries(amounts.entries())

/** One sentence for each entry in which the books that were kept differ from those found. */
export const differences = (kept: Books, found: Books): string[] =>
  (Object.keys(kept) as (keyof Books)[]).flatMap((page) => {
    const [own, other] = [entriesOf(kept[page]), entriesOf(found[page])]
    return [...new Set([...Object.keys(own), ...Object.keys(other)])]
      .filter((name) => own[name] !== other[name] && text(own[name]) !== text(other[name]))
      .map(
        (name) => `${page}${name && ` of ${name}`} is ${text(other[name])}, by the events ${text(own[name])}`,
      )
  })

/** A page with one entry has no names. */
const entriesOf = (page: Books[keyof Books]): Record<string, unknown> =>
  typeof page === 'object' && page !== null && !Array.isArray(page) ? { ...page } : { '': page }

const text = (entry: unknown): string => canonical(entry ?? null)
