import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  companyOf,
  does,
  everybodyPasses,
  inOperation,
  inStockRound,
  kindsFor,
  marketOrder,
  newGame,
  open,
  receivership,
  refuses,
} from '../scenarios/position.ts'

test('BO-4.2 on one space the falls go from the top of the stack down', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, unowned: 1 })
  open(state, 'NYC', { price: 66, players: { B: 3 }, unowned: 1 })
  open(state, 'PRR', { price: 66, players: { C: 3 } })
  inStockRound(state, 'A')
  everybodyPasses(state)
  expect(marketOrder(state)).toEqual(['PRR', 'B&O', 'NYC'])
})

test('BO-4.3 a company in receivership does not fall for its unowned shares', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  receivership(state, 'PRR', { unowned: 4 })
  inStockRound(state, 'A')
  everybodyPasses(state)
  expect(companyOf(state, 'PRR')).toMatchObject({ price: null, unowned: 4, held: 6 })
})

test('BO-5.1 the order found at the start of the round stands', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  open(state, 'B&M', { price: 66, players: { B: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 60, players: { C: 3 }, equipment: [2] })
  inStockRound(state, 'A')
  everybodyPasses(state)
  does(state, 'A', actions.income())
  does(state, 'B', actions.income('Boston'))
  does(state, 'B', actions.payOut)
  does(state, 'C', actions.income('Richmond'))
  does(state, 'C', actions.payOut)
  expect(state.round).toBe('operating2')
  expect(askedOf(state)).toBe('B for B&M')
  expect(state.toOperate).toEqual(['C&O', 'B&O'])
})

test('BO-5.2 in the dividend step there is only the dividend', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income('Baltimore'))
  for (const action of [
    actions.buyCard(2),
    actions.scrap(1),
    actions.build('H30'),
    actions.takeCoal('H26'),
    actions.income('Baltimore'),
  ])
    refuses(state, 'A', action, 'BO-5.2')
  expect(kindsFor(state, 'A')).toEqual(['dividend'])
})

test('BO-5.3 one share sold is enough to operate', () => {
  const state = newGame()
  does(state, 'A', actions.found('B&O', 66, 1))
  everybodyPasses(state)
  expect(askedOf(state)).toBe('A for B&O')
})
