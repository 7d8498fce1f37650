import { expect, test } from 'vitest'
import { figures, isNothingLeft, standings } from './end.ts'
import {
  assignPrivate,
  auctioned,
  cash,
  corporation,
  game,
  setOperation,
  setStockRound,
} from './scenarios/position.ts'

/** A first stock round in which nobody has money, nor can ask for a private. */
function poor() {
  const state = auctioned(game(4, { privateTradeBetweenPlayers: 'forbidden' }))
  cash(state, { A: 0, B: 0, C: 0, D: 0 })
  setStockRound(state, 'A', 1)
  return state
}

test('4c: nothing is left where nobody acts, nothing operates and nothing pays', () => {
  expect(isNothingLeft(poor())).toBe(true)
})

test('4c: whoever has acted, can act, a private that pays or a corporation that operates keeps the game going', () => {
  const acted = poor()
  acted.stock!.lastToAct = 0
  const rich = poor()
  cash(rich, { B: 500 })
  const paying = poor()
  assignPrivate(paying, 'FT', 2)
  const operating = poor()
  corporation(operating, 'GT', { cell: [2, 4], players: { A: 5 } })
  expect([acted, rich, paying, operating].map(isNothingLeft)).toEqual([false, false, false, false])
})

test('4c: a corporation that was started and never floats changes nothing', () => {
  const state = poor()
  corporation(state, 'GT', { cell: [2, 4], players: { A: 1 }, operated: false })
  expect(isNothingLeft(state)).toBe(true)
})

test('4d: the richest comes first, and a tie is shared', () => {
  const state = poor()
  cash(state, { A: 100, B: 300, C: 100, D: 200 })
  expect(standings(state).map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
    [1, 1, 300],
    [3, 2, 200],
    [0, 3, 100],
    [2, 3, 100],
  ])
})

test('what is counted over many games', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [2, 4], players: { A: 5 } })
  setOperation(state, 'GT', { set: 3 })
  const counted = { sets: 3, phase: 1, highestPrice: 80, corporationsAtWork: 1, governmentRailways: 0 }
  expect(figures(state)).toEqual({ ...counted, bankruptcies: 0 })
  state.endReason = 'bankruptcy'
  expect(figures(state)).toEqual({ ...counted, bankruptcies: 1 })
})
