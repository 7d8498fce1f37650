import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { type BnoState, companyCountIn } from '../state.ts'
import {
  actions,
  companyOf,
  does,
  inOperation,
  inStockRound,
  newGame,
  open,
  refuses,
  technology,
} from './position.ts'

/** Does it on a copy, and tells what the company's treasury is then. */
function treasuryAfter(state: BnoState, ...hexes: string[]): number {
  const { company } = state.operation!
  const tried = copy(state)
  for (const hex of hexes) does(tried, 'A', actions.build(hex))
  expect(tried.companies[company].cubes).toEqual([...state.companies[company].cubes, ...hexes])
  return companyOf(tried, company).treasury
}

/** The row along the north of Pennsylvania, from New York State to its west. */
const NORTH = ['E37', 'E35', 'E33', 'E31', 'E29', 'E27']

test('S-32 Connection and barred side (BO-7.3, BO-7.4)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100 })
  inOperation(state, 'B&O')
  expect(treasuryAfter(state, 'I29')).toBe(70)
  expect(treasuryAfter(state, 'H30')).toBe(80)
  refuses(state, 'A', actions.build('I33'), 'BO-7.4')
  refuses(state, 'A', actions.build('H28'), 'BO-7.4')
})

test('S-33 A chain (BO-7.2, BO-7.3, BO-7.4)', () => {
  const state = newGame()
  technology(state, 3)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100 })
  inOperation(state, 'B&O')
  expect(treasuryAfter(state, 'H30', 'H28', 'H26')).toBe(0)
})

test('S-33 A chain, with 90 (BO-7.3)', () => {
  const state = newGame()
  technology(state, 3)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 90 })
  inOperation(state, 'B&O')
  does(state, 'A', actions.build('H30'))
  does(state, 'A', actions.build('H28'))
  refuses(state, 'A', actions.build('H26'), 'BO-7.3')
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 30, cubes: ['I31', 'H30', 'H28'] })
})

test('S-34 Number of builds (BO-7.2)', () => {
  const state = newGame()
  technology(state, 2)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 1000 })
  inOperation(state, 'B&O')
  does(state, 'A', actions.build('H30'))
  does(state, 'A', actions.build('H28'))
  refuses(state, 'A', actions.build('H26'), 'BO-7.2')
})

test('S-35 City limit (BO-7.6)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 74, players: { A: 3 }, treasury: 100, cubes: ['K29', 'J30'] })
  const roundNewYork = ['E37', 'F36', 'F34', 'G33', 'H32', 'H30']
  open(state, 'NYNH&H', { price: 66, players: { A: 3 }, treasury: 100, cubes: roundNewYork })
  open(state, 'B&O', { price: 60, players: { B: 3 }, cubes: ['I29'] })
  inOperation(state, 'C&O')
  refuses(state, 'A', actions.build('I29'), 'BO-7.6')
  technology(state, 2)
  does(state, 'A', actions.build('I29'))
  expect(companyOf(state, 'C&O').treasury).toBe(70)
  inOperation(state, 'NYNH&H')
  refuses(state, 'A', actions.build('I29'), 'BO-7.6')
  technology(state, 3)
  does(state, 'A', actions.build('I29'))
  expect(companyCountIn(state, 'I29')).toBe(3)
})

test('S-36 Chicago (BO-7.11)', () => {
  const west = ['E23', 'E21', 'F20', 'F18', 'F16', 'E15', 'E13', 'E11', 'E9', 'E7']
  const alongTheLakes = [...NORTH, 'E25', ...west]
  const overTheMountains = ['H24', 'G25', 'F24', ...west]
  const pennsylvania = 'G33 G31 G29 G27 G25 G23 G21 G19 G17 G15 G13 G11 F10 E9'.split(' ')
  const state = newGame()
  technology(state, 2)
  open(state, 'B&O', { price: 66, players: { B: 3 }, cubes: ['H30', 'H28', 'H26', ...overTheMountains] })
  open(state, 'C&O', { price: 66, players: { B: 3 }, cubes: ['K27', 'J26', 'I25', ...overTheMountains] })
  open(state, 'B&M', { price: 66, players: { B: 3 }, cubes: ['D40', 'D38', ...alongTheLakes] })
  open(state, 'NYNH&H', { price: 66, players: { B: 3 }, cubes: alongTheLakes })
  open(state, 'PRR', { price: 66, players: { A: 3 }, treasury: 40, cubes: pennsylvania })
  inOperation(state, 'PRR')
  expect(companyCountIn(state, 'E7')).toBe(4)
  expect(treasuryAfter(state, 'E7')).toBe(0)
})

test('S-37 Founding into a full city (BO-3.18, BO-7.6)', () => {
  const state = newGame()
  technology(state, 3)
  const onTheCanal = ['C35', 'C33', 'C31', 'C29', 'C27', 'C25']
  const upTheSusquehanna = ['H30', 'G31', 'F30', 'E29', 'D28', 'D26', 'C25']
  open(state, 'NYC', { price: 66, players: { B: 3 }, cubes: onTheCanal })
  open(state, 'B&M', { price: 66, players: { B: 3 }, cubes: ['D40', 'D38', ...NORTH, 'D26', 'C25'] })
  open(state, 'B&O', { price: 66, players: { B: 3 }, cubes: upTheSusquehanna })
  open(state, 'NYNH&H', { price: 66, players: { A: 3 }, treasury: 30, cubes: [...NORTH, 'D26'] })
  inStockRound(state, 'A')
  does(state, 'A', actions.found('Erie', 66, 1))
  expect(companyOf(state, 'Erie').cubes).toEqual(['C25'])
  expect(companyCountIn(state, 'C25')).toBe(4)
  technology(state, 4)
  inOperation(state, 'NYNH&H')
  refuses(state, 'A', actions.build('C25'), 'BO-7.6')
  technology(state, 5)
  expect(treasuryAfter(state, 'C25')).toBe(0)
})

test("S-38 New York Central's road (BO-7.12)", () => {
  const state = newGame()
  technology(state, 2)
  open(state, 'NYC', { price: 66, players: { A: 3 }, treasury: 100, cubes: ['C35', 'C33', 'D38'] })
  inOperation(state, 'NYC')
  expect(treasuryAfter(state, 'C31')).toBe(70)
  expect(treasuryAfter(state, 'E37')).toBe(80)
  refuses(state, 'A', actions.build('E39'), 'BO-7.12')
})

test("S-38 New York Central's road, its end (BO-7.12, BO-7.15)", () => {
  const state = newGame()
  technology(state, 2)
  const cubes = ['C35', 'C33', 'C31', 'C29', 'C27', 'C25', 'D24', 'E23', 'E21', 'E37', 'F36']
  open(state, 'NYC', { price: 66, players: { A: 3 }, treasury: 100, cubes })
  inOperation(state, 'NYC')
  refuses(state, 'A', actions.build('E19'), 'BO-7.12')
  expect(treasuryAfter(state, 'G35', 'E19')).toBe(20)
})

test('S-39 Obligation against limit (BO-7.6, BO-7.15)', () => {
  const state = newGame()
  open(state, 'NYC', { price: 66, players: { A: 3 }, treasury: 100, cubes: ['E37', 'F36'] })
  open(state, 'NYNH&H', { price: 66, players: { B: 3 }, cubes: ['E37', 'F36', 'G35'] })
  inOperation(state, 'NYC')
  refuses(state, 'A', actions.build('G35'), 'BO-7.6')
  technology(state, 2)
  expect(treasuryAfter(state, 'G35')).toBe(50)
})

test("S-40 Pennsylvania's road (BO-7.13)", () => {
  const state = newGame()
  open(state, 'PRR', { price: 66, players: { A: 3 }, treasury: 100 })
  inOperation(state, 'PRR')
  refuses(state, 'A', actions.build('G35'), 'BO-7.13')
  refuses(state, 'A', actions.build('I33'), 'BO-7.13')
  expect(treasuryAfter(state, 'G33')).toBe(80)
})

test("S-40 Pennsylvania's road, its end (BO-7.13, BO-7.15)", () => {
  const state = newGame()
  technology(state, 2)
  const cubes = ['G33', 'G31', 'G29', 'G27', 'G25']
  open(state, 'PRR', { price: 66, players: { A: 3 }, treasury: 100, cubes })
  inOperation(state, 'PRR')
  refuses(state, 'A', actions.build('G35'), 'BO-7.13')
  expect(treasuryAfter(state, 'G23', 'G35')).toBe(10)
})

test('S-41 Closed to others (BO-7.14)', () => {
  const toHarrisburg = ['G33', 'G31', 'G29']
  const toPittsburgh = [...toHarrisburg, 'G27', 'G25', 'G23']
  const state = newGame()
  technology(state, 2)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, cubes: ['H30'] })
  inOperation(state, 'B&O')
  refuses(state, 'A', actions.build('G29'), 'BO-7.14')
  const begun = copy(state)
  open(begun, 'PRR', { price: 60, players: { B: 3 }, cubes: toHarrisburg })
  refuses(begun, 'A', actions.build('G29'), 'BO-7.14')
  const done = copy(state)
  open(done, 'PRR', { price: 60, players: { B: 3 }, cubes: toPittsburgh })
  expect(treasuryAfter(done, 'G29')).toBe(50)
  open(done, 'C&O', { price: 60, players: { B: 3 }, cubes: ['K27', 'J28', 'I27', 'H28', 'G29'] })
  refuses(done, 'A', actions.build('G29'), 'BO-7.6')
})

test('S-42 Cubes run out (BO-7.3, BO-7.9)', () => {
  const cubes = [
    ...['M29', 'M27', 'M25', 'M23', 'M21', 'M19', 'M17', 'M15', 'M13', 'M11', 'M9', 'M7', 'M5', 'M3', 'M1'],
    ...['L22', 'L20', 'L18', 'L16', 'L14', 'L12', 'L10', 'L8', 'L6', 'L2', 'L26', 'K27', 'K29'],
  ]
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 100, cubes })
  inOperation(state, 'C&O')
  expect(companyOf(state, 'C&O').supply).toBe(0)
  refuses(state, 'A', actions.build('K25'), 'BO-7.3')
  does(state, 'A', actions.takeCoal('L20'))
  expect(companyOf(state, 'C&O').coal).toBe(1)
})
