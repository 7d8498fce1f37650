import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { EventNames, EventOf, Events18xx } from '../events.ts'
import type { Books } from './books.ts'
import {
  differences,
  enterEvents,
  leaveGame,
  moneyEntries,
  newLedger,
  owe,
  playEntries,
  type SharedEntries,
  shareEntries,
  trainEntries,
  trainsLeftOver,
  unsettled,
} from './index.ts'

type Event = EventOf<Events18xx<EventNames>>

/** Two players and a railway that has one train. */
const books = (): Books => ({
  cash: { bank: 1000, 0: 100, 1: 50, GWR: 30 },
  bankBroken: false,
  shares: { GWR: { 0: 3, 1: 2, treasury: 4, market: 1 } },
  president: { GWR: 0 },
  price: { GWR: 60 },
  tokens: { GWR: ['A1.0'] },
  tile: {},
  train: { '2-0': { at: 'GWR' } },
  trainsSold: { 2: 1, 3: 0 },
  owner: { Ferry: 1 },
  closed: { Ferry: false },
  phase: '2',
  priority: 0,
  end: null,
})

/** What is wrong when these events are told of a change. */
function wrongWith(events: Event[], change: (after: Books) => void, ...own: SharedEntries[]): string[] {
  const after = copy(books())
  change(after)
  const ledger = newLedger({}, events, books())
  enterEvents(ledger, [...own, moneyEntries, shareEntries, trainEntries, playEntries])
  return [
    ...ledger.wrong,
    ...unsettled(ledger),
    ...trainsLeftOver(ledger),
    ...differences(ledger.books, after),
  ]
}

const sale: Event[] = [
  { kind: 'sold', seat: 0, corporation: 'GWR', count: 2, price: 60 },
  { kind: 'paid', payer: 'bank', payee: 0, amount: 120, reason: 'sale' },
]

function sell({ cash, shares }: Books): void {
  cash.bank! -= 120
  cash[0]! += 120
  shares.GWR![0]! -= 2
  shares.GWR!.market! += 2
}

test('a change that its events account for is in order', () => {
  expect(wrongWith([], () => {})).toEqual([])
  expect(wrongWith(sale, sell)).toEqual([])
})

test('a change that no event tells of is named', () => {
  const problems = wrongWith(sale, (after) => {
    sell(after)
    after.cash.GWR!++
    after.phase = '3'
  })
  expect(problems).toEqual(['cash of GWR is 31, by the events 30', 'phase is "3", by the events "2"'])
})

test('a payment that is not due, and one that is not made', () => {
  const cheaper: Event[] = [sale[0]!, { ...sale[1]!, amount: 100 } as Event]
  const problems = wrongWith(cheaper, (after) => {
    sell(after)
    after.cash.bank! += 20
    after.cash[0]! -= 20
  })
  expect(problems).toEqual(['not paid: bank pays 0 120 (sale)', 'not due: bank pays 0 100 (sale)'])
})

test('presidents and prices are told from where they were', () => {
  const events: Event[] = [
    { kind: 'president', corporation: 'GWR', before: 1, after: 0 },
    { kind: 'price', corporation: 'GWR', before: 50, after: 60 },
  ]
  expect(wrongWith(events, () => {})).toEqual([
    '1 was not the president of GWR',
    'the price of GWR was not 50',
  ])
})

const bought = (train: string, from: string): Event[] => [
  { kind: 'train-bought', corporation: 'GWR', train, from, price: 100 },
]

test('trains leave the bank in their order', () => {
  const right = wrongWith(bought('2-1', 'bank'), ({ train, trainsSold }) => {
    train['2-1'] = { at: 'GWR' }
    trainsSold[2]!++
  })
  expect(right).toEqual([])
  expect(wrongWith(bought('3-1', 'bank'), () => {})).toContain(
    'the bank sells train 3-1, but 3-0 comes first',
  )
  expect(wrongWith(bought('2-0', 'pool'), () => {})).toEqual(['pool has no train 2-0'])
})

test('trains leave the game when the rules say so, and never without', () => {
  const scrapped: Event[] = [{ kind: 'trains-scrapped', trains: ['2-0'] }]
  const scrap = ({ train }: Books) => {
    train['2-0'] = { at: 'scrapped' }
  }
  const rust: SharedEntries = { phase: (ledger) => leaveGame(ledger, ({ at }) => at === 'GWR') }
  const phase: Event = { kind: 'phase', phase: '2' }
  expect(wrongWith(scrapped, scrap)).toEqual(['train 2-0 leaves the game without a reason'])
  expect(wrongWith([phase, ...scrapped], scrap, rust)).toEqual([])
  expect(wrongWith([phase], () => {}, rust)).toEqual(['train 2-0 should leave the game and stays'])
})

test('a run is the sum of its routes', () => {
  const routes = [{ train: '2-0', revenue: 50 }]
  expect(wrongWith([{ kind: 'ran', company: 'GWR', routes, revenue: 60 }], () => {})).toEqual([
    'GWR runs for 60, and its routes for 50',
  ])
})

test('a title says what else is due, before anything changes', () => {
  const closing: SharedEntries = {
    'private-closed': (ledger, { private: id }) =>
      owe(ledger, 'bank', ledger.books.owner[id]!, 20, 'closing'),
  }
  const close = ({ owner, closed }: Books) => {
    owner.Ferry = null
    closed.Ferry = true
  }
  expect(wrongWith([{ kind: 'private-closed', private: 'Ferry' }], close, closing)).toEqual([
    'not paid: bank pays 1 20 (closing)',
  ])
})
