import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  game,
  setOperation,
  setPhase,
  setTrainsLeft,
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

function inTrainStep(charter: Charter = {}): State1856 {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 800, ...charter })
  setOperation(state, 'GT', { step: 'trains' })
  return state
}

test('a train below its list price, or out of order (2.7a)', () => {
  const right = auditedAction(inTrainStep(), 'A', actions.buyTrain('2'))
  const cheaper = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'train-bought').price = 80
    paysMore(wrong, 'train', -20)
  })
  expect(cheaper).toEqual(['train 2-0 is told to cost 80, not 100'])
})

test('a train of another corporation at another price than was agreed on, or in deals of the CGR (2.7b, 3o)', () => {
  const state = inTrainStep()
  corporation(state, 'GW', { cell: [0, 3], players: { B: 5 }, trains: ['2'] })
  does(state, 'A', actions.offerTrain('GW', trainId(state, 'GW', '2'), 70))
  const right = auditedAction(state, 'B', actions.agree)
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'train', -10))).toEqual([
    'not paid: GT pays GW 70 (train)',
    'not due: GT pays GW 60 (train)',
  ])
})

/** GT must have a train, and A pays 30 of it. */
function helped(): AuditedAction1856 {
  const state = inTrainStep({ treasury: 70 })
  tiles(state, 'P9 #5 r4')
  cash(state, { A: 50 })
  return auditedAction(state, 'A', actions.buyTrain('2'))
}

test('a president who adds more than is missing (2.7i)', () => {
  expect(problemsWhen(helped(), (wrong) => paysMore(wrong, 'president', 10))).toEqual([
    'not paid: 0 pays GT 30 (president)',
    'not due: 0 pays GT 40 (president)',
  ])
})

test('a train that is traded in and kept, or a D at its full price (2.7f)', () => {
  const state = inTrainStep({ trains: ['5'], treasury: 1200 })
  setPhase(state, '6')
  const right = auditedAction(state, 'A', actions.tradeIn(trainId(state, 'GT', '5')))
  const dearer = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'train-bought').price = 1100
    paysMore(wrong, 'train', 350)
  })
  expect(dearer).toEqual(['train D-0 is told to cost 1100, not 750'])
  const kept = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'train-returned')
    wrong.after.corporations.GT.trains.push(wrong.after.depot.pool.pop()!)
  })
  expect(kept).toEqual(['GT trades 5-0 in and keeps it'])
})

test('a train that rusts and stays, or leaves too early (Pb)', () => {
  const state = inTrainStep({ trains: ['2'] })
  setTrainsLeft(state, '3', 0)
  const right = auditedAction(state, 'A', actions.buyTrain('4'))
  const stays = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'trains-scrapped')
    wrong.after.corporations.GT.trains.push({ id: wrong.after.scrapped.pop()! })
  })
  expect(stays).toContain('train 2-0 should leave the game and stays')
  const early = problemsWhen(right, (wrong) => {
    const bought = wrong.after.corporations.GT.trains.pop()!
    wrong.after.scrapped.push(bought.id)
    eventIn(wrong, 'trains-scrapped').trains.push(bought.id)
  })
  expect(early).toEqual([`train 4-0 leaves the game without a reason`])
})

test('escrow that is not paid when the type on offer becomes 6 (1.2j)', () => {
  const state = inTrainStep({ escrow: 200 })
  setTrainsLeft(state, '5', 1)
  const right = auditedAction(state, 'A', actions.buyTrain('5'))
  expect(right.after.corporations.GT.escrow).toBe(0)
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'escrow'))).toEqual([
    'not paid: bank pays GT 200 (escrow)',
  ])
})

/** The CGR has no train, and a president who may borrow one. */
function borrowing(): AuditedAction1856 {
  const state = auctioned(game(4))
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5 }, tokens: [['J15', 0]] })
  setOperation(state, 'CGR', { step: 'run' })
  return auditedAction(state, 'A', actions.borrowTrain)
}

test('a train that is borrowed in silence, or by a CGR that has had a permanent one (3p)', () => {
  expect(problemsWhen(borrowing(), (wrong) => dropEvent(wrong, 'train-borrowed'))).toEqual([
    'turn of borrowed is true, by the events false',
  ])
  const had = problemsWhen(borrowing(), ({ before, after }) => {
    before.options = { ...before.options, cgrPermanentTrain: 'everOwned' }
    before.cgrOwnedPermanent = true
    after.cgrOwnedPermanent = true
  })
  expect(had).toEqual(['CGR borrows a train'])
})

test('the CGR that has bought a permanent train is told so (3p)', () => {
  const state = auctioned(game(4))
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5 }, treasury: 1500 })
  setOperation(state, 'CGR', { step: 'trains' })
  const problems = problemsWhen(auditedAction(state, 'A', actions.buyTrain('D')), ({ after }) => {
    after.cgrOwnedPermanent = false
  })
  expect(problems).toEqual(['cgrOwnedPermanent is false, by the events true'])
})
