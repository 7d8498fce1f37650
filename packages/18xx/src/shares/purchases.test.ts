import type { Shares } from '@roundhouse/finance'
import { expect, test } from 'vitest'
import { SHARES_TITLE as TITLE } from '../testing/sharesTitle.ts'
import { buyPresidency, buyShare } from './purchases.ts'
import { sellToPool } from './selling.ts'

/** Two players, and a corporation with these shares. */
const state = (president: number | null, shares: Shares<'treasury' | 'pool'>) => ({
  bank: { cash: 1000 },
  bankBroken: false,
  players: [{ cash: 200 }, { cash: 200 }],
  corporations: { A: { president, shares, treasury: { cash: 0 } } },
})

const kindsOf = (told: readonly object[]) => told.map((event) => (event as { kind: string }).kind)

test('the president’s certificate is paid for share by share', () => {
  const position = state(null, { players: [0, 0], treasury: 10, pool: 0 })
  const told: object[] = []
  const purchase = { seat: 1, corporation: 'A', from: 'treasury', price: 70, payee: 'A' } as const
  buyPresidency(TITLE, position, purchase, (event) => told.push(event))
  const { A } = position.corporations
  expect(A).toEqual({
    president: 1,
    shares: { players: [0, 2], treasury: 8, pool: 0 },
    treasury: { cash: 140 },
  })
  expect(told).toEqual([
    { kind: 'launched', seat: 1, corporation: 'A', from: 'treasury', count: 2, par: 70 },
    { kind: 'paid', payer: 1, payee: 'A', amount: 140, reason: 'launch' },
    { kind: 'president', corporation: 'A', before: null, after: 1 },
  ])
})

test('a share goes to its buyer, the price to the seller, and the office with the most shares', () => {
  const position = state(0, { players: [2, 2], treasury: 5, pool: 1 })
  const told: object[] = []
  const purchase = { seat: 1, corporation: 'A', from: 'pool', price: 60, payee: 'bank' } as const
  buyShare(TITLE, position, purchase, (event) => told.push(event))
  expect(position.corporations.A.shares).toEqual({ players: [2, 3], treasury: 5, pool: 0 })
  expect([position.bank.cash, position.players[1]!.cash, position.corporations.A.president]).toEqual([
    1060, 140, 1,
  ])
  expect(kindsOf(told)).toEqual(['bought', 'paid', 'president'])
})

test('a block goes into the pool, and the bank pays for it', () => {
  const position = state(0, { players: [4, 2], treasury: 4, pool: 0 })
  const told: object[] = []
  sellToPool(TITLE, position, { seat: 0, corporation: 'A', count: 3 }, 60, (event) => told.push(event))
  expect(position.corporations.A.shares).toEqual({ players: [1, 2], treasury: 4, pool: 3 })
  expect(told).toEqual([
    { kind: 'sold', seat: 0, corporation: 'A', count: 3, price: 60, into: 'pool' },
    { kind: 'paid', payer: 'bank', payee: 0, amount: 180, reason: 'sale' },
  ])
})
