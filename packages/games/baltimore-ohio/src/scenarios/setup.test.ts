import { isOffered, isRefusal, newTable } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { COMPANIES } from '../components/companies.ts'
import { baltimoreOhio } from '../index.ts'
import { topCard } from '../state.ts'
import { actions, cashByName, companyOf, NAMES, newGame, offersTo, refuses } from './position.ts'

const begin = (players: number, seed = 1) =>
  newTable(baltimoreOhio, { players: Array.from({ length: players }, (_, seat) => `player ${seat}`), seed })

test('S-01 Four-player start (BO-1.1, BO-1.2, BO-1.3, BO-1.4, BO-1.5)', () => {
  const table = begin(4)
  if (isRefusal(table)) throw new Error(table.rule)
  const { state } = table
  expect(state.players.map(({ cash }) => cash)).toEqual([375, 375, 375, 375])
  expect(state.players.map(({ card }) => card).sort()).toEqual([1, 2, 3, 4])
  expect(state.technology).toBe(1)
  expect(topCard(state)).toEqual({ number: 1, level: 1, cost: 100, scrap: 20 })
  expect(state.cardsSold).toBe(0)
  expect([...state.coal].sort()).toEqual(['H26', 'I23', 'K21', 'L18', 'L20'])
  const first = NAMES[state.stock!.seat]!
  expect(state.players[state.stock!.seat]!.card).toBe(1)
  for (const company of COMPANIES)
    expect(companyOf(state, company)).toMatchObject({ president: null, price: null, cubes: [], supply: 30 })
  for (const company of ['B&O', 'B&M', 'C&O', 'NYC', 'NYNH&H', 'PRR'] as const)
    expect(isOffered(offersTo(state, first), actions.found(company, 55, 1))).toBe(true)
  for (const company of ['Erie', 'IC', 'NKP', 'Wabash'] as const)
    refuses(state, first, actions.found(company, 55, 1), 'BO-1.5')
})

test.each([
  [3, 500],
  [4, 375],
  [5, 300],
  [6, 250],
])('S-02 Cash by player count: %d players have %d each (BO-1.1)', (players, each) => {
  const state = newGame({ players })
  expect(Object.values(cashByName(state))).toEqual(Array.from({ length: players }, () => each))
})

test.each([2, 7])('S-02 Cash by player count: %d players are refused (BO-1.1)', (players) => {
  expect(begin(players)).toMatchObject({ rule: 'BO-1.1' })
})
