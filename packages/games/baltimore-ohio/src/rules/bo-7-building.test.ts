import { expect, test } from 'vitest'
import {
  actions,
  cardsGone,
  companyOf,
  does,
  inOperation,
  newGame,
  open,
  receivership,
  refuses,
  technology,
} from '../scenarios/position.ts'
import { companyCountIn } from '../state.ts'

test('BO-7.4 a barred side bars both ways, and only that side', () => {
  const state = newGame()
  open(state, 'PRR', {
    price: 66,
    players: { A: 3 },
    treasury: 100,
    cubes: ['G33', 'G31', 'G29', 'G27', 'G25', 'G23'],
  })
  open(state, 'C&O', { price: 60, players: { A: 3 }, treasury: 100, cubes: ['L30'] })
  inOperation(state, 'PRR')
  does(state, 'A', actions.build('I33'))
  inOperation(state, 'PRR')
  refuses(state, 'A', actions.build('I31'), 'BO-7.4')
  inOperation(state, 'C&O')
  refuses(state, 'A', actions.build('M31'), 'BO-7.4')
  does(state, 'A', actions.build('M29'))
  inOperation(state, 'C&O')
  does(state, 'A', actions.build('M31'))
})

test('BO-7.7 the technology level at the moment of placing matters', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 170, cubes: ['K29', 'J30'] })
  open(state, 'B&O', { price: 60, players: { B: 3 }, cubes: ['I29'] })
  cardsGone(state, 5)
  inOperation(state, 'C&O')
  refuses(state, 'A', actions.build('I29'), 'BO-7.6')
  does(state, 'A', actions.buyCard(6))
  does(state, 'A', actions.build('I29'))
  expect(companyCountIn(state, 'I29')).toBe(2)
})

test('BO-7.8 a hex with a coal counter is built like any other', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, cubes: ['H30', 'H28'] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.build('H26'))
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 60, coal: 0 })
  expect(state.coal).toContain('H26')
})

test('BO-7.9 coal needs a cube and a counter, and one counter is all', () => {
  const state = newGame()
  const cubes = ['L26', 'K25', 'K23', 'K21', 'L20']
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 100, cubes })
  inOperation(state, 'C&O')
  refuses(state, 'A', actions.takeCoal('L18'), 'BO-7.9')
  refuses(state, 'A', actions.takeCoal('K23'), 'BO-7.9')
  does(state, 'A', actions.takeCoal('K21'))
  refuses(state, 'A', actions.takeCoal('L20'), 'BO-7.1')
  refuses(state, 'A', actions.buyCard(1), 'BO-5.2')
})

test('BO-7.10 five counters, each taken once', () => {
  const cubes = ['L26', 'K25', 'K23', 'K21', 'L20', 'L18']
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, cubes })
  for (const [taken, hex] of ['K21', 'L20', 'L18'].entries()) {
    inOperation(state, 'C&O')
    does(state, 'A', actions.takeCoal(hex))
    expect(companyOf(state, 'C&O').coal).toBe(taken + 1)
  }
  expect(state.coal).toEqual(['H26', 'I23'])
  inOperation(state, 'C&O')
  refuses(state, 'A', actions.takeCoal('K21'), 'BO-7.9')
})

test("BO-7.14 all three of Pennsylvania's cities are closed, a receivership opens none", () => {
  const state = newGame()
  technology(state, 6)
  open(state, 'B&O', {
    price: 66,
    players: { A: 3 },
    treasury: 500,
    cubes: ['H32', 'H30', 'H28', 'H26', 'H24'],
  })
  inOperation(state, 'B&O')
  for (const hex of ['G23', 'G29', 'H34']) refuses(state, 'A', actions.build(hex), 'BO-7.14')
  const toPittsburgh = ['G33', 'G31', 'F30', 'F28', 'F26', 'F24', 'G23']
  receivership(state, 'PRR', { cubes: toPittsburgh })
  for (const hex of ['G23', 'G29', 'H34']) refuses(state, 'A', actions.build(hex), 'BO-7.14')
})

test('BO-7.15 the obligation does not open a full city, nor its end', () => {
  const state = newGame()
  const cubes = ['G33', 'G31', 'G29', 'G27', 'G25', 'G23']
  open(state, 'PRR', { price: 66, players: { A: 3 }, treasury: 100, cubes })
  open(state, 'NYNH&H', { price: 60, players: { B: 3 }, cubes: ['E37', 'F36', 'G35'] })
  inOperation(state, 'PRR')
  refuses(state, 'A', actions.build('G35'), 'BO-7.6')
})
