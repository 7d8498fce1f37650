import { expect, test } from 'vitest'
import { CHART } from '../components/market.ts'
import {
  actions,
  auctioned,
  corporation,
  game,
  setOperation,
  setPhase,
  setStockRound,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import {
  type AuditedAction1856,
  auditedAction,
  dropEvent,
  eventIn,
  problemsWhen,
} from './testing/auditedAction.ts'

const spaceOfCell = (row: number, column: number): number =>
  CHART.cells.findIndex((cell) => cell.row === row && cell.column === column)

/** The only marker of the market goes to another cell, and it is told so. */
function movePriceTo(wrong: AuditedAction1856, row: number, column: number): void {
  const [{ company }] = wrong.after.market as [State1856['market'][number]]
  const { before } = eventIn(wrong, 'price')
  const after = spaceOfCell(row, column)
  wrong.after.market = [{ company, space: after }]
  if (after === before) dropEvent(wrong, 'price')
  else eventIn(wrong, 'price').after = after
}

function misplaced(id: string, told: [number, number], right: [number, number]): string {
  const named = (cell: [number, number]) =>
    `${CHART.cells[spaceOfCell(...cell)]!.price} (space ${spaceOfCell(...cell)})`
  return `the price of ${id} moves to ${named(told)}, by the rules to ${named(right)}`
}

test('a sale that moves the price too little (1.1c)', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 4, B: 4 } })
  setStockRound(state, 'A')
  const right = auditedAction(state, 'A', actions.sell('GT', 3))
  expect(problemsWhen(right, (wrong) => movePriceTo(wrong, 1, 4))).toEqual([misplaced('GT', [1, 4], [3, 4])])
})

test('a dividend that moves the price left (1.2s, 2.6b, 2.6c)', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [1, 4], players: { A: 4 } })
  setOperation(state, 'GT', { step: 'dividend', revenue: 50 })
  const right = auditedAction(state, 'A', actions.full)
  expect(problemsWhen(right, (wrong) => movePriceTo(wrong, 1, 3))).toEqual([misplaced('GT', [1, 3], [1, 5])])
})

test('a price that stays though all is sold (1.3b)', () => {
  const state = auctioned(game(3))
  corporation(state, 'GT', { cell: [1, 4], players: { A: 6, B: 4 } })
  setStockRound(state, 'C')
  state.stock!.passes = 2
  const right = auditedAction(state, 'C', actions.pass)
  expect(problemsWhen(right, (wrong) => movePriceTo(wrong, 1, 4))).toEqual([misplaced('GT', [1, 4], [0, 4])])
})

/** A sells of a CGR of twenty shares, with a permanent train or without. */
function selling(count: number, trains: ['5'] | []): AuditedAction1856 {
  const state = auctioned(game(3))
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [0, 6], shares: 20, players: { A: 6, B: 5 }, trains })
  setStockRound(state, 'A')
  return auditedAction(state, 'A', actions.sell('CGR', count))
}

test('of a CGR of twenty shares two make a row (1.1c)', () => {
  const right = selling(3, ['5'])
  expect(problemsWhen(right, (wrong) => movePriceTo(wrong, 2, 6))).toEqual([misplaced('CGR', [2, 6], [1, 6])])
})

test('a CGR without a permanent train has a price that does not move (3p)', () => {
  const problems = problemsWhen(selling(2, []), (wrong) => {
    const [before, after] = [spaceOfCell(0, 6), spaceOfCell(1, 6)]
    wrong.events.push({ kind: 'price', corporation: 'CGR', before, after })
    wrong.after.market = [{ company: 'CGR', space: after }]
  })
  expect(problems).toEqual([misplaced('CGR', [1, 6], [0, 6])])
})

test('the price of the CGR stops before a close cell (3q)', () => {
  const state = auctioned(game(3))
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [9, 1], players: { A: 6 }, trains: ['5'] })
  setOperation(state, 'CGR', { step: 'dividend', revenue: 50 })
  const right = auditedAction(state, 'A', actions.withhold)
  const problems = problemsWhen(right, (wrong) => {
    const [before, after] = [spaceOfCell(9, 1), spaceOfCell(9, 0)]
    wrong.events.push({ kind: 'price', corporation: 'CGR', before, after })
    wrong.after.market = [{ company: 'CGR', space: after }]
  })
  expect(problems).toEqual([misplaced('CGR', [9, 0], [9, 1])])
})
