import { expect, test } from 'vitest'
import {
  actions,
  corporation,
  does,
  setOnTop,
  setOperation,
  stockGame,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import { auditedAction, dropEvent, eventIn, paysMore, problemsWhen } from './testing/auditedAction.ts'

type Charter = Partial<Parameters<typeof corporation>[2]>

function inTrainStep(charter: Charter = {}) {
  const state = stockGame({ phase: '3' })
  corporation(state, 'IOW', { price: 90, players: { A: 5 }, treasury: 800, ...charter })
  setOperation(state, 'IOW', { step: 'trains' })
  return state
}

test('a train below its price (BUY.2)', () => {
  const right = auditedAction(inTrainStep(), 'A', actions.buyTrain('3+2'))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'train-bought').price = 250
    paysMore(wrong, 'train', -50)
  })
  expect(problems).toEqual(['train 3+2-1 is told to cost 250, not 300'])
})

test('a train of another company at another price than was agreed on, or for 5cc (BUY.3)', () => {
  const state = inTrainStep()
  corporation(state, 'C&N', { price: 82, players: { B: 5 }, trains: ['3+2'] })
  does(state, 'A', actions.offerTrain('C&N', trainId(state, 'C&N', '3+2'), 70))
  const right = auditedAction(state, 'B', actions.agree)
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'train', -10))).toEqual([
    'not paid: IOW pays C&N 70 (train)',
    'not due: IOW pays C&N 60 (train)',
  ])
  const cheap = problemsWhen(right, (wrong) => {
    wrong.before.deal!.price = 5
    eventIn(wrong, 'train-bought').price = 5
    paysMore(wrong, 'train', -65)
  })
  expect(cheap).toEqual(['a train of C&N costs 5'])
})

test('trains that rust too late (PH.2)', () => {
  const state = inTrainStep({ trains: ['2+1'] })
  setOnTop(state, '4+2')
  const right = auditedAction(state, 'A', actions.buyTrain('4+2'))
  const problems = problemsWhen(right, (wrong) => {
    const { trains } = eventIn(wrong, 'trains-scrapped')
    dropEvent(wrong, 'trains-scrapped')
    wrong.after.scrapped = wrong.after.scrapped.filter((id) => !trains.includes(id))
    wrong.after.corporations.IOW.trains.push(...trains.map((id) => ({ id })))
  })
  expect(problems).toEqual(['train 2+1-0 should leave the game and stays'])
})

test('a company that is insolvent with a train, or solvent without one (INS.1, INS.2)', () => {
  const right = auditedAction(inTrainStep({ insolvent: true }), 'A', actions.buyTrain('3+2'))
  const problems = problemsWhen(right, (wrong) => {
    wrong.events.push({ kind: 'insolvent', corporation: 'IOW' })
    wrong.after.corporations.IOW.insolvent = true
  })
  expect(problems).toEqual(['IOW is insolvent'])
  const poor = inTrainStep({ insolvent: true, treasury: 0 })
  setOperation(poor, 'IOW', { step: 'track' })
  const solvent = problemsWhen(auditedAction(poor, 'A', actions.done), (wrong) => {
    wrong.events.unshift({ kind: 'solvent', corporation: 'IOW' })
    wrong.after.corporations.IOW.insolvent = false
  })
  expect(solvent).toContain('IOW is solvent without a train')
})

test('a lease of a company that can pay (INS.4)', () => {
  const state = stockGame({ phase: '3' })
  tiles(state, 'I3 #758 r0', 'J4 #5 r1')
  corporation(state, 'IOW', { price: 90, players: { A: 5 }, insolvent: true })
  setOperation(state, 'IOW', { step: 'track' })
  const right = auditedAction(state, 'A', actions.done)
  const problems = problemsWhen(right, ({ before, after }) => {
    for (const one of [before, after]) {
      one.corporations.IOW.treasury.cash += 300
      one.companyBank.cash -= 300
    }
  })
  expect(problems).toEqual(['IOW leases a 3+2'])
})
