import type { Name } from '@roundhouse/kernel/testing/names'
import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  cash,
  corporation,
  game,
  routeVia,
  setOperation,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import {
  type AuditedAction1856,
  auditedAction,
  dropEvent,
  eventIn,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

type Charter = Partial<Parameters<typeof corporation>[2]>

/** GT runs for 60 with four loans and 25 in its treasury: 20 are paid by it, and 20 by the income. */
function ran(charter: Charter = {}): AuditedAction1856 {
  const state = auctioned(game(4))
  tiles(state, 'P9 #5 r4')
  corporation(state, 'GT', {
    cell: [0, 4],
    players: { A: 5 },
    treasury: 25,
    loans: 4,
    trains: ['2'],
    ...charter,
  })
  setOperation(state, 'GT', { step: 'run' })
  return auditedAction(state, 'A', actions.run(routeVia(trainId(state, 'GT', '2'), 'P9 Q8')))
}

test('interest that is not paid in whole tens (2.5b)', () => {
  const right = ran()
  expect(right.after.operation!.revenue).toBe(20)
  const problems = problemsWhen(right, (wrong) => {
    paysMore(wrong, 'interest', 5)
    eventIn(wrong, 'income-reduced').amount = 15
    wrong.after.operation!.revenue = 25
  })
  expect(problems).toEqual([
    'the income of GT becomes smaller by 15, not 20',
    'not paid: GT pays bank 20 (interest)',
    'not due: GT pays bank 25 (interest)',
  ])
})

test('interest that is forgotten, or paid twice (2.5a)', () => {
  expect(problemsWhen(ran({ treasury: 60 }), (wrong) => paysNothing(wrong, 'interest'))).toEqual([
    'not paid: GT pays bank 40 (interest)',
  ])
  const twice = problemsWhen(ran({ treasury: 80 }), (wrong) => {
    wrong.events.push({ ...eventIn(wrong, 'paid') })
    wrong.after.corporations.GT.treasury.cash -= 40
    wrong.after.bank.cash += 40
  })
  expect(twice).toEqual(['not due: GT pays bank 40 (interest)'])
})

test('an income that becomes smaller in silence (2.5b)', () => {
  const problems = problemsWhen(ran(), (wrong) => dropEvent(wrong, 'income-reduced'))
  expect(problems).toEqual([
    'the income of GT becomes smaller by 0, not 20',
    'turn of income is 20, by the events 40',
  ])
})

test('a president who pays less than he has, and owes another amount (2.5b, 2.5c)', () => {
  const state = auctioned(game(4))
  corporation(state, 'LPS', { cell: [2, 4], players: { A: 4 }, loans: 3 })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 4 } })
  corporation(state, 'GW', { cell: [2, 4], players: { A: 1, B: 4 } })
  cash(state, { A: 10 })
  // no loan that would pay for it is waited for
  setOperation(state, 'LPS', { step: 'track', loanTaken: true })
  const right = auditedAction(state, 'A', actions.done)
  expect(right.after.operation!.due).toBe(20)
  const problems = problemsWhen(right, (wrong) => {
    paysMore(wrong, 'interest', -5)
    eventIn(wrong, 'money-due').amount = 25
    wrong.after.operation!.due = 25
  })
  expect(problems).toEqual(['not paid: 0 pays bank 10 (interest)', 'not due: 0 pays bank 5 (interest)'])
  const sold = auditedAction(right.after, 'A', actions.sellForDebt('GW'))
  expect(problemsWhen(sold, (wrong) => paysNothing(wrong, 'interest'))[0]).toBe(
    'not paid: 0 pays bank 20 (interest)',
  )
})

const inTurn = (step: 'track' | 'loans', charter: Charter): State1856 => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, ...charter })
  setOperation(state, 'GT', { step })
  return state
}

test('a loan that brings the interest with it, or all of it too late (2.9c)', () => {
  const early = auditedAction(inTurn('track', {}), 'A', actions.takeLoan)
  expect(problemsWhen(early, (wrong) => paysMore(wrong, 'loan', -10))).toEqual([
    'not paid: bank pays GT 100 (loan)',
    'not due: bank pays GT 90 (loan)',
  ])
  const late = auditedAction(inTurn('loans', {}), 'A', actions.takeLoan)
  expect(problemsWhen(late, (wrong) => paysMore(wrong, 'loan', 10))).toEqual([
    'not paid: bank pays GT 90 (loan)',
    'not due: bank pays GT 100 (loan)',
  ])
  const told = problemsWhen(early, (wrong) => {
    eventIn(wrong, 'loan-taken').loans = 2
    wrong.after.corporations.GT.loans = 2
  })
  expect(told).toEqual(['GT is told to have 2 loans, not 1', 'loans of GT is 2, by the events 1'])
})

test('a loan that is paid twice, or not at all (2.8a)', () => {
  const right = auditedAction(inTurn('loans', { loans: 3, treasury: 350 }), 'A', actions.repay(1))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'repayment', 100))).toEqual([
    'not paid: GT pays bank 100 (repayment)',
    'not due: GT pays bank 200 (repayment)',
  ])
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'repayment'))).toEqual([
    'not paid: GT pays bank 100 (repayment)',
  ])
})

/** GT has two loans more than shares with players when its train step ends. */
function excess(money: Partial<Record<Name, number>>): AuditedAction1856 {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 2 }, loans: 4, treasury: 130, trains: ['2'] })
  corporation(state, 'CV', { cell: [2, 4], players: { A: 1, B: 4 } })
  cash(state, money)
  setOperation(state, 'GT', { step: 'trains' })
  return auditedAction(state, 'A', actions.done)
}

test('loans above the shares that are kept, or repaid by the president first (2.8b)', () => {
  const right = excess({ A: 200 })
  expect(right.after.corporations.GT.loans).toBe(2)
  const kept = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'loans-repaid')
    paysNothing(wrong, 'repayment')
    paysNothing(wrong, 'repayment')
    wrong.after.corporations.GT.loans = 4
  })
  expect(kept).toContain('GT keeps 4 loans')
  const spared = problemsWhen(right, (wrong) => {
    paysMore(wrong, 'repayment', -30)
    const president = wrong.events.find((event) => event.kind === 'paid' && event.payer === 0)!
    Object.assign(president, { amount: 100 })
    wrong.after.players[0]!.cash -= 30
    wrong.after.bank.cash += 30
  })
  expect(spared).toEqual([
    'not paid: GT pays bank 130 (repayment)',
    'not paid: 0 pays bank 70 (repayment)',
    'not due: GT pays bank 100 (repayment)',
    'not due: 0 pays bank 100 (repayment)',
  ])
})

test('a sale of which the money is not paid on (2.8b, 2.7k)', () => {
  const { after } = excess({ A: 20 })
  expect(after.operation!.due).toBe(50)
  const right = auditedAction(after, 'A', actions.sellForDebt('CV'))
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'repayment', -10))).toEqual([
    'not paid: 0 pays bank 50 (repayment)',
    'not due: 0 pays bank 40 (repayment)',
  ])
})

test('interest that is paid out of a sale by a corporation that closes then (2.5c, 2.6d)', () => {
  const state = auctioned(game(4))
  corporation(state, 'LPS', { cell: [8, 0], players: { A: 4 }, loans: 2 })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 1, B: 4 } })
  cash(state, { A: 0 })
  setOperation(state, 'LPS', { step: 'track', loanTaken: true })
  const { after } = auditedAction(state, 'A', actions.done)
  expect(after.operation!.due).toBe(20)
  const right = auditedAction(after, 'A', actions.sellForDebt('GT'))
  expect(right.after.corporations.LPS.status).toBe('closed')
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'interest'))).toEqual([
    'not paid: 0 pays bank 20 (interest)',
  ])
})
