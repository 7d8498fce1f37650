import { expect, test } from 'vitest'
import { asked } from './asked.ts'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  game,
  refuses,
  setOperation,
  setPhase,
  setStockRound,
  silent,
  trainId,
} from './scenarios/position.ts'
import { beginStep } from './turnSteps.ts'

test('2a: in a stock round no corporation acts', () => {
  const state = auctioned(game())
  setStockRound(state, 'A')
  refuses(state, 'A', actions.takeLoan, '2a')
})

/** GW of player A buys, GT and a private are B's. */
function dealing() {
  const state = auctioned(game(), { B: ['TCC'] })
  setPhase(state, '3')
  corporation(state, 'GT', { cell: [2, 4], players: { B: 5 }, trains: ['2', '3'] })
  corporation(state, 'GW', { cell: [1, 4], players: { A: 5 }, treasury: 300, trains: ['2'] })
  setOperation(state, 'GW', { step: 'trains' })
  return state
}

test('2.7b, 2.9a: an offer is answered first, whatever it is for', () => {
  const train = dealing()
  does(train, 'A', actions.offerTrain('GT', trainId(train, 'GT', '3'), 100))
  refuses(train, 'B', actions.takeLoan, '2.7b')
  const ofPrivate = dealing()
  does(ofPrivate, 'A', actions.buyPrivate('TCC', 50))
  refuses(ofPrivate, 'B', actions.takeLoan, '2.9a')
})

test('2.7e: trains above the limit are given up first, and each president is asked once', () => {
  const state = auctioned(game())
  setPhase(state, '5')
  corporation(state, 'GT', { cell: [2, 4], players: { B: 5 }, trains: ['3', '3', '4'] })
  corporation(state, 'CV', { cell: [2, 4], players: { B: 5 }, trains: ['4', '4', '5'] })
  corporation(state, 'GW', { cell: [1, 4], players: { A: 5 } })
  setOperation(state, 'GW', { step: 'trains' })
  expect(asked(state)).toEqual([{ seat: 1, as: 'GT', prompt: 'return-train' }])
  refuses(state, 'B', actions.takeLoan, '2.7e')
})

test('2.8b: while the president raises money for a repayment, nothing else is done', () => {
  const state = auctioned(game())
  corporation(state, 'CV', { cell: [2, 4], players: { A: 1, C: 5 } })
  corporation(state, 'TGB', { cell: [0, 3], players: { A: 2 }, loans: 4 })
  cash(state, { A: 20 })
  setOperation(state, 'TGB', { step: 'trains' })
  beginStep(state, 'loans', silent)
  expect(asked(state)).toEqual([{ seat: 0, as: 'TGB', prompt: 'raise-money' }])
  refuses(state, 'A', actions.takeLoan, '2.8b')
})

test('5.1c: a private that has not been used stays as the turn ends', () => {
  const state = auctioned(game())
  setPhase(state, '3')
  corporation(state, 'GW', { cell: [2, 4], players: { A: 5 }, treasury: 300, privates: ['WSRC'] })
  setOperation(state, 'GW', { step: 'loans' })
  does(state, 'A', actions.endTurn)
  expect([state.operation, state.privates.WSRC.status]).toEqual([null, 'open'])
})
