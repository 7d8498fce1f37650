import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  cash,
  companyOf,
  does,
  everybodyPasses,
  inOperation,
  inStockRound,
  newGame,
  open,
  receivership,
  refuses,
  technology,
} from '../scenarios/position.ts'

test.each([
  [false, [1]],
  [true, []],
])('BO-11.2 option receivershipScrapsEquipment %s', (receivershipScrapsEquipment, equipment) => {
  const state = newGame({ options: { receivershipScrapsEquipment } })
  technology(state, 4)
  open(state, 'PRR', { price: 45, players: { A: 1 }, unowned: 2, treasury: 70, equipment: [1] })
  inOperation(state, 'PRR')
  does(state, 'A', actions.income('Philadelphia'))
  expect(companyOf(state, 'PRR')).toMatchObject({ equipment, treasury: 70, held: 8, unowned: 2 })
  expect(state.scrapped.includes(1)).toBe(receivershipScrapsEquipment)
})

test('BO-11.3 the cubes of a company in receivership count for the city limit', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100 })
  receivership(state, 'C&O', { cubes: ['K29', 'J30', 'I29'] })
  inOperation(state, 'B&O')
  refuses(state, 'A', actions.build('I29'), 'BO-7.6')
})

test('BO-11.4 a restart needs a receivership, held shares and cash', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  receivership(state, 'PRR', { unowned: 7 })
  cash(state, { A: 149 })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.restart('B&O', 1), 'BO-11.4')
  refuses(state, 'A', actions.restart('C&O', 1), 'BO-11.4')
  refuses(state, 'A', actions.restart('PRR', 3), 'BO-11.4')
  cash(state, { A: 500 })
  refuses(state, 'A', actions.restart('PRR', 4), 'BO-11.4')
  does(state, 'A', actions.restart('PRR', 3))
  expect(companyOf(state, 'PRR')).toMatchObject({ players: { A: 3 }, held: 0, unowned: 7, treasury: 150 })
})

test('BO-11.4 a company that was restarted operates in the next operating round', () => {
  const state = newGame()
  receivership(state, 'PRR', { treasury: 70 })
  inStockRound(state, 'A')
  does(state, 'A', actions.restart('PRR', 2))
  everybodyPasses(state)
  expect(askedOf(state)).toBe('A for PRR')
})

test('BO-11.5 after the restart the box can be redeemed', () => {
  const state = newGame()
  receivership(state, 'PRR', { unowned: 2, treasury: 70 })
  inStockRound(state, 'A')
  does(state, 'A', actions.restart('PRR', 1))
  for (const name of ['B', 'C', 'D'] as const) does(state, name, actions.pass)
  does(state, 'A', actions.redeem('PRR', 2))
  expect(companyOf(state, 'PRR')).toMatchObject({ treasury: 20, unowned: 0, held: 9 })
})

test('BO-11.6 an obligation fulfilled stays fulfilled', () => {
  const state = newGame()
  receivership(state, 'PRR', { treasury: 70, cubes: ['G33', 'G31', 'G29', 'G27', 'G25', 'G23'] })
  inStockRound(state, 'A')
  does(state, 'A', actions.restart('PRR', 2))
  everybodyPasses(state)
  does(state, 'A', actions.build('G35'))
  expect(companyOf(state, 'PRR').treasury).toBe(120)
})
