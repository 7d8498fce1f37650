import { expect, test } from 'vitest'
import { actions, afterDraft, corporation, game, setOperation, setStockRound } from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import {
  auditedAction,
  eventIn,
  paysMore,
  paysNothing,
  paysTo,
  problemsWhen,
} from './testing/auditedAction.ts'

function position(): State1846 {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, market: 2, treasury: 500 })
  return state
}

function inStockRound(): State1846 {
  const state = position()
  setStockRound(state, 'A')
  return state
}

function inTurn(): State1846 {
  const state = position()
  setOperation(state, 'NYC')
  return state
}

test('a seller who gets one share too little (1846-5.20)', () => {
  expect(
    problemsWhen(auditedAction(inStockRound(), 'A', actions.sell('NYC', 3)), (wrong) =>
      paysMore(wrong, 'sale', -90),
    ),
  ).toEqual(['not paid: bank pays 0 270 (sale)', 'not due: bank pays 0 180 (sale)'])
})

test('a sale at another price (1846-5.20)', () => {
  const problems = problemsWhen(auditedAction(inStockRound(), 'A', actions.sell('NYC', 3)), (wrong) => {
    eventIn(wrong, 'sold').price = 80
    paysMore(wrong, 'sale', -30)
  })
  expect(problems).toEqual(['a share of NYC is told to cost 80, not 90'])
})

test('a treasury share that is paid to the bank (1846-5.1b)', () => {
  expect(
    problemsWhen(auditedAction(inStockRound(), 'A', actions.buy('NYC')), (wrong) =>
      paysTo(wrong, 'share', 'bank'),
    ),
  ).toEqual(['not paid: 0 pays NYC 90 (share)', 'not due: 0 pays bank 90 (share)'])
})

test('a launch without the money of 1846-5.1d, elsewhere than at home', () => {
  const right = auditedAction(inStockRound(), 'A', actions.launch('IC', 60))
  const problems = problemsWhen(right, (wrong) => {
    const { tokens } = wrong.after.board
    wrong.after.board = { ...wrong.after.board, tokens: { ...tokens, J4: [['IC']], K3: [[null]] } }
    paysNothing(wrong, 'launch-bonus')
  })
  expect(problems).toEqual([
    'not paid: bank pays IC 60 (launch-bonus)',
    'tokens of IC is ["J4.0"], by the events ["K3.0"]',
  ])
})

test('an issue at the price itself (1846-6.10b)', () => {
  const problems = problemsWhen(auditedAction(inTurn(), 'A', actions.issue(2)), (wrong) => {
    eventIn(wrong, 'issued').price = 90
    paysMore(wrong, 'issue', 20)
  })
  expect(problems).toEqual(['a share of NYC is told to cost 90, not 80'])
})

test('a redemption at the price itself (1846-6.10c)', () => {
  const problems = problemsWhen(auditedAction(inTurn(), 'A', actions.redeem(2)), (wrong) => {
    eventIn(wrong, 'redeemed').price = 90
    paysMore(wrong, 'redemption', -20)
  })
  expect(problems).toEqual(['a share of NYC is told to cost 90, not 100'])
})

test('a president who was not', () => {
  const right = auditedAction(inStockRound(), 'A', actions.launch('IC', 60))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'president').before = 2
  })
  expect(problems).toEqual(['2 was not the president of IC'])
})
