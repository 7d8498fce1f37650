import { expect, test } from 'vitest'
import type { Side } from '../components/trains.ts'
import {
  actions,
  afterDraft,
  cash,
  corporation,
  does,
  game,
  putInPool,
  setOperation,
  setPhase,
  setTrainsLeft,
  trainId,
} from '../scenarios/position.ts'
import type { State1846 } from '../state.ts'
import { auditedAction, dropEvent, eventIn, paysMore, paysTo, problemsWhen } from './testing/auditedAction.ts'

function inTrainStep(...trains: Side[]): State1846 {
  const state = afterDraft(game(4))
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 500, trains })
  corporation(state, 'GT', { price: 60, players: { B: 5 }, trains: ['4', '2'] })
  setOperation(state, 'NYC', { step: 'trains' })
  return state
}

test('a train of the bank at another price (1846-6.51b)', () => {
  const problems = problemsWhen(auditedAction(inTrainStep('4'), 'A', actions.buyTrain('3/5')), (wrong) => {
    eventIn(wrong, 'train-bought').price = 180
    paysMore(wrong, 'train', 20)
  })
  expect(problems).toEqual(['train 4-2 is told to cost 180, not 160'])
})

test('a train out of order', () => {
  const right = auditedAction(inTrainStep('4'), 'A', actions.buyTrain('3/5'))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'train-bought').train = '4-3'
    Object.assign(wrong.after.corporations.NYC.trains.at(-1)!, { id: '4-3' })
  })
  expect(problems).toEqual(['the bank sells train 4-3, but 4-2 comes first'])
})

test('a train that its seller has not', () => {
  const state = inTrainStep('4')
  putInPool(state, '4')
  const right = auditedAction(state, 'A', actions.buyTrain('3/5', 'pool'))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'train-bought').from = 'GT'
  })
  expect(problems).toContain('GT has no train 4-2 with the side 3/5')
})

test('a train at another price than was agreed on (1846-6.50a)', () => {
  const state = inTrainStep('4')
  const train = trainId(state, 'GT', '2')
  does(state, 'A', actions.offerTrain('GT', train, 100))
  const problems = problemsWhen(auditedAction(state, 'B', actions.agree), (wrong) => {
    eventIn(wrong, 'train-bought').price = 90
    paysMore(wrong, 'train', -10)
  })
  expect(problems).toEqual([`train ${train} is told to cost 90, not 100`])
})

test('help by somebody else, and more than is missing (1846-6.65)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 20, players: { A: 2 }, market: 2, treasury: 100 })
  cash(state, { A: 200 })
  setOperation(state, 'NYC', { step: 'trains' })
  const right = auditedAction(state, 'A', actions.buyTrain('4'))
  const due = 'not paid: 0 pays NYC 80 (president)'
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'president', 10))).toEqual([
    due,
    'not due: 0 pays NYC 90 (president)',
  ])
  const byAnother = problemsWhen(right, ({ events, after }) => {
    const aid = events.find((event) => event.kind === 'paid' && event.reason === 'president')
    Object.assign(aid!, { payer: 1 })
    after.players[0]!.cash += 80
    after.players[1]!.cash -= 80
  })
  expect(byAnother).toEqual([due, 'not due: 1 pays NYC 80 (president)'])
  expect(problemsWhen(right, (wrong) => paysTo(wrong, 'train', 'GT'))).toContain(
    'not paid: NYC pays bank 180 (train)',
  )
})

test('a phased-out train that stays, and another that goes (1846-6.37)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, phasedOut: ['2'], trains: ['4'] })
  setOperation(state, 'NYC', { step: 'dividend' })
  const two = trainId(state, 'NYC', '2')
  const four = trainId(state, 'NYC', '4')
  const right = auditedAction(state, 'A', actions.withhold)
  const problems = problemsWhen(right, (wrong) => {
    const { corporations, scrapped } = wrong.after
    eventIn(wrong, 'trains-scrapped').trains = [four]
    corporations.NYC.trains = wrong.before.corporations.NYC.trains.slice(0, 1)
    scrapped.splice(scrapped.indexOf(two), 1, four)
  })
  expect(problems).toEqual([
    `train ${four} leaves the game without a reason`,
    `train ${two} should leave the game and stays`,
  ])
})

test('a phase that is not told phases out no train (1846-8.3b)', () => {
  const state = afterDraft(game(4))
  setTrainsLeft(state, '4', 0)
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 500, trains: ['2'] })
  setOperation(state, 'NYC', { step: 'trains' })
  const problems = problemsWhen(auditedAction(state, 'A', actions.buyTrain('5')), (wrong) =>
    dropEvent(wrong, 'phase'),
  )
  expect(problems).toContain('phase is "III", by the events "II"')
  expect(problems.some((problem) => problem.includes('"phasedOut":true'))).toBe(true)
})

test('a train that another corporation is told to return (1846-6.57)', () => {
  const state = afterDraft(game(4))
  setTrainsLeft(state, '5', 0)
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 900, trains: ['5'] })
  corporation(state, 'GT', { price: 60, players: { B: 5 }, trains: ['5', '5', '5'] })
  setOperation(state, 'NYC', { step: 'trains' })
  does(state, 'A', actions.buyTrain('6'))
  const problems = problemsWhen(
    auditedAction(state, 'B', actions.returnTrain(trainId(state, 'GT', '5'))),
    (wrong) => {
      eventIn(wrong, 'train-returned').corporation = 'NYC'
    },
  )
  expect(problems).toEqual([expect.stringMatching(/^NYC has no train 5-\d to return$/)])
})
