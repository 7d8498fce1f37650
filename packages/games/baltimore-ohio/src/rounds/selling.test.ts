import { expect, test } from 'vitest'
import { actions, does, inStockRound, newGame, open, refuses } from '../scenarios/position.ts'
import { saleProceeds } from './selling.ts'

test('BO-3.5, BO-3.8: what could be raised by selling is the most that the rules let go', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  open(state, 'PRR', { price: 100, players: { A: 2, B: 4 } })
  inStockRound(state, 'A')
  expect([saleProceeds(state, 0), saleProceeds(state, 1)]).toEqual([2 * 66 + 2 * 100, 400])
  refuses(state, 'A', actions.sell('B&O', 3), 'BO-3.8')
  expect(saleProceeds(state, 1)).toBe(400)
  does(state, 'A', actions.sell('PRR', 1))
  // one block of a company in a turn, which is no bar to another player: the price has moved
  expect([saleProceeds(state, 0), saleProceeds(state, 1)]).toEqual([2 * 66, 4 * 91])
})
