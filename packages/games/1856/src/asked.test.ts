import { expect, test } from 'vitest'
import { asked } from './asked.ts'
import {
  actions,
  auctioned,
  corporation,
  does,
  game,
  setOperation,
  setPhase,
  setStockRound,
} from './scenarios/position.ts'

test('5.2f: one bidder alone waits for his turn, two of them are in a war, the lower one first', () => {
  const state = game(3)
  expect(asked(state)).toEqual([{ seat: 0, prompt: 'auction' }])
  does(state, 'A', actions.bid('WSRC', 45))
  does(state, 'B', actions.auctionBuy)
  // the next private is A's, who alone has bid for it
  expect(asked(state)).toEqual([{ seat: 2, prompt: 'auction' }])
  does(state, 'C', actions.bid('GLSC', 75))
  does(state, 'A', actions.bid('GLSC', 80))
  does(state, 'B', actions.auctionBuy)
  expect(asked(state)).toEqual([{ seat: 2, prompt: 'bidding-war' }])
})

test('1a, 1.2b: the player on turn, or whoever is asked for a private', () => {
  const state = auctioned(game(), { B: ['FT'] })
  setStockRound(state, 'A')
  expect(asked(state)).toEqual([{ seat: 0, prompt: 'stock' }])
  does(state, 'A', actions.tradePrivate('FT', 20))
  expect(asked(state)).toEqual([{ seat: 1, prompt: 'deal-private' }])
})

test('2d: the president of the corporation on turn, or whoever is asked for what it would buy', () => {
  const state = auctioned(game(), { B: ['TCC'] })
  setPhase(state, '3')
  corporation(state, 'GW', { cell: [1, 4], players: { A: 5 }, treasury: 300 })
  setOperation(state, 'GW', { step: 'track' })
  expect(asked(state)).toEqual([{ seat: 0, as: 'GW', prompt: 'track' }])
  does(state, 'A', actions.buyPrivate('TCC', 50))
  expect(asked(state)).toEqual([{ seat: 1, prompt: 'deal-private' }])
})

test('4c: nobody is asked when the game is over', () => {
  const state = auctioned(game())
  Object.assign(state, { round: 'over' })
  expect(asked(state)).toEqual([])
})
