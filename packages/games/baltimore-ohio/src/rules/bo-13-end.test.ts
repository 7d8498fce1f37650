import { expect, test } from 'vitest'
import { baltimoreOhio } from '../index.ts'
import {
  actions,
  cash,
  does,
  everybodyPasses,
  inOperation,
  NAMES,
  newGame,
  open,
  technology,
  turnOrder,
} from '../scenarios/position.ts'
import type { BnoState } from '../state.ts'

test('BO-12.3 between the operating rounds nothing is redealt', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  cash(state, { A: 400, B: 300, C: 200, D: 100 })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', actions.payOut)
  expect(state.round).toBe('operating2')
  expect(turnOrder(state)).toEqual(['A', 'B', 'C', 'D'])
  does(state, 'A', actions.income('Baltimore'))
  does(state, 'A', actions.payOut)
  expect(turnOrder(state)).toEqual(['D', 'C', 'B', 'A'])
})

test('BO-13.1 both reasons at once are both told', () => {
  const state = newGame()
  technology(state, 6)
  open(state, 'B&O', { price: 375, players: { A: 3 } })
  open(state, 'C&O', { price: 66, players: { B: 3 } })
  inOperation(state, 'C&O', 'operating2')
  does(state, 'B', actions.income())
  expect(state).toMatchObject({ round: 'over', endReasons: ['technology', 'price'] })
})

test('BO-13.5 the ranking goes by score, then by turn order card', () => {
  const state = newGame({ players: 6, cards: ['F', 'E', 'D', 'C', 'B', 'A'] })
  cash(state, { A: 100, B: 300, C: 100, D: 300, E: 50, F: 100 })
  expect(baltimoreOhio.standings(state).map(({ seat, rank }) => [rank, NAMES[seat]])).toEqual([
    [1, 'D'],
    [2, 'B'],
    [3, 'F'],
    [4, 'C'],
    [5, 'A'],
    [6, 'E'],
  ])
})

/** The only company fails in the last round, and this is all the cash there is. */
function failing(cashOfA: number, level: number): BnoState {
  const state = newGame({ players: 3 })
  technology(state, level)
  open(state, 'B&O', { price: 66, players: { A: 1 } })
  cash(state, { A: cashOfA, B: 0, C: 0 })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'A', actions.income())
  return state
}

test('BO-13.6 the price of a restart decides, at any level', () => {
  expect(failing(50, 5)).toMatchObject({ round: 'stock', endReasons: [] })
  expect(failing(49, 5)).toMatchObject({ round: 'over', endReasons: ['standstill'] })
})

test('BO-13.6 no standstill while a company is open', () => {
  const state = newGame({ players: 3 })
  open(state, 'B&O', { price: 66, players: { A: 2 } })
  cash(state, { A: 0, B: 0, C: 0 })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'A', actions.income())
  expect(state).toMatchObject({ round: 'stock', endReasons: [] })
})

test.each([
  [54, 'over'],
  [55, 'stock'],
])('BO-13.6 nobody has founded anything, and the richest has %d', (richest, round) => {
  const state = newGame({ players: 3 })
  cash(state, { A: richest, B: 0, C: 0 })
  everybodyPasses(state)
  expect(state.round).toBe(round)
})
