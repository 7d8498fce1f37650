import type { BoardContents } from '@roundhouse/board'
import { type AnyShares, type Market, type Purse, sharesInPlaces, spaceOf } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { seatEntries } from '@roundhouse/kernel/audit'
import type { EventNames, OptionalName } from '../events.ts'
import type { Bank } from '../money.ts'
import type { Depot } from '../trains/depot.ts'
import type { NamedTrain } from '../trains/ownedTrains.ts'

/** What the second set of books of any title keeps. A title adds whatever else can be counted in it, and details of trains. */
export interface Books<N extends EventNames = EventNames, Details extends object = object> {
  /** By the names of purses. */
  cash: Record<string, number>
  bankBroken: boolean
  /** By corporation, then by seat and place. */
  shares: Record<N['corporation'], Record<string, number>>
  president: Record<N['corporation'], Seat | null>
  /** Of the chart; null for those that are not on it. */
  space: Record<N['corporation'], number | null>
  /** Of those on the chart. */
  order: N['corporation'][]
  /** By company, as in D6.2. */
  tokens: Record<N['company'], string[]>
  /** Of those that are still to be placed. */
  tokensLeft: Record<N['corporation'], number>
  tile: Record<string, BoardContents['tiles'][string]>
  /** Those that have left the bank. */
  train: Record<string, TrainEntry & Partial<Details>>
  trainsSold: Record<string, number>
  /** Of privates. */
  owner: Record<OptionalName<N, 'private'>, Seat | N['corporation'] | null>
  closed: Record<OptionalName<N, 'private'>, boolean>
  phase: N['phase']
  priority: Seat
  end: N['end'] | null
}

/** Where a train is: with a company, in the `pool`, or `scrapped`. */
export interface TrainEntry {
  at: string
}

/** Where a title has privates. */
interface PrivateState<N extends EventNames> {
  readonly status: string
  readonly owner: Seat | N['corporation'] | null
}

/** The pieces of a position that are booked alike in every title. */
interface BookedPosition<N extends EventNames, Train extends NamedTrain> extends Readonly<Bank> {
  readonly players: readonly Purse[]
  readonly corporations: Readonly<Record<N['corporation'], BookedCorporation<Train>>>
  /** Companies without shares, where a title has them. */
  readonly minors?: Readonly<Record<string, Operator<Train>>>
  readonly privates?: Readonly<Record<OptionalName<N, 'private'>, PrivateState<N>>>
  readonly market: Market<N['corporation']>
  readonly board: BoardContents
  readonly depot: Depot<string, Train>
  readonly scrapped: readonly string[]
  readonly phase: N['phase']
  readonly priority: Seat
  readonly endReason: N['end'] | null
}

interface Operator<Train> {
  readonly treasury: Purse
  readonly trains: readonly Train[]
}

interface BookedCorporation<Train> extends Operator<Train> {
  readonly shares: AnyShares
  readonly president: Seat | null
  readonly tokensLeft: number
}

/** The books as they must be in a position, on paper of their own. */
export const sharedBooks = <N extends EventNames, Train extends NamedTrain, Details extends object = object>(
  state: BookedPosition<N, Train>,
  detailsOf: (train: Train) => Details,
): Books<N, Details> => {
  const companies = { ...state.corporations, ...state.minors } as Record<N['company'], Operator<Train>>
  return {
    cash: {
      // of both currencies, where there are two: events call it one purse
      bank: state.bank.cash + (state.companyBank?.cash ?? 0),
      ...seatEntries(state.players.map(({ cash }) => cash)),
      ...mapValues(companies, ({ treasury }) => treasury.cash),
    },
    bankBroken: state.bankBroken,
    shares: mapValues(state.corporations, ({ shares }) => ({
      ...seatEntries(shares.players),
      ...sharesInPlaces(shares),
    })),
    president: mapValues(state.corporations, ({ president }) => president),
    space: mapValues(state.corporations, (_, id) => spaceOf(state.market, id) ?? null),
    order: state.market.map(({ company }) => company),
    tokens: tokenEntries(state.board, Object.keys(companies) as N['company'][]),
    tokensLeft: mapValues(state.corporations, ({ tokensLeft }) => tokensLeft),
    tile: { ...state.board.tiles },
    train: trainsIn(companies, state, detailsOf),
    trainsSold: { ...state.depot.sold },
    owner: mapValues(state.privates, ({ owner }) => owner),
    closed: mapValues(state.privates, ({ status }) => status === 'closed'),
    phase: state.phase,
    priority: state.priority,
    end: state.endReason,
  }
}

const mapValues = <Id extends string, Value, Entry>(
  values: Readonly<Record<Id, Value>> | undefined,
  entryOf: (value: Value, id: Id) => Entry,
): Record<Id, Entry> =>
  Object.fromEntries(
    (Object.entries(values ?? {}) as [Id, Value][]).map(([id, value]) => [id, entryOf(value, id)]),
  ) as Record<Id, Entry>

/** Where the tokens of each company are. */
function tokenEntries<Company extends string>(
  { tokens }: BoardContents,
  companies: readonly Company[],
): Record<Company, string[]> {
  const places = Object.fromEntries(companies.map((id): [string, string[]] => [id, []]))
  for (const [hex, stops] of Object.entries(tokens))
    for (const [stop, slots] of stops.entries())
      for (const company of slots) if (company !== null) places[company]!.push(`${hex}.${stop}`)
  for (const id of companies) places[id]!.sort()
  return places as Record<Company, string[]>
}

function trainsIn<Train extends NamedTrain, Details extends object>(
  companies: Readonly<Record<string, Operator<Train>>>,
  { depot, scrapped }: { readonly depot: Depot<string, Train>; readonly scrapped: readonly string[] },
  detailsOf: (train: Train) => Details,
): Books<EventNames, Details>['train'] {
  const entries: Books<EventNames, Details>['train'] = {}
  const enter = (at: string, trains: readonly Train[]) => {
    for (const train of trains) entries[train.id] = { at, ...detailsOf(train) }
  }
  for (const [id, { trains }] of Object.entries(companies)) enter(id, trains)
  enter('pool', depot.pool)
  for (const id of scrapped) entries[id] = scrappedEntry()
  return entries
}

/** Of a train out of the game nothing else is known. */
export const scrappedEntry = <Details extends object>(): TrainEntry & Partial<Details> =>
  ({ at: 'scrapped' }) as TrainEntry & Partial<Details>
