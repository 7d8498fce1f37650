import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Event1856 } from '../events.ts'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  game,
  kindsFor,
  refuses,
  setOperation,
  treasury,
} from '../scenarios/position.ts'
import { beginStep } from '../turnSteps.ts'
import { repayLoans } from './repayLoans.ts'

/** CV in the last step of its turn. */
function repaying(loans: number, money: number) {
  const state = auctioned(game())
  corporation(state, 'CV', { cell: [0, 3], players: { A: 5 }, loans, treasury: money })
  setOperation(state, 'CV', { step: 'loans' })
  return state
}

test('2.8a: all loans are repaid from a treasury that just pays them, and no more than there are', () => {
  const state = repaying(2, 200)
  const rich = copy(state)
  rich.corporations.CV.treasury.cash = 500
  refuses(rich, 'A', actions.repay(3), '2.8a')
  does(state, 'A', actions.repay(2))
  expect([treasury(state, 'CV'), state.corporations.CV.loans]).toEqual([0, 0])
})

test('2.8a: without a loan nothing is repaid, and that is told in whatever step', () => {
  const state = repaying(0, 200)
  refuses(state, 'A', actions.repay(1), '2.8a')
  setOperation(state, 'CV', { step: 'track' })
  refuses(state, 'A', actions.repay(1), '2.8a')
})

test('2.8a: a treasury that pays for none is not asked', () => {
  expect(kindsFor(repaying(2, 100), 'A')).toContain('repay')
  expect(kindsFor(repaying(2, 90), 'A')).not.toContain('repay')
})

/** What is told when the last step begins. */
function beginLoans(loans: number, money: number): { readonly told: Event1856[]; readonly repaid: boolean } {
  const state = repaying(loans, money)
  const told: Event1856[] = []
  const operation = state.operation!
  cash(state, { A: 500 })
  beginStep(state, 'loans', (event) => told.push(event))
  return { told, repaid: operation.loanRepaid }
}

test('2.8b: as many loans as shares with players are none too many', () => {
  const { told, repaid } = beginLoans(5, 0)
  expect(repaid).toBe(false)
  expect(told.map(({ kind }) => kind)).not.toContain('loans-repaid')
})

test('2.8b: what the treasury has of an excess loan, and what the president adds, is a repayment', () => {
  const { told, repaid } = beginLoans(6, 30)
  expect(repaid).toBe(true)
  expect(told.slice(0, 3)).toEqual([
    { kind: 'loans-repaid', corporation: 'CV', count: 1, loans: 5 },
    { kind: 'paid', payer: 'CV', payee: 'bank', amount: 30, reason: 'repayment' },
    { kind: 'paid', payer: 0, payee: 'bank', amount: 70, reason: 'repayment' },
  ])
})

test('2.8a, 3b: to repay no loan is nothing to tell', () => {
  const told: Event1856[] = []
  repayLoans(repaying(2, 200), 'CV', 0, (event) => told.push(event))
  expect(told).toEqual([])
})
