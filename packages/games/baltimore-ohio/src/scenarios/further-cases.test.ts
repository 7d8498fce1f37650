import { copy, isOffered } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { baltimoreOhio } from '../index.ts'
import { topCard } from '../state.ts'
import {
  actions,
  askedOf,
  cardsGone,
  cash,
  cashByName,
  companyOf,
  does,
  everybodyPasses,
  giveCoal,
  incomeBy,
  inOperation,
  inStockRound,
  kindsFor,
  marketOrder,
  newGame,
  offersTo,
  open,
  receivership,
  refuses,
  technology,
  turnOrder,
} from './position.ts'

test('S-71 Order of steps (BO-5.2)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1] })
  inOperation(state, 'B&O')
  const scrapped = copy(state)
  does(state, 'A', actions.build('H30'))
  refuses(state, 'A', actions.buyCard(2), 'BO-5.2')
  refuses(state, 'A', actions.scrap(1), 'BO-5.2')
  does(scrapped, 'A', actions.scrap(1))
  refuses(scrapped, 'A', actions.buyCard(2), 'BO-5.2')
})

test('S-72 Empty operation (BO-5.2, BO-9.1)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 } })
  inOperation(state, 'C&O')
  expect(kindsFor(state, 'A')).toEqual(['income'])
  refuses(state, 'A', actions.pass, 'BO-2.1')
  refuses(state, 'A', actions.endTurn, 'BO-2.1')
  refuses(state, 'A', actions.payOut, 'BO-14.5')
  does(state, 'A', actions.income())
  expect(companyOf(state, 'C&O')).toMatchObject({ price: 55, players: { A: 2 } })
})

test('S-73 Shared country (BO-7.5)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 3 }, treasury: 100, cubes: ['J30'] })
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 100, cubes: ['K29'] })
  const toTheJames = ['H32', 'H30', 'H28', 'I27', 'J28']
  open(state, 'PRR', { price: 60, players: { A: 3 }, treasury: 100, cubes: toTheJames })
  inOperation(state, 'B&O')
  refuses(state, 'A', actions.build('J30'), 'BO-7.5')
  for (const company of ['C&O', 'PRR'] as const) {
    inOperation(state, company)
    does(state, 'A', actions.build('J30'))
    expect(companyOf(state, company).treasury).toBe(80)
  }
})

test('S-74 Receivership and the rest of the board (BO-3.12, BO-4.3, BO-7.14, BO-11.3, BO-11.5)', () => {
  const state = newGame()
  technology(state, 3)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, cubes: ['H32'] })
  receivership(state, 'PRR', { unowned: 2, cubes: ['G33', 'G31', 'G29'] })
  inStockRound(state, 'A')
  const before = companyOf(state, 'PRR')
  refuses(state, 'A', actions.buy('PRR', 0, 1), 'BO-3.12')

  const passed = copy(state)
  everybodyPasses(passed)
  expect(companyOf(passed, 'PRR')).toEqual(before)
  expect(marketOrder(passed)).toEqual(['B&O'])
  refuses(passed, 'A', actions.build('H34'), 'BO-7.14')

  does(state, 'A', actions.restart('PRR', 1))
  does(state, 'B', actions.buy('PRR', 0, 1))
  expect(cashByName(state).B).toBe(325)
  expect(companyOf(state, 'PRR')).toMatchObject({ players: { A: 1, B: 1 }, unowned: 1, treasury: 50 })
})

test('S-75 Not in the round it failed (BO-11.4)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 1 } })
  open(state, 'B&M', { price: 60, players: { A: 3 } })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'A', actions.income())
  expect(askedOf(state)).toBe('A for B&M')
  refuses(state, 'A', actions.restart('B&O', 1), 'BO-2.1')
  does(state, 'A', actions.income())
  expect(askedOf(state)).toBe('A')
  does(state, 'A', actions.restart('B&O', 1))
  expect(companyOf(state, 'B&O')).toMatchObject({ president: 'A', price: 50, treasury: 50 })
})

test('S-76 Cash does not flow upwards (BO-0.3, BO-6.1)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 70 })
  cardsGone(state, 4)
  cash(state, { A: 500 })
  inOperation(state, 'B&O')
  expect(topCard(state)?.cost).toBe(80)
  refuses(state, 'A', actions.buyCard(5), 'BO-6.1')
})

test('S-77 A loss that leaves a tie (BO-9.3, BO-3.19)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 100, players: { A: 3, B: 2 } })
  inOperation(state, 'C&O')
  does(state, 'A', actions.income())
  expect(companyOf(state, 'C&O')).toMatchObject({ players: { A: 2, B: 2 }, president: 'A' })
  does(state, 'A', actions.income())
  expect(companyOf(state, 'C&O')).toMatchObject({ players: { A: 1, B: 2 }, president: 'B' })
  everybodyPasses(state)
  expect(askedOf(state)).toBe('B for C&O')
  does(state, 'B', actions.income())
  expect(companyOf(state, 'C&O')).toMatchObject({ players: { A: 1, B: 1 }, president: 'B' })
})

test('S-78 One step, whatever the rise (BO-9.6, BO-10.5, BO-10.6)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  inOperation(state, 'B&O')
  expect(incomeBy(state, 'A', actions.income('Baltimore')).net).toBe(10)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 74, lastNetIncome: 10 })
  expect(incomeBy(state, 'A', actions.income('Baltimore')).net).toBe(10)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 74, lastNetIncome: 10 })
  giveCoal(state, 'B&O', ['H26', 'I23'])
  everybodyPasses(state)
  expect(incomeBy(state, 'A', actions.income('Baltimore')).net).toBe(90)
  does(state, 'A', actions.payOut)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 82, lastNetIncome: 90 })
})

test('S-79 The best of several successors (BO-3.19)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 4, B: 2, C: 3 }, held: 1 })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 4))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 0, B: 2, C: 3 }, president: 'C' })
})

test('S-80 Standstill (BO-13.6)', () => {
  const state = newGame({ players: 3 })
  open(state, 'B&O', { price: 66, players: { A: 1 }, treasury: 20 })
  cash(state, { A: 49, B: 30, C: 0 })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'A', actions.income())
  expect(state).toMatchObject({ round: 'over', endReasons: ['standstill'] })
  expect(baltimoreOhio.standings(state)).toEqual([
    { seat: 0, rank: 1, score: 49 },
    { seat: 1, rank: 2, score: 30 },
    { seat: 2, rank: 3, score: 0 },
  ])
})

test('S-80 No standstill while somebody can pay for a restart (BO-13.6)', () => {
  const state = newGame({ players: 3 })
  open(state, 'B&O', { price: 66, players: { A: 1 }, treasury: 20 })
  cash(state, { A: 50, B: 30, C: 0 })
  inOperation(state, 'B&O', 'operating2')
  does(state, 'A', actions.income())
  expect(state).toMatchObject({ round: 'stock', endReasons: [] })
  does(state, 'C', actions.pass)
  does(state, 'B', actions.pass)
  does(state, 'A', actions.restart('B&O', 1))
  expect(companyOf(state, 'B&O')).toMatchObject({ president: 'A', treasury: 70 })
})

test('S-81 Asked all the same (BO-14.2, BO-14.4)', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 10 })
  inOperation(state, 'C&O')
  expect(askedOf(state)).toBe('A for C&O')
  expect(offersTo(state, 'A')).toHaveLength(1)
  expect(isOffered(offersTo(state, 'A'), actions.income())).toBe(true)
  refuses(state, 'A', actions.income('Richmond'), 'BO-8.2')
})

test('S-82 Straight to a later step (BO-5.2, BO-14.4)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1] })
  inOperation(state, 'B&O')
  for (const first of [
    actions.buyCard(2),
    actions.scrap(1),
    actions.build('H30'),
    actions.income('Baltimore'),
  ])
    does(copy(state), 'A', first)
  does(state, 'A', actions.build('H30'))
  refuses(state, 'A', actions.buyCard(2), 'BO-5.2')
  refuses(state, 'A', actions.scrap(1), 'BO-5.2')
  expect(kindsFor(state, 'A')).toEqual(['income'])
})

test('S-83 A round without companies (BO-11.1, BO-14.6)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 1 } })
  cash(state, { A: 400, B: 300, C: 200, D: 100 })
  inOperation(state, 'B&O')
  does(state, 'A', actions.income())
  expect(state).toMatchObject({ turn: 2, round: 'stock' })
  expect(turnOrder(state)).toEqual(['D', 'C', 'B', 'A'])
  expect(askedOf(state)).toBe('D')
})

test('S-84 Pass and end of turn (BO-3.3, BO-3.4, BO-14.3)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3, C: 2 } })
  inStockRound(state, 'A')
  refuses(state, 'A', actions.endTurn, 'BO-14.3')
  does(state, 'A', actions.pass)
  does(state, 'B', actions.pass)
  does(state, 'C', actions.sell('B&O', 1))
  expect(state.stock?.passes).toBe(0)
  refuses(state, 'C', actions.pass, 'BO-14.3')
  does(state, 'C', actions.endTurn)
  for (const name of ['D', 'A', 'B', 'C'] as const) {
    expect(askedOf(state)).toBe(name)
    does(state, name, actions.pass)
  }
  expect(state.round).toBe('operating1')
})

test('S-85 Only what is asked (BO-14.1)', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3, B: 2 }, unowned: 2 })
  inStockRound(state, 'A')
  for (const malformed of [
    actions.buy('B&O', 0, 0),
    actions.sell('B&O', 0),
    actions.sell('B&O', 1.5),
    actions.buy('B&O', 1.5),
    actions.buy('B&O', -1, 2),
    { ...actions.sell('B&O', 1), company: 'Reading' },
    { ...actions.sell('B&O', 1), price: 66 },
    { ...actions.pass, company: 'B&O' },
    { kind: 'sell', company: 'B&O' },
    { kind: 'sell', company: 'B&O', count: '1' },
    { kind: 'swap' },
    {},
  ])
    refuses(state, 'A', malformed, 'BO-14.1')
  refuses(state, 'B', actions.pass, 'BO-14.1')
})
