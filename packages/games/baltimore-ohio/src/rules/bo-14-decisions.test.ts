import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  cash,
  companyOf,
  does,
  everybodyPasses,
  incomeBy,
  inOperation,
  inStockRound,
  kindsFor,
  newGame,
  offersTo,
  open,
  refuses,
  technology,
  turnOrder,
} from '../scenarios/position.ts'

test('BO-14.1 an operation is decided by the president and nobody else', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { B: 3, A: 2 } })
  inOperation(state, 'B&O')
  expect(askedOf(state)).toBe('B for B&O')
  refuses(state, 'A', actions.income(), 'BO-14.1')
  refuses(state, 'B', { ...actions.income(), company: 'B&O' }, 'BO-14.1')
  refuses(state, 'B', { kind: 'buy-equipment', card: 31 }, 'BO-14.1')
  does(state, 'B', actions.income())
})

test('BO-14.2 the engine waits for the only answer', () => {
  const state = newGame({ players: 3 })
  cash(state, { A: 0, B: 0, C: 0 })
  expect(offersTo(state, 'A')).toEqual([{ action: actions.pass }])
  expect(askedOf(state)).toBe('A')
})

test('BO-14.3 pass only without a sale, end-turn only with one', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.endTurn, 'BO-14.3')
  does(state, 'A', actions.sell('B&O', 1))
  refuses(state, 'A', actions.pass, 'BO-14.3')
  does(state, 'A', actions.endTurn)
  expect(askedOf(state)).toBe('B')
})

test('BO-14.4 an action of a later step closes the earlier ones; income closes all', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1, 2] })
  technology(state, 2)
  inOperation(state, 'B&O')
  does(state, 'A', actions.buyCard(7))
  does(state, 'A', actions.scrap(1))
  refuses(state, 'A', actions.buyCard(8), 'BO-5.2')
  does(state, 'A', actions.scrap(2))
  does(state, 'A', actions.build('H30'))
  refuses(state, 'A', actions.scrap(7), 'BO-5.2')
  does(state, 'A', actions.build('I29'))
  does(state, 'A', actions.income('Baltimore', 'Washington'))
  expect(kindsFor(state, 'A')).toEqual(['dividend'])
})

test('BO-14.5 a loss is settled without a dividend', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  open(state, 'C&O', { price: 60, players: { A: 3 } })
  inOperation(state, 'B&O')
  refuses(state, 'A', actions.withhold, 'BO-14.5')
  does(state, 'A', actions.income())
  expect(askedOf(state)).toBe('A for C&O')
  refuses(state, 'A', actions.payOut, 'BO-14.5')
})

test('BO-14.6 a first turn without a company goes straight to the next', () => {
  const state = newGame()
  everybodyPasses(state)
  expect(state).toMatchObject({ turn: 2, round: 'stock' })
  expect(turnOrder(state)).toEqual(['A', 'B', 'C', 'D'])
  expect(askedOf(state)).toBe('A')
})

test('BO-3.11, BO-8.6, BO-9.5, BO-10.5, BO-11.2 all options on: no box, no coal without a card, charged losses, no rise when withheld, scrapped equipment', () => {
  const options = {
    priceRiseRequiresDividend: true,
    lossChargedToTreasury: true,
    coalNeedsEquipment: true,
    receivershipScrapsEquipment: true,
    playersMayBuyUnownedShares: false,
  }
  const state = newGame({ options })
  technology(state, 3)
  open(state, 'B&O', { price: 66, players: { A: 3 }, unowned: 1, equipment: [11] })
  open(state, 'C&O', { price: 60, players: { B: 1 }, treasury: 70, equipment: [1, 2] })
  open(state, 'NYC', { price: 50, players: { C: 3 }, coal: ['K21'] })
  open(state, 'B&M', { price: 45, players: { D: 3 }, equipment: [12] })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.buy('B&O', 0, 1), 'BO-3.11')
  everybodyPasses(state)
  expect(companyOf(state, 'B&O').price).toBe(60)
  expect(askedOf(state)).toBe('B for C&O')
  does(state, 'B', actions.income('Richmond'))
  expect(companyOf(state, 'C&O')).toMatchObject({ president: null, treasury: 30, equipment: [] })
  does(state, 'A', actions.income('Baltimore'))
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 50, players: { A: 2 } })
  does(state, 'C', actions.income())
  expect(companyOf(state, 'NYC')).toMatchObject({ price: 41, players: { C: 2 } })
  expect(incomeBy(state, 'D', actions.income('Boston')).net).toBe(10)
  does(state, 'D', actions.withhold)
  expect(companyOf(state, 'B&M')).toMatchObject({ price: 45, treasury: 10, lastNetIncome: 10 })
  expect(state.round).toBe('operating2')
})
