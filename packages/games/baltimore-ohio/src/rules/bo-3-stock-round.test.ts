import { copy, isOffered } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { PRICES } from '../components/money.ts'
import {
  actions,
  askedOf,
  cash,
  cashByName,
  companyOf,
  does,
  inOperation,
  inStockRound,
  marketOrder,
  newGame,
  offersTo,
  open,
  receivership,
  refuses,
  technology,
} from '../scenarios/position.ts'

test('BO-2.1 every action belongs to its round', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1], unowned: 2 })
  inStockRound(state, 'A')
  for (const action of [
    actions.buyCard(2),
    actions.scrap(1),
    actions.build('H30'),
    actions.takeCoal('H26'),
    actions.income('Baltimore'),
    actions.payOut,
  ])
    refuses(state, 'A', action, 'BO-2.1')
  inOperation(state, 'B&O')
  for (const action of [
    actions.sell('B&O', 1),
    actions.buy('B&O', 1),
    actions.found('C&O', 55, 1),
    actions.restart('B&O', 1),
    actions.redeem('B&O', 1),
    actions.pass,
    actions.endTurn,
  ])
    refuses(state, 'A', action, 'BO-2.1')
})

test('BO-3.1 players act in the order of their cards, again and again', () => {
  const state = newGame({ cards: ['C', 'A', 'D', 'B'] })
  expect(askedOf(state)).toBe('C')
  does(state, 'C', actions.found('B&O', 55, 1))
  for (const name of ['A', 'D', 'B', 'C'] as const) {
    expect(askedOf(state)).toBe(name)
    does(state, name, actions.buy('B&O', 1))
  }
  expect(askedOf(state)).toBe('A')
})

test('BO-3.2 sales come first, and the purchase ends the player turn', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3, B: 1 } })
  open(state, 'NYC', { price: 60, players: { A: 3, B: 1 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 1))
  does(state, 'A', actions.buy('NYC', 1))
  expect(askedOf(state)).toBe('B')
  refuses(state, 'A', actions.sell('NYC', 1), 'BO-14.1')
})

test('BO-3.5 nobody sells more than he has', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3, B: 2 } })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.sell('B&O', 4), 'BO-3.5')
  refuses(state, 'A', actions.sell('C&O', 1), 'BO-3.5')
  does(state, 'A', actions.sell('B&O', 3))
})

test('BO-3.9 no redemption in the company just sold, but in another, and on a later go', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 5 }, unowned: 2, treasury: 500 })
  open(state, 'NYC', { price: 60, players: { A: 5 }, unowned: 2, treasury: 500 })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 1))
  refuses(state, 'A', actions.redeem('B&O', 1), 'BO-3.9')
  does(state, 'A', actions.redeem('NYC', 2))
  for (const name of ['B', 'C', 'D'] as const) does(state, name, actions.pass)
  does(state, 'A', actions.redeem('B&O', 3))
  expect(companyOf(state, 'B&O')).toMatchObject({ unowned: 0, treasury: 500 - 3 * 60, price: 60 })
})

test('BO-3.10 only founded companies, as far as shares and cash reach', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 7 }, held: 2, unowned: 1 })
  cash(state, { B: 198, C: 131 })
  inStockRound(state, 'B')
  refuses(state, 'B', actions.buy('C&O', 1), 'BO-3.10')
  refuses(state, 'B', actions.buy('B&O', 3), 'BO-3.10')
  refuses(state, 'B', actions.buy('B&O', 0, 2), 'BO-3.10')
  const broke = copy(state)
  inStockRound(broke, 'C')
  refuses(broke, 'C', actions.buy('B&O', 1, 1), 'BO-3.10')
  does(state, 'B', actions.buy('B&O', 2, 1))
  expect(cashByName(state).B).toBe(0)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 66, treasury: 132, held: 0, unowned: 0 })
})

test('BO-3.11 option playersMayBuyUnownedShares off: the box is for redemption only', () => {
  const state = newGame({ options: { playersMayBuyUnownedShares: false } })
  open(state, 'B&O', { price: 66, players: { A: 4 }, unowned: 3, treasury: 200 })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.buy('B&O', 0, 1), 'BO-3.11')
  refuses(state, 'A', actions.buy('B&O', 1, 1), 'BO-3.11')
  does(copy(state), 'A', actions.buy('B&O', 1))
  does(state, 'A', actions.redeem('B&O', 3))
  expect(companyOf(state, 'B&O')).toMatchObject({ unowned: 0, treasury: 2 })
})

test('BO-3.12 held shares of a company in receivership are not bought either', () => {
  const state = newGame()
  receivership(state, 'PRR', { unowned: 2 })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.buy('PRR', 1), 'BO-3.12')
})

test('BO-3.13 a company is founded once', () => {
  const state = newGame()
  does(state, 'A', actions.found('B&O', 55, 1))
  refuses(state, 'B', actions.found('B&O', 55, 1), 'BO-3.13')
})

test.each([
  [1, [55, 60, 66]],
  [2, [60, 66, 74]],
  [3, [66, 74, 82]],
  [4, [74, 82, 91]],
  [5, [82, 91, 100]],
])('BO-3.14 the starting prices of level %d', (level, prices) => {
  const state = newGame()
  technology(state, level)
  const offered = PRICES.filter((price) => isOffered(offersTo(state, 'A'), actions.found('B&O', price, 1)))
  expect(offered).toEqual(prices)
})

test('BO-3.16 the founder’s token goes under those already on the price', () => {
  const state = newGame()
  open(state, 'NYC', { price: 60, players: { B: 3 } })
  inStockRound(state, 'A')
  does(state, 'A', actions.found('B&O', 60, 1))
  expect(marketOrder(state)).toEqual(['NYC', 'B&O'])
})

test('BO-3.20 a redemption takes no more than the box holds', () => {
  const state = newGame()
  open(state, 'C&O', { price: 60, players: { A: 4 }, unowned: 2, treasury: 1000 })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.redeem('C&O', 3), 'BO-3.20')
  refuses(state, 'A', actions.redeem('B&O', 1), 'BO-3.20')
  does(state, 'A', actions.redeem('C&O', 2))
  expect(companyOf(state, 'C&O').treasury).toBe(880)
})

test('BO-3.20 the treasury may be spent to the last dollar', () => {
  const state = newGame()
  open(state, 'C&O', { price: 60, players: { A: 3 }, unowned: 2, treasury: 120 })
  inStockRound(state, 'A')
  does(state, 'A', actions.redeem('C&O', 2))
  expect(companyOf(state, 'C&O')).toMatchObject({ treasury: 0, held: 7, unowned: 0 })
})
