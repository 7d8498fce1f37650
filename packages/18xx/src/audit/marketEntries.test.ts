import { expect, test } from 'vitest'
import { type Event, GRID_CHART, wrongWith } from '../testing/books.ts'
import type { Books } from './books.ts'
import { demandMove, demandSpace, queueEntry, type SharedEntries } from './index.ts'

/** As in 1856: a dividend goes right, and without one the marker goes left. */
const rules: SharedEntries = {
  dividend: (ledger, { company, choice }) =>
    demandMove(ledger, GRID_CHART, company, 'right', choice === 'pay' ? 1 : -1),
  launched: (ledger, { corporation }) => demandSpace(ledger, corporation, 6),
  closed: (ledger, { corporation }) => demandSpace(ledger, corporation, null),
}

const dividend = (company: string, choice: string): Event => ({
  kind: 'dividend',
  company,
  choice,
  revenue: 10,
  distributed: 10,
})

const moved = (corporation: string, before: number | null, after: number | null): Event => ({
  kind: 'price',
  corporation,
  before,
  after,
})

const LAUNCHED: Event = {
  kind: 'launched',
  seat: 0,
  corporation: 'MR',
  from: 'treasury',
  count: 2,
  par: 70,
}

/** What is wrong when the markers come to these spaces, in this order. */
const wrongAt = (spaces: Books['space'], order: string[], ...events: Event[]): string[] =>
  wrongWith(
    events,
    (after) => {
      Object.assign(after.space, spaces)
      after.order = order
      if (events.includes(LAUNCHED)) Object.assign(after.shares.MR!, { 0: 2, treasury: 8 })
    },
    { due: rules, before: { operation: { company: 'GWR', revenue: 10 }, stock: null } },
  )

const right = [dividend('GWR', 'pay'), moved('GWR', 4, 6)]

test('a marker goes behind the others on its space', () => {
  expect(wrongAt({ GWR: 6 }, ['LNWR', 'GWR'], ...right)).toEqual([])
  expect(wrongAt({ GWR: 6 }, ['GWR', 'LNWR'], ...right)).toEqual([
    'order is ["GWR","LNWR"], by the events ["LNWR","GWR"]',
  ])
})

test('another space of the same price is a wrong one', () => {
  expect(wrongAt({ GWR: 5 }, ['LNWR', 'GWR'], dividend('GWR', 'pay'), moved('GWR', 4, 5))).toEqual([
    'the price of GWR moves to 70 (space 5), by the rules to 70 (space 6)',
  ])
  expect(wrongAt({ GWR: 5 }, ['LNWR', 'GWR'], ...right)).toEqual(['space of GWR is 5, by the events 6'])
})

test('where a row begins, left goes down', () => {
  const twice = [dividend('GWR', 'keep'), moved('GWR', 4, 1), dividend('GWR', 'keep')]
  expect(wrongAt({ GWR: 0 }, ['LNWR', 'GWR'], ...twice, moved('GWR', 1, 0))).toEqual([])
  expect(wrongAt({ GWR: 1 }, ['LNWR', 'GWR'], ...twice)).toEqual([
    'the price of GWR moves to 50 (space 1), by the rules to 40 (space 0)',
  ])
})

test('a marker is told from where it was', () => {
  expect(wrongAt({ GWR: 6 }, ['LNWR', 'GWR'], dividend('GWR', 'pay'), moved('GWR', 3, 6))).toEqual([
    'GWR was not on space 3',
  ])
})

test('markers come and go by the rules', () => {
  const order = ['LNWR', 'MR', 'GWR']
  expect(wrongAt({ MR: 6 }, order, LAUNCHED, moved('MR', null, 6))).toEqual([])
  expect(wrongAt({ MR: 6 }, order, moved('MR', null, 6))).toEqual([
    'the price of MR moves to 70 (space 6), by the rules to nowhere',
  ])
  const closed: Event = { kind: 'closed', corporation: 'LNWR' }
  expect(wrongAt({ LNWR: null }, ['GWR'], closed, moved('LNWR', 6, null))).toEqual([])
  expect(wrongAt({ LNWR: null }, ['GWR'], moved('LNWR', 6, null))).toEqual([
    'the price of LNWR moves to nowhere, by the rules to 70 (space 6)',
  ])
})

test('a marker that stays can go to the back', () => {
  const books = { space: { GWR: 6, LNWR: 6, MR: 2 }, order: ['GWR', 'LNWR', 'MR'] }
  queueEntry(books, 'GWR')
  expect(books.order).toEqual(['LNWR', 'GWR', 'MR'])
})
