import { expect, test } from 'vitest'
import { EQUIPMENT } from '../components/equipment.ts'
import { capacityOf, topCard } from '../state.ts'
import {
  actions,
  askedOf,
  cardsGone,
  companyOf,
  does,
  incomeBy,
  inOperation,
  newGame,
  open,
  refuses,
  technology,
} from './position.ts'

test('S-27 Only the top card (BO-6.1, BO-6.2)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 180 })
  inOperation(state, 'B&O')
  refuses(state, 'A', actions.buyCard(2), 'BO-6.1')
  does(state, 'A', actions.buyCard(1))
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 80, equipment: [1] })
  expect(topCard(state)?.cost).toBe(95)
  for (const { number } of EQUIPMENT) refuses(state, 'A', actions.buyCard(number), 'BO-6.1')
})

test('S-28 Several cards (BO-6.1)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300 })
  inOperation(state, 'B&O')
  for (const card of [1, 2, 3]) does(state, 'A', actions.buyCard(card))
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 15, equipment: [1, 2, 3] })
  expect(capacityOf(state.companies['B&O'])).toBe(3)
  expect(topCard(state)?.cost).toBe(85)
})

test('S-29 A jump makes the next card dearer and the rest cheaper (BO-6.2, BO-6.3, BO-7.2)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 300 })
  cardsGone(state, 5)
  inOperation(state, 'C&O')
  expect(state.technology).toBe(1)
  does(state, 'A', actions.buyCard(6))
  expect(state.technology).toBe(2)
  expect(companyOf(state, 'C&O').treasury).toBe(160)
  expect(topCard(state)?.cost).toBe(130)
  does(state, 'A', actions.build('L26'))
  does(state, 'A', actions.build('M29'))
  refuses(state, 'A', actions.build('K27'), 'BO-7.2')
})

test('S-30 No going back (BO-6.3, BO-8.7)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 82, players: { A: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 74, players: { B: 3 }, treasury: 300 })
  open(state, 'B&M', { price: 66, players: { C: 3 }, equipment: [2, 3] })
  cardsGone(state, 5)
  inOperation(state, 'B&O')
  expect(incomeBy(state, 'A', actions.income('Baltimore'))).toEqual({
    fromCities: 20,
    maintenance: 10,
    net: 10,
  })
  does(state, 'A', actions.payOut)
  const operated = companyOf(state, 'B&O')
  does(state, 'B', actions.buyCard(6))
  does(state, 'B', actions.income('Richmond'))
  does(state, 'B', actions.withhold)
  expect(companyOf(state, 'B&O')).toEqual(operated)
  expect(askedOf(state)).toBe('C for B&M')
  expect(incomeBy(state, 'C', actions.income('Boston'))).toEqual({
    fromCities: 30,
    maintenance: 40,
    net: -10,
  })
  expect(companyOf(state, 'B&O')).toEqual(operated)
})

test('S-31 Scrapping (BO-6.5, BO-8.1)', () => {
  const state = newGame()
  technology(state, 3)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 10, equipment: [1, 11] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.scrap(1))
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 30, equipment: [11] })
  expect(capacityOf(state.companies['B&O'])).toBe(3)
  expect(state.scrapped).toContain(1)
  expect(state.technology).toBe(3)
  expect(topCard(state)?.number).toBe(12)
})
