import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  cash,
  corporation,
  game,
  setOperation,
  setStockRound,
  setTrainsLeft,
  tiles,
} from '../scenarios/position.ts'
import {
  type AuditedAction1856,
  auditedAction,
  eventIn,
  paysMore,
  paysNothing,
  problemsWhen,
} from './testing/auditedAction.ts'

test('an order that is not that of the prices, and one that leaves somebody out (2c, 1.2g)', () => {
  const state = auctioned(game(3), { B: ['FT'] })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  corporation(state, 'GW', { cell: [0, 5], players: { A: 5 } })
  corporation(state, 'CA', { cell: [0, 6], players: { B: 2 }, operated: false })
  setTrainsLeft(state, '2', 0)
  setStockRound(state, 'C')
  state.stock!.passes = 2
  const right = auditedAction(state, 'C', actions.pass)
  expect(eventIn(right, 'operating-round').order).toEqual(['GW', 'GT'])
  expect(problemsWhen(right, (wrong) => void eventIn(wrong, 'operating-round').order.reverse())).toEqual([
    'the order is GT,GW, by the rules GW,GT',
  ])
  expect(problemsWhen(right, (wrong) => paysMore(wrong, 'private-income', 5))).toEqual([
    'not paid: bank pays 1 5 (private-income)',
    'not due: bank pays 1 10 (private-income)',
  ])
})

/** GT ends its turn, and the turn of CA would come. */
function skipped(): AuditedAction1856 {
  const state = auctioned(game(3))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, loans: 1 })
  corporation(state, 'WR', { cell: [0, 2], players: { B: 5 } })
  corporation(state, 'CA', { cell: [0, 3], players: { B: 2 }, operated: false })
  setTrainsLeft(state, '2', 0)
  setOperation(state, 'GT', { step: 'loans', toOperate: ['CA', 'WR'] })
  return auditedAction(state, 'A', actions.endTurn)
}

test('a corporation that is left out with enough shares sold, or operates with too few (1.2g)', () => {
  const told = problemsWhen(skipped(), (wrong) => {
    eventIn(wrong, 'not-floated').sold = 1
  })
  expect(told).toEqual(['CA is left out with 1 of 3 shares sold'])
  const enough = problemsWhen(skipped(), ({ before, after }) => {
    before.depot.sold[2] = 0
    after.depot.sold[2] = 0
  })
  expect(enough).toContain('CA is left out with 2 of 3 shares sold')
})

test('a bankrupt player who keeps his money (2.7l)', () => {
  const state = auctioned(game(3))
  tiles(state, 'P9 #5 r4')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 2 } })
  corporation(state, 'CV', { cell: [8, 1], players: { A: 1, B: 3 } })
  cash(state, { A: 50 })
  setOperation(state, 'GT', { step: 'trains' })
  const right = auditedAction(state, 'A', actions.bankrupt)
  expect(problemsWhen(right, (wrong) => paysNothing(wrong, 'bankruptcy'))).toEqual([
    'not paid: 0 pays bank 85 (bankruptcy)',
  ])
})

test('interest that a sale pays, and loans that are above the shares in the same action (2.5c, 2.8b)', () => {
  const state = auctioned(game(3))
  corporation(state, 'WR', { cell: [5, 3], players: { A: 2 }, loans: 3 })
  corporation(state, 'CV', { cell: [8, 1], players: { A: 1, B: 3 } })
  cash(state, { A: 0 })
  setOperation(state, 'WR', { step: 'interest', due: 30 })
  const right = auditedAction(state, 'A', actions.sellForDebt('CV'))
  expect(right.after.operation).toMatchObject({ step: 'loans', due: 95 })
})
