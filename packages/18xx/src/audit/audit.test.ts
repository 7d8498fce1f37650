import { expect, test } from 'vitest'
import { type Event, wrongWith } from '../testing/books.ts'
import type { Books } from './books.ts'
import { leaveGame, owe, oweDividend, privateIncome, type SharedEntries, trainsRust } from './index.ts'

const sale: Event[] = [
  { kind: 'sold', seat: 0, corporation: 'GWR', count: 2, price: 60, into: 'market' },
  { kind: 'paid', payer: 'bank', payee: 0, amount: 120, reason: 'sale' },
]

const due: SharedEntries = {
  sold: (ledger, { seat, count, price }) => owe(ledger, 'bank', seat, count * price, 'sale'),
}

function sell({ cash, shares }: Books): void {
  cash.bank! -= 120
  cash[0]! += 120
  shares.GWR![0]! -= 2
  shares.GWR!.market! += 2
}

test('a change that its events account for is in order', () => {
  expect(wrongWith([], () => {})).toEqual([])
  expect(wrongWith(sale, sell, { due })).toEqual([])
})

test('a change that no event tells of is named', () => {
  const change = (after: Books) => {
    sell(after)
    after.cash.GWR!++
    after.phase = '3'
  }
  const problems = wrongWith(sale, change, { due })
  expect(problems).toEqual(['cash of GWR is 31, by the events 30', 'phase is "3", by the events "2"'])
})

test('a payment that is not due, and one that is not made', () => {
  const cheaper: Event[] = [sale[0]!, { ...sale[1]!, amount: 100 } as Event]
  const change = (after: Books) => {
    sell(after)
    after.cash.bank! += 20
    after.cash[0]! -= 20
  }
  const problems = wrongWith(cheaper, change, { due })
  expect(problems).toEqual(['not paid: bank pays 0 120 (sale)', 'not due: bank pays 0 100 (sale)'])
})

test('a president is told by who was it before', () => {
  const events: Event[] = [{ kind: 'president', corporation: 'GWR', before: 1, after: 0 }]
  expect(wrongWith(events, () => {})).toEqual(['1 was not the president of GWR'])
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
  expect(wrongWith([phase, ...scrapped], scrap, { due: rust })).toEqual([])
  expect(wrongWith([phase], () => {}, { due: rust })).toEqual(['train 2-0 should leave the game and stays'])
})

test('trains rust when a phase begins, and only then', () => {
  const due = trainsRust({ '4': ['2'] })
  const begin = (phase: string) =>
    wrongWith([{ kind: 'phase', phase }], (after) => Object.assign(after, { phase }), { due })
  expect(begin('3')).toEqual([])
  expect(begin('4')).toEqual(['train 2-0 should leave the game and stays'])
})

test('a dividend is of what was run for', () => {
  const dividend: Event = { kind: 'dividend', company: 'GWR', choice: 'pay', revenue: 60, distributed: 60 }
  const routes = [{ train: '2-0', revenue: 60 }]
  expect(wrongWith([{ kind: 'ran', company: 'GWR', routes, revenue: 60 }, dividend], () => {})).toEqual([])
  const before = (revenue: number) => ({ operation: { company: 'GWR', revenue }, stock: null })
  expect(wrongWith([dividend], () => {}, { before: before(60) })).toEqual([])
  expect(wrongWith([dividend], () => {}, { before: before(50) })).toEqual(['GWR has not run for 60'])
})

test('shares pay their holders, and those in a place whoever gets it for them', () => {
  const due: SharedEntries = {
    dividend: (ledger) => oweDividend(ledger, 'GWR', (shares) => 5 * shares, { market: 'GWR' }),
  }
  const dividend: Event = { kind: 'dividend', company: 'GWR', choice: 'pay', revenue: 50, distributed: 50 }
  const before = { operation: { company: 'GWR', revenue: 50 }, stock: null }
  expect(wrongWith([dividend], () => {}, { due, before })).toEqual([
    'not paid: bank pays 0 15 (dividend)',
    'not paid: bank pays 1 10 (dividend)',
    'not paid: bank pays GWR 5 (dividend)',
  ])
})

test('privates pay their owners when an operating round begins', () => {
  const round: Event = { kind: 'operating-round', set: 1, round: 1, order: [] }
  expect(wrongWith([round], () => {}, { due: privateIncome({ Ferry: 15 }) })).toEqual([
    'not paid: bank pays 1 15 (private-income)',
  ])
})

test('passes are counted from the last action on', () => {
  const counts: (number | null)[] = []
  const following: SharedEntries = { passed: ({ passes }) => void counts.push(passes) }
  const passed: Event = { kind: 'passed', seat: 0 }
  const bought: Event = { kind: 'bought', seat: 1, corporation: 'GWR', from: 'treasury', price: 60 }
  wrongWith([passed, bought, passed, passed], () => {}, {
    following,
    before: { operation: null, stock: { passes: 1 } },
  })
  wrongWith([passed], () => {}, { following })
  expect(counts).toEqual([2, 1, 2, null])
})

test('a bank that breaks has no money', () => {
  const problems = wrongWith([{ kind: 'bank-broken' }], (after) => {
    after.bankBroken = true
  })
  expect(problems).toEqual(['the bank breaks and has money'])
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
  expect(wrongWith([{ kind: 'private-closed', private: 'Ferry' }], close, { due: closing })).toEqual([
    'not paid: bank pays 1 20 (closing)',
  ])
})

test('a corporation that closes leaves with shares, cash, trains, tokens and marker', () => {
  const events: Event[] = [
    { kind: 'closed', corporation: 'GWR' },
    { kind: 'paid', payer: 'GWR', payee: 'bank', amount: 30, reason: 'closing' },
    { kind: 'trains-scrapped', trains: ['2-0'] },
    { kind: 'price', corporation: 'GWR', before: 4, after: null },
  ]
  const close = (after: Books) => {
    after.cash.GWR! -= 30
    after.cash.bank! += 30
    after.shares.GWR = { 0: 0, 1: 0, treasury: 0, market: 0 }
    after.train['2-0'] = { at: 'scrapped' }
    Object.assign(after.president, { GWR: null })
    Object.assign(after.space, { GWR: null })
    Object.assign(after.tokens, { GWR: [] })
    Object.assign(after.tokensLeft, { GWR: 0 })
    after.order = ['LNWR']
  }
  expect(wrongWith(events, close)).toEqual([])
  expect(wrongWith(events.slice(0, 1), () => {})).toEqual(
    expect.arrayContaining([
      'not paid: GWR pays bank 30 (closing)',
      'train 2-0 should leave the game and stays',
      'tokensLeft of GWR is 1, by the events 0',
    ]),
  )
})

test('of several tokens in a hex the one in a city is removed, or all of them', () => {
  const placed = (city: number): Event => ({
    kind: 'token-placed',
    company: 'LNWR',
    hex: 'A1',
    city,
    cost: 0,
  })
  const removed = (...city: number[]): Event => ({
    kind: 'token-removed',
    company: 'LNWR',
    hex: 'A1',
    ...(city[0] !== undefined && { city: city[0] }),
  })
  const left = (places: string[]) => (after: Books) => void Object.assign(after.tokens, { LNWR: places })
  expect(wrongWith([placed(0), placed(1), removed(1)], left(['A1.0']))).toEqual([])
  expect(wrongWith([placed(0), placed(1), removed()], left([]))).toEqual([])
})
