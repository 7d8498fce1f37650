import { expect, test } from 'vitest'
import { beginOperating, payPrivates, payRevenue } from './operatingRound.ts'

/** A bank of 100, two players, and A of which they hold one share and three, and two lie in the pool. */
const start = () => ({
  set: 2,
  operatingRound: 1,
  toOperate: [] as ('A' | 'B')[],
  bank: { cash: 100 },
  bankBroken: false,
  players: [{ cash: 0 }, { cash: 0 }],
  corporations: { A: { treasury: { cash: 0 }, shares: { players: [1, 3], ipo: 4, pool: 2 } } },
  privates: { P: { owner: 1 }, Q: { owner: 'A' as const }, R: { owner: null } },
})

const ignore = () => {}

test('an operating round is told with its order', () => {
  const state = start()
  const told: object[] = []
  beginOperating(state, ['B', 'A'], (event) => told.push(event))
  expect(state.toOperate).toEqual(['B', 'A'])
  expect(told).toEqual([{ kind: 'operating-round', set: 2, round: 1, order: ['B', 'A'] }])
})

test('privates pay whoever owns them, players and corporations', () => {
  const state = start()
  payPrivates(state, { P: { revenue: 10 }, Q: { revenue: 20 }, R: { revenue: 30 } }, ignore)
  expect([state.players[1]!.cash, state.corporations.A.treasury.cash, state.bank.cash]).toEqual([10, 20, 70])
})

test('players are paid for each of their shares, and a corporation for those in a place and what it keeps', () => {
  const state = start()
  const told: object[] = []
  const payout = { corporation: 'A', choice: 'half', revenue: 70, distributed: 50 } as const
  const amountOn = (shares: number) => 5 * shares
  payRevenue(state, { ...payout, amountOn, paidForPlaces: ['pool'] }, (event) => told.push(event))
  expect([...state.players, state.corporations.A.treasury, state.bank].map(({ cash }) => cash)).toEqual([
    5, 15, 30, 50,
  ])
  expect(told).toEqual([
    { kind: 'dividend', company: 'A', choice: 'half', revenue: 70, distributed: 50 },
    { kind: 'paid', payer: 'bank', payee: 'A', amount: 20, reason: 'run' },
    { kind: 'paid', payer: 'bank', payee: 0, amount: 5, reason: 'dividend' },
    { kind: 'paid', payer: 'bank', payee: 1, amount: 15, reason: 'dividend' },
    { kind: 'paid', payer: 'bank', payee: 'A', amount: 10, reason: 'dividend' },
  ])
})
