import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  cash,
  corporation,
  does,
  game,
  refuses,
  setStockRound,
} from '../scenarios/position.ts'
import { saleProceeds } from './selling.ts'

test('1846-5.20, 1846-5.24: what could be raised by selling is the most that the rules let go', () => {
  const state = afterDraft(game(3))
  corporation(state, 'IC', { price: 100, players: { A: 6, B: 1 } })
  corporation(state, 'GT', { price: 40, players: { A: 2, B: 3 } })
  cash(state, { A: 500 })
  setStockRound(state, 'A')
  expect(saleProceeds(state, 0)).toBe(4 * 100 + 2 * 40)
  refuses(state, 'A', actions.sell('IC', 5), '5.24')
  does(state, 'A', actions.sell('IC', 4))
  // one block of a corporation in a turn
  expect(saleProceeds(state, 0)).toBe(2 * 40)
  // which is no bar to another player: one share at the price that has moved
  expect(saleProceeds(state, 1)).toBe(90 + 3 * 40)
})
