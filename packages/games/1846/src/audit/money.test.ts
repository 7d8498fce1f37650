import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  bank,
  cash,
  corporation,
  game,
  setOperation,
  setPhase,
  setStockRound,
} from '../scenarios/position.ts'
import { auditedAction, eventIn, paysMore, paysNothing, problemsWhen } from './testing/auditedAction.ts'

test('private revenue that is not paid (1846-3.10)', () => {
  const state = afterDraft(game(3), { B: ['C&WI'] })
  corporation(state, 'NYC', { price: 90, players: { A: 5 } })
  setStockRound(state, 'A')
  state.stock!.passes = 2
  expect(
    problemsWhen(auditedAction(state, 'A', actions.pass), (wrong) => paysNothing(wrong, 'private-income')),
  ).toEqual(['not paid: bank pays 1 10 (private-income)'])
})

test('a corporation that closes and keeps money (1846-5.25)', () => {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 10, players: { A: 5 }, treasury: 70 })
  corporation(state, 'GT', { price: 100, players: { B: 5 } })
  setStockRound(state, 'A')
  expect(
    problemsWhen(auditedAction(state, 'A', actions.sell('NYC', 2)), (wrong) =>
      paysMore(wrong, 'closing', -20),
    ),
  ).toEqual(['not paid: NYC pays bank 70 (closing)', 'not due: NYC pays bank 50 (closing)'])
})

test('a bankrupt player who keeps money (1846-7.0a)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 60, players: { A: 3, B: 2 } })
  cash(state, { A: 45 })
  setOperation(state, 'GT', { step: 'trains' })
  const right = auditedAction(state, 'A', actions.bankrupt)
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'bankruptcy', -5))).toEqual([
    'not paid: 0 pays GT 85 (bankruptcy)',
    'not due: 0 pays GT 80 (bankruptcy)',
  ])
  // 1846-7.0a (3) moves no price, (2) does
  const problems = problemsWhen(right, ({ events }) => {
    for (const event of events) if (event.kind === 'sold') delete event.surrendered
  })
  expect(problems).toEqual([expect.stringMatching(/^the price of GT moves to/)])
})

test('a bank that breaks with money left (1846-9.1)', () => {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 90, players: { A: 5 } })
  bank(state, 100, 'D')
  setStockRound(state, 'A')
  const right = auditedAction(state, 'A', actions.sell('NYC', 2))
  expect(problemsWhen(right, () => {})).toEqual([])
  const problems = problemsWhen(right, (wrong) => {
    wrong.before.bank.cash += 500
    wrong.after.bank.cash += 500
  })
  expect(problems).toEqual(['the bank breaks and has money'])
  expect(eventIn(right, 'bank-broken')).toBeDefined()
})
