import { expect, test } from 'vitest'
import {
  buys,
  cash,
  closed,
  corporation,
  does,
  drafted,
  game,
  launches,
  priceOf,
  refuses,
  sells,
  stockRound,
} from '../scenarios/position.ts'

test('1846-2.5, 1846-5.25: what is not in the game cannot be launched or bought', () => {
  const state = drafted(game(4, { without: ['PRR'] }))
  closed(state, 'GT')
  stockRound(state, 'A')
  refuses(state, 'A', launches('PRR', 100), '2.5')
  refuses(state, 'A', buys('PRR'), '2.5')
  refuses(state, 'A', launches('GT', 100), '5.25')
  refuses(state, 'A', buys('GT', 'market'), '5.25')
})

test('1846-9.2: the sale that closes the last corporation ends the game at once', () => {
  const state = drafted(game(3))
  corporation(state, 'IC', { price: 10, players: { A: 4, B: 2 } })
  stockRound(state, 'A')
  cash(state, { A: 0, B: 0, C: 79 })
  does(state, 'A', sells('IC', 2))
  expect([priceOf(state, 'IC'), state.endReason]).toEqual([null, 'nothing-left'])
})
