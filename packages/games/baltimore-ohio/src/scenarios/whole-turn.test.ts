import { expect, test } from 'vitest'
import { topCard } from '../state.ts'
import { actions, askedOf, cashByName, companyOf, does, incomeBy, newGame, turnOrder } from './position.ts'

test('S-70 One whole turn (BO-0.1, BO-2.1, BO-3.1, BO-4.1, BO-5.1, BO-6.3, BO-8.8, BO-10.2, BO-12.1)', () => {
  const state = newGame({ players: 3 })

  does(state, 'A', actions.found('B&O', 66, 5))
  does(state, 'B', actions.found('B&M', 60, 6))
  does(state, 'C', actions.found('C&O', 55, 7))
  expect(cashByName(state)).toEqual({ A: 170, B: 140, C: 115 })
  does(state, 'A', actions.buy('B&M', 2))
  expect(cashByName(state).A).toBe(50)
  expect(companyOf(state, 'B&M')).toMatchObject({ treasury: 480, held: 2 })
  for (const name of ['B', 'C', 'A'] as const) does(state, name, actions.pass)
  expect(state.round).toBe('operating1')
  for (const [company, price] of [
    ['B&O', 66],
    ['B&M', 60],
    ['C&O', 55],
  ] as const)
    expect(companyOf(state, company).price).toBe(price)

  expect(askedOf(state)).toBe('A for B&O')
  does(state, 'A', actions.buyCard(1))
  does(state, 'A', actions.build('I29'))
  expect(companyOf(state, 'B&O').treasury).toBe(200)
  expect(incomeBy(state, 'A', actions.income('Baltimore'))).toEqual({
    fromCities: 20,
    maintenance: 10,
    net: 10,
  })
  does(state, 'A', actions.payOut)
  expect(cashByName(state)).toEqual({ A: 55, B: 140, C: 115 })
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 205, price: 74, lastNetIncome: 10 })

  expect(askedOf(state)).toBe('B for B&M')
  does(state, 'B', actions.buyCard(2))
  does(state, 'B', actions.buyCard(3))
  does(state, 'B', actions.build('E41'))
  expect(companyOf(state, 'B&M').treasury).toBe(265)
  expect(incomeBy(state, 'B', actions.income('Boston', 'Providence'))).toEqual({
    fromCities: 50,
    maintenance: 20,
    net: 30,
  })
  does(state, 'B', actions.payOut)
  expect(cashByName(state)).toEqual({ A: 61, B: 158, C: 115 })
  expect(companyOf(state, 'B&M')).toMatchObject({ treasury: 271, price: 66, lastNetIncome: 30 })

  expect(askedOf(state)).toBe('C for C&O')
  does(state, 'C', actions.buyCard(4))
  does(state, 'C', actions.build('M29'))
  expect(companyOf(state, 'C&O').treasury).toBe(280)
  expect(incomeBy(state, 'C', actions.income('Richmond'))).toEqual({
    fromCities: 30,
    maintenance: 10,
    net: 20,
  })
  does(state, 'C', actions.withhold)
  expect(cashByName(state)).toEqual({ A: 61, B: 158, C: 115 })
  expect(companyOf(state, 'C&O')).toMatchObject({ treasury: 300, price: 60, lastNetIncome: 20 })
  expect(state.round).toBe('operating2')

  expect(askedOf(state)).toBe('A for B&O')
  does(state, 'A', actions.buyCard(5))
  does(state, 'A', actions.build('H30'))
  expect(companyOf(state, 'B&O').treasury).toBe(105)
  expect(incomeBy(state, 'A', actions.income('Baltimore', 'Washington'))).toEqual({
    fromCities: 40,
    maintenance: 20,
    net: 20,
  })
  does(state, 'A', actions.payOut)
  expect(cashByName(state)).toEqual({ A: 71, B: 158, C: 115 })
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 115, price: 82, lastNetIncome: 20 })

  expect(askedOf(state)).toBe('B for B&M')
  does(state, 'B', actions.buyCard(6))
  expect(state.technology).toBe(2)
  does(state, 'B', actions.build('C41'))
  does(state, 'B', actions.build('C43'))
  expect(companyOf(state, 'B&M').treasury).toBe(71)
  expect(incomeBy(state, 'B', actions.income('Boston', 'Providence', 'Concord', 'Portsmouth'))).toEqual({
    fromCities: 100,
    maintenance: 60,
    net: 40,
  })
  does(state, 'B', actions.payOut)
  expect(cashByName(state)).toEqual({ A: 79, B: 182, C: 115 })
  expect(companyOf(state, 'B&M')).toMatchObject({ treasury: 79, price: 74, lastNetIncome: 40 })

  expect(askedOf(state)).toBe('C for C&O')
  does(state, 'C', actions.buyCard(7))
  does(state, 'C', actions.build('M31'))
  does(state, 'C', actions.build('L26'))
  expect(companyOf(state, 'C&O').treasury).toBe(120)
  expect(incomeBy(state, 'C', actions.income('Richmond', 'Norfolk'))).toEqual({
    fromCities: 50,
    maintenance: 40,
    net: 10,
  })
  does(state, 'C', actions.payOut)
  expect(companyOf(state, 'C&O')).toMatchObject({ treasury: 123, price: 55, lastNetIncome: 10 })

  expect(cashByName(state)).toEqual({ A: 79, B: 182, C: 122 })
  expect(state).toMatchObject({ turn: 2, round: 'stock', technology: 2 })
  expect(turnOrder(state)).toEqual(['A', 'C', 'B'])
  expect(askedOf(state)).toBe('A')
  expect(topCard(state)?.cost).toBe(120)
})
