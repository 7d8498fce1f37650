import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  cashByName,
  companyOf,
  does,
  everybodyPasses,
  incomeBy,
  inOperation,
  inStockRound,
  marketOrder,
  newGame,
  open,
  receivership,
  refuses,
  technology,
} from './position.ts'

test('S-51 No equipment (BO-9.1, BO-9.2, BO-9.3, BO-9.4, BO-9.5, BO-9.6)', () => {
  const state = newGame()
  does(state, 'A', actions.found('C&O', 60, 3))
  everybodyPasses(state)
  expect(incomeBy(state, 'A', actions.income()).net).toBe(0)
  expect(companyOf(state, 'C&O')).toMatchObject({
    price: 50,
    players: { A: 2 },
    held: 8,
    treasury: 180,
    lastNetIncome: 0,
  })
  expect(state.round).toBe('operating2')
  does(state, 'A', actions.income())
  expect(companyOf(state, 'C&O')).toMatchObject({ price: 41, players: { A: 1 }, held: 9, treasury: 180 })
})

test('S-52 The office moves (BO-9.3, BO-3.19)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3, B: 3 } })
  inOperation(state, 'C&O')
  does(state, 'A', actions.income())
  expect(companyOf(state, 'C&O')).toMatchObject({ players: { A: 2, B: 3 }, held: 5, president: 'B' })
})

test('S-53 Near the floor (BO-9.2)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 37, players: { A: 4 } })
  inOperation(state, 'C&O')
  does(state, 'A', actions.income())
  expect(companyOf(state, 'C&O').price).toBe(34)
  does(state, 'A', actions.income())
  expect(companyOf(state, 'C&O').price).toBe(34)
})

test('S-54 Receivership (BO-9.4, BO-11.1, BO-11.2)', () => {
  const state = newGame()
  technology(state, 4)
  open(state, 'B&M', { price: 50, players: { B: 3 } })
  open(state, 'PRR', { price: 45, players: { A: 1 }, treasury: 70, equipment: [1], cubes: ['G33'] })
  inOperation(state, 'PRR')
  expect(incomeBy(state, 'A', actions.income('Philadelphia'))).toEqual({
    fromCities: 40,
    maintenance: 40,
    net: 0,
  })
  expect(companyOf(state, 'PRR')).toMatchObject({
    held: 10,
    price: null,
    president: null,
    treasury: 70,
    equipment: [1],
    cubes: ['H34', 'G33'],
  })
  expect(marketOrder(state)).toEqual(['B&M'])
  expect(state.round).toBe('operating2')
  expect(askedOf(state)).toBe('B for B&M')
  expect(state.toOperate).toEqual([])
})

test('S-55 Restart (BO-11.4)', () => {
  const state = newGame()
  technology(state, 4)
  open(state, 'B&M', { price: 50, players: { B: 3 } })
  receivership(state, 'PRR', { treasury: 70, equipment: [1], cubes: ['G33'] })
  inStockRound(state, 'C')
  refuses(state, 'C', actions.found('PRR', 74, 2), 'BO-3.13')
  refuses(state, 'C', { ...actions.restart('PRR', 2), price: 74 }, 'BO-14.1')
  does(state, 'C', actions.restart('PRR', 2))
  expect(cashByName(state).C).toBe(275)
  expect(companyOf(state, 'PRR')).toMatchObject({
    treasury: 170,
    held: 8,
    players: { C: 2 },
    president: 'C',
    price: 50,
    lastNetIncome: 0,
  })
  expect(marketOrder(state)).toEqual(['B&M', 'PRR'])
})
