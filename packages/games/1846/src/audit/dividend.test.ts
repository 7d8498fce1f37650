import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  corporation,
  game,
  LINE,
  routeVia,
  setOperation,
  setPhase,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import {
  type AuditedAction1846,
  auditedAction,
  eventIn,
  paysMore,
  paysTo,
  problemsWhen,
} from './testing/auditedAction.ts'

/** 250 by halves: 120 are kept, and each share gets 13. */
function halves(): AuditedAction1846 {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 90, players: { A: 3, B: 2 }, market: 1 })
  setOperation(state, 'NYC', { step: 'dividend', revenue: 250 })
  return auditedAction(state, 'A', actions.half)
}

test('a half dividend that is rounded up (1846-6.40c)', () => {
  const problems = problemsWhen(halves(), (wrong) => {
    eventIn(wrong, 'dividend').distributed = 120
    paysMore(wrong, 'run', 10)
    paysMore(wrong, 'dividend', -3)
  })
  expect(problems).toEqual([
    'NYC distributes 120 of 250 and not 130',
    'not paid: bank pays NYC 120 (run)',
    'not paid: bank pays 0 39 (dividend)',
    'not due: bank pays NYC 130 (run)',
    'not due: bank pays 0 36 (dividend)',
  ])
})

test('a dividend to somebody else (1846-6.40b)', () => {
  expect(problemsWhen(halves(), (wrong) => paysTo(wrong, 'dividend', 3))).toEqual([
    'not paid: bank pays 0 39 (dividend)',
    'not due: bank pays 3 39 (dividend)',
  ])
})

test('a dividend on the shares in the market (1846-6.40b)', () => {
  const problems = problemsWhen(halves(), ({ events, after }) => {
    events.push({ kind: 'paid', payer: 'bank', payee: 'NYC', amount: 13, reason: 'dividend' })
    after.bank.cash -= 13
    after.corporations.NYC.treasury.cash += 13
  })
  expect(problems).toEqual(['not due: bank pays NYC 13 (dividend)'])
})

test('a dividend of what was not run for', () => {
  const problems = problemsWhen(halves(), ({ before }) => {
    before.operation!.revenue = 240
  })
  expect(problems).toEqual(['NYC has not run for 250'])
})

/** Michigan Southern, of A, runs for 90. */
function minor(): AuditedAction1846 {
  const state = afterDraft(game(4), { A: ['MS'] })
  setPhase(state, 'II')
  tiles(state, ...LINE)
  setOperation(state, 'MS')
  return auditedAction(state, 'A', actions.run(routeVia(trainId(state, 'MS', '2'), 'C15 C17')))
}

test('a minor that does not split by exact halves (1846-3.56)', () => {
  const problems = problemsWhen(minor(), (wrong) => {
    paysMore(wrong, 'run', 5)
    paysMore(wrong, 'dividend', -5)
  })
  expect(problems).toEqual([
    'not paid: bank pays MS 45 (run)',
    'not paid: bank pays 0 45 (dividend)',
    'not due: bank pays 0 40 (dividend)',
    'not due: bank pays MS 50 (run)',
  ])
})

test('a run that is not the sum of its routes', () => {
  const problems = problemsWhen(minor(), (wrong) => {
    eventIn(wrong, 'ran').routes = [{ ...eventIn(wrong, 'ran').routes[0]!, revenue: 10 }]
  })
  expect(problems).toEqual(['MS runs for 90, and its routes for 10'])
})
