import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { beginStep } from '../turnSteps.ts'
import {
  actions,
  askedOf,
  auctioned,
  cash,
  cashOf,
  cell,
  corporation,
  does,
  game,
  kindsFor,
  refuses,
  setOperation,
  setPhase,
  sharesByHolder,
  silent,
  treasury,
} from './position.ts'

test('S31, 2.9c: a loan before the interest is charged in the same turn, one after it brings $90', () => {
  const state = auctioned(game())
  corporation(state, 'GW', { cell: [0, 3], players: { A: 5 }, loans: 1, trains: ['2'] })
  setOperation(state, 'GW', { step: 'track' })
  const early = copy(state)
  does(early, 'A', actions.takeLoan)
  expect(treasury(early, 'GW')).toBe(100)
  Object.assign(early.operation!, { step: 'run', revenue: 60 })
  beginStep(early, 'interest', silent)
  expect([treasury(early, 'GW'), early.operation!.revenue]).toEqual([80, 60])

  Object.assign(state.operation!, { step: 'run', revenue: 60 })
  beginStep(state, 'interest', silent)
  expect([treasury(state, 'GW'), state.operation!.revenue]).toEqual([0, 50])
  does(state, 'A', actions.full)
  const before = treasury(state, 'GW')
  does(state, 'A', actions.takeLoan)
  expect([treasury(state, 'GW') - before, state.corporations.GW.loans]).toEqual([90, 2])
})

/** GW without a train, at the end of its tile. */
function withoutTrain(charter: { treasury: number; loans: number }) {
  const state = auctioned(game())
  corporation(state, 'GW', { cell: [0, 3], players: { A: 5 }, ...charter })
  cash(state, { A: 100 })
  setOperation(state, 'GW', { step: 'track' })
  does(state, 'A', actions.done)
  return state
}

test('2d, 2.9c, 2.5b: without a run, too, a loan may still be taken before the interest that it would pay', () => {
  const state = withoutTrain({ treasury: 15, loans: 2 })
  expect([state.operation!.step, kindsFor(state, 'A')]).toEqual(['run', ['run', 'take-loan']])
  const paidByPresident = copy(state)
  does(paidByPresident, 'A', actions.run())
  expect([cashOf(paidByPresident, 'A'), treasury(paidByPresident, 'GW')]).toEqual([90, 5])
  does(state, 'A', actions.takeLoan)
  expect(state.operation?.step).not.toBe('run')
  expect([cashOf(state, 'A'), treasury(state, 'GW'), state.corporations.GW.loans]).toEqual([100, 85, 3])
})

test('G17, 2d, 2.9c: nothing waits for a loan that may not be taken, or that changes nothing before the interest', () => {
  expect(withoutTrain({ treasury: 15, loans: 5 }).operation?.step).not.toBe('run')
  expect(withoutTrain({ treasury: 25, loans: 2 }).operation?.step).not.toBe('run')
})

test('S32, 2.9c, 2.9d: no more loans than shares with players, and one a round', () => {
  const state = auctioned(game())
  corporation(state, 'CV', { cell: [0, 3], players: { A: 3 }, pool: 2, loans: 3 })
  setOperation(state, 'CV', { step: 'track' })
  refuses(state, 'A', actions.takeLoan, '2.9d')
  state.corporations.CV.loans = 1
  does(state, 'A', actions.takeLoan)
  refuses(state, 'A', actions.takeLoan, '2.9c')
})

test('2.9d: none after the first 6-train, and none in a round in which one was repaid', () => {
  const state = auctioned(game())
  corporation(state, 'CV', { cell: [0, 3], players: { A: 5 }, loans: 2, treasury: 150 })
  setOperation(state, 'CV', { step: 'loans' })
  const then = copy(state)
  does(then, 'A', actions.repay(1))
  expect([treasury(then, 'CV'), then.corporations.CV.loans]).toEqual([50, 1])
  refuses(then, 'A', actions.takeLoan, '2.9d')
  state.corporations.CV.loans = 0
  setPhase(state, '6')
  refuses(state, 'A', actions.takeLoan, '2.9d')
})

test('S35, 2.5c, 2.7k: for interest the president sells what leaves him president', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [2, 4], players: { A: 1, C: 5 } })
  corporation(state, 'LPS', { cell: [0, 0], players: { A: 4, B: 3 }, loans: 3 })
  cash(state, { A: 0 })
  setOperation(state, 'LPS', { step: 'run' })
  beginStep(state, 'interest', silent)
  expect([state.operation!.due, kindsFor(state, 'A')]).toEqual([30, ['sell-for-debt']])
  refuses(state, 'A', actions.sellForDebt('LPS', 2), '2.7k')
  refuses(state, 'A', actions.takeLoan, '2.5c')
  refuses(state, 'A', actions.bankrupt, '2.7l')
  const own = copy(state)
  does(own, 'A', actions.sellForDebt('LPS', 1))
  expect(sharesByHolder(own, 'LPS')).toMatchObject({ A: 3, B: 3 })
  does(state, 'A', actions.sellForDebt('GT', 1))
  expect([cashOf(state, 'A'), state.operation!.due]).toEqual([50, 0])
})

test('S36, 2.8b: excess loans are repaid from the whole treasury, then by the president', () => {
  const state = auctioned(game())
  corporation(state, 'CV', { cell: [2, 4], players: { A: 1, C: 5 } })
  corporation(state, 'TGB', { cell: [0, 3], players: { A: 2 }, loans: 4, treasury: 130 })
  cash(state, { A: 20 })
  setOperation(state, 'TGB', { step: 'trains' })
  beginStep(state, 'loans', silent)
  expect([treasury(state, 'TGB'), cashOf(state, 'A'), state.operation!.due]).toEqual([0, 0, 50])
  does(state, 'A', actions.sellForDebt('CV'))
  expect([cashOf(state, 'A'), state.corporations.TGB.loans]).toEqual([30, 2])
  expect(state.operation?.company).not.toBe('TGB')
})

test('2.8b: who sells shares of the corporation in difficulty leaves it with more loans than shares again', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [2, 4], players: { A: 6 }, loans: 8 })
  corporation(state, 'CV', { cell: [2, 4], players: { A: 3, C: 5 } })
  cash(state, { A: 150 })
  setOperation(state, 'GT', { step: 'trains' })
  beginStep(state, 'loans', silent)
  expect([state.operation!.due, state.corporations.GT.loans]).toEqual([50, 6])
  does(state, 'A', actions.sellForDebt('GT', 1))
  // 50 for the two, of which the sale brought 80, and 100 for the third
  expect([state.operation!.due, state.corporations.GT.loans, cashOf(state, 'A')]).toEqual([70, 5, 0])
  does(state, 'A', actions.sellForDebt('CV', 1))
  expect([cashOf(state, 'A'), state.corporations.GT.loans]).toEqual([10, 5])
})

test('S37, 2.8a, 2.8c: loans are repaid in their step, as many as the treasury pays', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 3], players: { A: 5 }, loans: 3, treasury: 250 })
  setOperation(state, 'GT', { step: 'track' })
  refuses(state, 'A', actions.repay(1), '2d')
  setOperation(state, 'GT', { step: 'loans' })
  refuses(state, 'A', actions.repay(3), '2.8a')
  const two = copy(state)
  does(two, 'A', actions.repay(2))
  expect([treasury(two, 'GT'), two.corporations.GT.loans]).toEqual([50, 1])
  does(state, 'A', actions.endTurn)
  expect(state.corporations.GT.loans).toBe(3)
})

test('G20, 2.7k: for a repayment, too, shares of one corporation are sold in one block', () => {
  const owing = (forcedSaleBlocks: 'one' | 'several') => {
    const state = auctioned(game(4, { forcedSaleBlocks }))
    corporation(state, 'GT', { cell: [4, 4], players: { A: 3, C: 5 } })
    corporation(state, 'CA', { cell: [0, 3], players: { A: 2 }, loans: 4, treasury: 70 })
    cash(state, { A: 0 })
    setOperation(state, 'CA', { step: 'trains' })
    beginStep(state, 'loans', silent)
    expect(state.operation!.due).toBe(130)
    return state
  }
  const one = owing('one')
  refuses(one, 'A', actions.sellForDebt('GT', 3), '2.7k')
  refuses(one, 'A', actions.sellForDebt('GT', 1), '2.7k')
  does(one, 'A', actions.sellForDebt('GT', 2))
  expect([cashOf(one, 'A'), cell(one, 'GT')]).toEqual([10, [6, 4]])

  const several = owing('several')
  does(several, 'A', actions.sellForDebt('GT', 1))
  expect(several.operation!.due).toBe(60)
  does(several, 'A', actions.sellForDebt('GT', 1))
  expect(cashOf(several, 'A')).toBe(5)
})

test('G21, 2.5c, 2.7l, 4d: who cannot pay the interest is bankrupt, and the interest counts as paid', () => {
  const state = auctioned(game())
  corporation(state, 'WR', { cell: [5, 3], players: { A: 2 }, loans: 3 })
  cash(state, { A: 10 })
  setOperation(state, 'WR', { step: 'run' })
  beginStep(state, 'interest', silent)
  expect(askedOf(state)).toBe('A for WR')
  expect(kindsFor(state, 'A')).toEqual(['bankrupt'])
  const price = 60
  does(state, 'A', actions.bankrupt)
  expect([state.round, state.endReason, state.corporations.WR.loans]).toEqual(['over', 'bankruptcy', 3])
  expect(cashOf(state, 'A') + 2 * (price - 30)).toBe(60)
})

test('G22, 2.7k: nobody is bankrupt while he can sell enough', () => {
  const state = auctioned(game())
  corporation(state, 'WR', { cell: [5, 3], players: { A: 2, B: 1 }, loans: 3 })
  corporation(state, 'CV', { cell: [2, 4], players: { A: 1, C: 5 } })
  cash(state, { A: 10 })
  setOperation(state, 'WR', { step: 'run' })
  beginStep(state, 'interest', silent)
  refuses(state, 'A', actions.bankrupt, '2.7l')
  does(state, 'A', actions.sellForDebt('CV'))
  // 10 + 80 - 30: what is over he keeps
  expect(cashOf(state, 'A')).toBe(60)
})

test('G18, 2.5b, 2.6d: interest that eats the income is no dividend, and nobody else pays', () => {
  const state = auctioned(game())
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 5 }, loans: 3 })
  const before = cashOf(state, 'A')
  setOperation(state, 'LPS', { step: 'run', revenue: 30 })
  beginStep(state, 'interest', silent)
  expect([cell(state, 'LPS'), cashOf(state, 'A'), treasury(state, 'LPS')]).toEqual([[0, 3], before, 0])
})
