import { expect, test } from 'vitest'
import {
  askedOf,
  buys,
  cash,
  closed,
  corporation,
  does,
  drafted,
  endTurn,
  game,
  launches,
  operation,
  pass,
  phase,
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

test('1846-6.57: trains are returned before the stock round goes on', () => {
  const state = drafted(game(5))
  phase(state, 'III')
  corporation(state, 'GT', { price: 100, players: { B: 5 }, trains: ['4', '4', '4', '4'] })
  stockRound(state, 'A')
  state.surplus = ['GT']
  expect(askedOf(state)).toBe('B for GT')
  refuses(state, 'B', pass, '6.57')
  refuses(state, 'B', sells('GT'), '6.57')
})

test('1846-9.2: the sale that closes the last corporation ends the game at once', () => {
  const state = drafted(game(3))
  corporation(state, 'IC', { price: 10, players: { A: 4, B: 2 } })
  stockRound(state, 'A')
  cash(state, { A: 0, B: 0, C: 79 })
  does(state, 'A', sells('IC', 2))
  expect([priceOf(state, 'IC'), state.endReason]).toEqual([null, 'nothing-left'])
})

test('1846-5.4a, 1846-7.0a: the card of a bankrupt player goes on to the next one', () => {
  const state = drafted(game(4))
  corporation(state, 'IC', { price: 100, players: { B: 4 }, trains: ['2'] })
  cash(state, { A: 0 })
  operation(state, 'IC', { round: 2, step: 'trains' })
  state.players[0]!.bankrupt = true
  does(state, 'B', endTurn)
  expect([state.priority, state.stock!.seat]).toEqual([1, 1])
})
