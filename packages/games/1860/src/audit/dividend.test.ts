import { expect, test } from 'vitest'
import {
  actions,
  corporation,
  routeVia,
  setOperation,
  stockGame,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import { auditedAction, eventIn, paysMore, paysTo, problemsWhen } from './testing/auditedAction.ts'

/** A, president of IOW, has run for 100. */
function inDividend() {
  const state = stockGame({ phase: '3' })
  corporation(state, 'IOW', { price: 100, players: { A: 5, B: 2 }, pool: 1, trains: ['3+2'] })
  setOperation(state, 'IOW', { step: 'dividend', revenue: 100 })
  return state
}

test('a dividend that is too small, or one on shares of the pool (DIV.2)', () => {
  const right = auditedAction(inDividend(), 'A', actions.full)
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'dividend', -10))).toEqual([
    'not paid: bank pays 0 50 (dividend)',
    'not due: bank pays 0 40 (dividend)',
  ])
  const distributed = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'dividend').distributed = 90
  })
  expect(distributed).toContain('IOW distributes 90 of 100 and not 100')
  const pool = problemsWhen(right, (wrong) => {
    wrong.events.push({ kind: 'paid', payer: 'bank', payee: 'IOW', amount: 10, reason: 'dividend' })
    wrong.after.corporations.IOW.treasury.cash += 10
    wrong.after.companyBank.cash -= 10
  })
  expect(pool).toEqual(['not due: bank pays IOW 10 (dividend)'])
})

test('a revenue that is withheld and goes elsewhere (DIV.3)', () => {
  const right = auditedAction(inDividend(), 'A', actions.withhold)
  expect(problemsWhen(right, (wrong) => paysTo(wrong, 'run', 'C&N'))).toEqual([
    'not paid: bank pays IOW 100 (run)',
    'not due: bank pays C&N 100 (run)',
  ])
})

test('a company without a president that pays (REC.2)', () => {
  const right = auditedAction(inDividend(), 'A', actions.full)
  const problems = problemsWhen(right, ({ before, after }) => {
    for (const { corporations } of [before, after]) corporations.IOW.president = null
  })
  expect(problems).toEqual(['IOW pays a dividend without a president'])
})

test('a halt that brings too much (RUN.12)', () => {
  const state = stockGame()
  tiles(state, 'F2 #787 r0', 'F4 #742 r3')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['2+1'], tokens: [['G5', 0]] })
  setOperation(state, 'C&N', { step: 'run' })
  const run = actions.run(routeVia(trainId(state, 'C&N', '2+1'), 'F2.1 F2.2 F4 G5', 'F2.1 F4 G5'))
  const right = auditedAction(state, 'A', run)
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'subsidised').amount = 20
    paysMore(wrong, 'subsidy', 10)
  })
  expect(problems).toEqual(['C&N gets 20 for 1 halts'])
})
