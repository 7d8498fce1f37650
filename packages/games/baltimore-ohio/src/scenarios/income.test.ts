import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  companyOf,
  incomeBy,
  inOperation,
  kindsFor,
  newGame,
  open,
  refuses,
  technology,
} from './position.ts'

test('S-45 Choosing cities (BO-8.1, BO-8.2, BO-8.3, BO-8.4, BO-8.7)', () => {
  const state = newGame()
  const cubes = ['I29', 'J30', 'K29', 'L28', 'M29', 'M31']
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1, 6], cubes })
  inOperation(state, 'B&O')
  expect(state.technology).toBe(2)
  refuses(state, 'A', actions.income('Baltimore', 'Washington'), 'BO-8.2')
  refuses(state, 'A', actions.income('Baltimore', 'Washington', 'Richmond', 'Norfolk'), 'BO-8.2')
  const counted = (...cities: string[]) => incomeBy(copy(state), 'A', actions.income(...cities))
  const better = { fromCities: 80, maintenance: 40, net: 40 }
  const worse = { fromCities: 70, maintenance: 40, net: 30 }
  expect(counted('Baltimore', 'Washington', 'Richmond')).toEqual(better)
  expect(counted('Baltimore', 'Richmond', 'Norfolk')).toEqual(better)
  expect(counted('Baltimore', 'Washington', 'Norfolk')).toEqual(worse)
  expect(counted('Washington', 'Richmond', 'Norfolk')).toEqual(worse)
})

test('S-46 More capacity than cities (BO-8.2)', () => {
  const state = newGame()
  open(state, 'B&M', { price: 66, players: { A: 3 }, equipment: [11], cubes: ['E41'] })
  inOperation(state, 'B&M')
  expect(state.technology).toBe(3)
  refuses(state, 'A', actions.income('Boston'), 'BO-8.2')
  expect(incomeBy(state, 'A', actions.income('Boston', 'Providence'))).toEqual({
    fromCities: 70,
    maintenance: 30,
    net: 40,
  })
})

test('S-47 Maintenance (BO-8.7)', () => {
  const state = newGame()
  open(state, 'B&M', { price: 66, players: { A: 3 }, equipment: [6, 11, 16] })
  inOperation(state, 'B&M')
  expect(state.technology).toBe(4)
  expect(incomeBy(state, 'A', actions.income('Boston'))).toMatchObject({ maintenance: 120 })
})

test('S-48 Progress hurts (BO-8.4, BO-8.8, BO-9.1)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, equipment: [6] })
  inOperation(state, 'C&O')
  const later = copy(state)
  technology(later, 3)
  expect(incomeBy(state, 'A', actions.income('Richmond'))).toEqual({
    fromCities: 30,
    maintenance: 20,
    net: 10,
  })
  expect(kindsFor(state, 'A')).toEqual(['dividend'])
  expect(incomeBy(later, 'A', actions.income('Richmond'))).toEqual({
    fromCities: 20,
    maintenance: 30,
    net: -10,
  })
  expect(companyOf(later, 'C&O')).toMatchObject({ price: 55, players: { A: 2 } })
})

test('S-49 Coal without capacity (BO-8.2, BO-8.5)', () => {
  const cubes = ['L26', 'K25', 'K23', 'K21', 'L20', 'J22', 'I21', 'H22']
  const state = newGame()
  technology(state, 3)
  open(state, 'C&O', { price: 66, players: { A: 3 }, equipment: [1], cubes, coal: ['K21', 'L20'] })
  inOperation(state, 'C&O')
  const other = copy(state)
  expect(incomeBy(state, 'A', actions.income('Wheeling')).net).toBe(80)
  expect(incomeBy(other, 'A', actions.income('Richmond')).net).toBe(70)
})

test('S-50 Coal without equipment (BO-8.6)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, coal: ['K21'] })
  inOperation(state, 'C&O')
  expect(incomeBy(state, 'A', actions.income()).net).toBe(40)
  expect(askedOf(state)).toBe('A for C&O')
  expect(kindsFor(state, 'A')).toEqual(['dividend'])
})
