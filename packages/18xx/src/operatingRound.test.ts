import { expect, test } from 'vitest'
import { beginOperating, payPlayers, payPrivates } from './operatingRound.ts'

/** A bank of 100, two players, and A of which they hold one share and three. */
const start = () => ({
  set: 2,
  operatingRound: 1,
  toOperate: [] as ('A' | 'B')[],
  bank: { cash: 100 },
  bankBroken: false,
  players: [{ cash: 0 }, { cash: 0 }],
  corporations: { A: { treasury: { cash: 0 }, shares: { players: [1, 3] } } },
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

test('players are paid for each of their shares', () => {
  const state = start()
  payPlayers(state, 'A', 5, ignore)
  expect([...state.players, state.bank].map(({ cash }) => cash)).toEqual([5, 15, 80])
})
