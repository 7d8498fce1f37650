import { expect, test } from 'vitest'
import { CHART } from '../components/market.ts'
import type { Options1860 } from '../options.ts'
import { actions, corporation, does, setOperation, setStockRound, stockGame } from '../scenarios/position.ts'
import type { State1860 } from '../state.ts'
import {
  type AuditedAction1860,
  auditedAction,
  dropEvent,
  eventIn,
  problemsWhen,
} from './testing/auditedAction.ts'

const spaceOf = (price: number): number => CHART.cells.findIndex((cell) => cell.price === price)

/** The only marker goes to another space, and it is told so. */
function goesTo(wrong: AuditedAction1860, price: number): void {
  const [{ company }] = wrong.after.market as [State1860['market'][number]]
  const space = spaceOf(price)
  wrong.after.market = [{ company, space }]
  const told = wrong.events.find((event) => event.kind === 'price')
  if (!told) wrong.events.push({ kind: 'price', corporation: company, before: spaceOf(182), after: space })
  else if (told.before === space) dropEvent(wrong, 'price')
  else eventIn(wrong, 'price').after = space
}

const misplaced = (told: number, right: number): string =>
  `the price of IOW moves to ${told} (space ${spaceOf(told)}), by the rules to ${right} (space ${spaceOf(right)})`

/** A, president of IOW with a train at this price, is to act. */
function inStockRound(price: number, options: Partial<Options1860> = {}, phase: '5' | '8' = '5') {
  const state = stockGame({ phase, options })
  corporation(state, 'IOW', { price, players: { A: 6, B: 2 }, trains: [phase === '5' ? '5+3' : '8+4'] })
  setStockRound(state, 'A')
  return state
}

test('a sale that moves the price too far, or not at all (MKT.3)', () => {
  const right = auditedAction(inStockRound(90), 'A', actions.sell('IOW', 2))
  expect(problemsWhen(right, (wrong) => goesTo(wrong, 78))).toEqual([misplaced(78, 82)])
  expect(problemsWhen(right, (wrong) => goesTo(wrong, 90))).toEqual([misplaced(90, 82)])
})

test('a free share outside the red zone, and none in it (MKT.4)', () => {
  const outside = auditedAction(inStockRound(90), 'A', actions.sell('IOW', 2))
  expect(problemsWhen(outside, (wrong) => goesTo(wrong, 86))).toEqual([misplaced(86, 82)])
  const inside = auditedAction(inStockRound(182), 'A', actions.sell('IOW', 2))
  expect(problemsWhen(inside, (wrong) => goesTo(wrong, 166))).toEqual([misplaced(166, 174)])
})

test.each([
  ['perRound', 182, 174],
  ['perTurn', 174, 182],
] as const)('the free share of a later turn: %s (MKT.6)', (redZone, wrongly, rightly) => {
  const state = inStockRound(182, { redZone })
  does(state, 'A', actions.sell('IOW'))
  for (const name of ['A', 'B', 'C'] as const) does(state, name, actions.pass)
  const right = auditedAction(state, 'A', actions.sell('IOW'))
  expect(problemsWhen(right, (wrong) => goesTo(wrong, wrongly))).toEqual([misplaced(wrongly, rightly)])
})

test('a price that drops in phase 8, or of a company that has not operated (MKT.3)', () => {
  const late = auditedAction(inStockRound(182, {}, '8'), 'A', actions.sell('IOW', 2))
  expect(problemsWhen(late, (wrong) => goesTo(wrong, 174))).toEqual([misplaced(174, 182)])
  const state = inStockRound(182)
  state.corporations.IOW.operated = false
  const fresh = auditedAction(state, 'A', actions.sell('IOW', 2))
  expect(problemsWhen(fresh, (wrong) => goesTo(wrong, 174))).toEqual([misplaced(174, 182)])
})

test('a marker that comes to another space than that of the par price (MKT.2)', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: null, par: 82, players: { A: 4 } })
  setStockRound(state, 'A')
  const right = auditedAction(state, 'A', actions.buy('IOW'))
  expect(problemsWhen(right, (wrong) => goesTo(wrong, 90))).toEqual([misplaced(90, 82)])
})

test('a bankruptcy above 0 (BKR.1)', () => {
  const right = auditedAction(inStockRound(7), 'A', actions.sell('IOW', 2))
  const problems = problemsWhen(right, ({ before }) => {
    Object.assign(before.corporations.IOW, { operated: false })
  })
  expect(problems).toContain('IOW is bankrupt above 0')
})

test('a dividend that moves the price too far, or does not move it to the left (DIV.4)', () => {
  const dividend = (revenue: number, action: 'full' | 'withhold') => {
    const state = inStockRound(100)
    setOperation(state, 'IOW', { step: 'dividend', revenue })
    return auditedAction(state, 'A', actions[action])
  }
  expect(problemsWhen(dividend(200, 'full'), (wrong) => goesTo(wrong, 134))).toEqual([misplaced(134, 122)])
  expect(problemsWhen(dividend(900, 'full'), (wrong) => goesTo(wrong, 166))).toEqual([misplaced(166, 150)])
  expect(problemsWhen(dividend(200, 'withhold'), (wrong) => goesTo(wrong, 100))).toEqual([misplaced(100, 90)])
})

test('a company that pays and stays before others on its space (DIV.5)', () => {
  const state = inStockRound(100)
  corporation(state, 'C&N', { price: 100, players: { B: 5 } })
  setOperation(state, 'IOW', { step: 'dividend', revenue: 90 })
  const right = auditedAction(state, 'A', actions.full)
  const problems = problemsWhen(right, (wrong) => {
    dropEvent(wrong, 'price')
    wrong.after.market.reverse()
  })
  expect(problems).toEqual(['IOW pays and stays before C&N'])
})
