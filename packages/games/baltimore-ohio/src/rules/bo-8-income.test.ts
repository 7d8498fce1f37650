import { decisions, newTable } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { baltimoreOhio } from '../index.ts'
import {
  actions,
  companyOf,
  incomeBy,
  inOperation,
  newGame,
  open,
  refuses,
  technology,
} from '../scenarios/position.ts'

test('BO-8.2 only its own cities count, each once', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1, 2], cubes: ['I29', 'H30'] })
  inOperation(state, 'B&O')
  refuses(state, 'A', actions.income('Baltimore', 'H30'), 'BO-8.2')
  refuses(state, 'A', actions.income('Baltimore', 'Richmond'), 'BO-8.2')
  refuses(state, 'A', actions.income('Baltimore', 'Baltimore'), 'BO-8.2')
  refuses(state, 'A', { kind: 'income', cities: ['I31', 'Z99'] }, 'BO-14.1')
  expect(incomeBy(state, 'A', actions.income('Washington', 'Baltimore')).net).toBe(20)
})

test('BO-8.3 cheaper cities may be chosen, fewer may not', () => {
  const state = newGame()
  technology(state, 4)
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1], coal: ['H26'], cubes: ['I29'] })
  inOperation(state, 'B&O')
  refuses(state, 'A', actions.income(), 'BO-8.2')
  expect(incomeBy(state, 'A', actions.income('Washington')).net).toBe(30)
})

test('BO-8.3 the cities that bring most now are offered first', () => {
  const state = newGame()
  technology(state, 2)
  const cubes = ['I29', 'J30', 'K29', 'L28', 'M29', 'M31']
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [6], cubes })
  inOperation(state, 'B&O')
  const [{ offers }] = decisions(baltimoreOhio, state) as [ReturnType<typeof decisions>[number]]
  expect(offers.find(({ action }) => action.kind === 'income')?.blank).toMatchObject({
    from: ['I31', 'L28', 'I29', 'M31'],
    min: 2,
  })
})

test.each([
  [1, 30],
  [2, 30],
  [3, 20],
  [4, 20],
  [5, 20],
  [6, 30],
])('BO-8.4 the technology level decides, not the card: Richmond at %d brings %d', (level, city) => {
  const state = newGame()
  technology(state, level)
  open(state, 'C&O', { price: 66, players: { A: 3 }, equipment: [1], coal: ['K21'] })
  inOperation(state, 'C&O')
  expect(incomeBy(state, 'A', actions.income('Richmond')).net).toBe(city + 40 - 10 * level)
})

test('BO-8.6 option coalNeedsEquipment: coal pays nothing without a card', () => {
  const without = newGame({ options: { coalNeedsEquipment: true } })
  open(without, 'C&O', { price: 66, players: { A: 3 }, coal: ['K21'] })
  inOperation(without, 'C&O')
  expect(incomeBy(without, 'A', actions.income()).net).toBe(0)
  expect(companyOf(without, 'C&O')).toMatchObject({ price: 55, players: { A: 2 } })
  const equipped = newGame({ options: { coalNeedsEquipment: true } })
  open(equipped, 'C&O', { price: 66, players: { A: 3 }, coal: ['K21'], equipment: [1] })
  inOperation(equipped, 'C&O')
  expect(incomeBy(equipped, 'A', actions.income('Richmond')).net).toBe(60)
})

test('BO-8.8 option lumber: its hex is not known, so the game is refused', () => {
  const table = newTable(baltimoreOhio, { players: ['', '', ''], options: { lumber: true }, seed: 1 })
  expect(table).toMatchObject({ rule: 'BO-8.8' })
})
