import { gridChart } from '@roundhouse/finance'
import { copy } from '@roundhouse/kernel'
import { auditEvents, type Books, type Ledger, newLedger, type SharedEntries } from '../audit/index.ts'
import type { EventNames, EventOf, Events18xx } from '../events.ts'
import { LAKESIDE } from './lakeside.ts'

/** A chart with several spaces of most prices: 40, 50 50, 60 60, 70 70, 80 in operating order, the last first. */
export const GRID_CHART = gridChart(['60 70 80', '50 60 70', '40 50'])

export type Event = EventOf<Events18xx<EventNames>>

/** Two players, a railway that has one train, and others that have no more than a marker. */
const books = (): Books => ({
  cash: { bank: 1000, 0: 100, 1: 50, GWR: 30, LNWR: 0 },
  bankBroken: false,
  shares: {
    GWR: { 0: 3, 1: 2, treasury: 4, market: 1 },
    LNWR: { 0: 0, 1: 0, treasury: 0, market: 0 },
    MR: { 0: 0, 1: 0, treasury: 10, market: 0 },
  },
  president: { GWR: 0 },
  space: { GWR: 4, LNWR: 6, MR: null },
  order: ['LNWR', 'GWR'],
  tokens: { GWR: ['A1.0'], LNWR: [] },
  tokensLeft: { GWR: 1, LNWR: 0 },
  tile: {},
  train: { '2-0': { at: 'GWR' } },
  trainsSold: { 2: 1, 3: 0 },
  owner: { Ferry: 1 },
  closed: { Ferry: false },
  phase: '2',
  priority: 0,
  end: null,
})

interface Told {
  /** What a title says of events before they are entered, and after. */
  readonly due?: SharedEntries
  readonly following?: SharedEntries
  /** What the action began with. */
  readonly before?: Parameters<typeof newLedger>[0]
}

/** What is wrong when these events are told of a change. */
export function wrongWith(
  events: Event[],
  change: (after: Books) => void,
  { due = {}, following = {}, before = { operation: null, stock: null } }: Told = {},
): string[] {
  const after = copy(books())
  change(after)
  const ledger: Ledger = newLedger(before, events, books())
  const title = { board: LAKESIDE.board, chart: GRID_CHART }
  return auditEvents(title, { due: [due], following: [following] }, ledger, after)
}
