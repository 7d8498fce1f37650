import { describe, expect, test } from 'vitest'
import { PRICES } from '../components/market.ts'
import {
  actions,
  afterDraft,
  corporation,
  game,
  setOperation,
  setStockRound,
  setTrainsLeft,
  setWithoutPresident,
} from '../scenarios/position.ts'
import { auditedAction, eventIn, movePriceTo, problemsWhen } from './testing/auditedAction.ts'

/** NYC goes to the first of these prices instead of the second. */
function misplaced(...prices: [number, number]): string {
  const [told, right] = prices.map((price) => `${price} (space ${PRICES.indexOf(price)})`)
  return `the price of NYC moves to ${told}, by the rules to ${right}`
}

describe('a price that is not that of 1846-6.41', () => {
  // at each price what is distributed, and where it leads
  const cases: [price: number, distributed: number, after: number][] = [
    [100, 40, 90],
    [100, 50, 100],
    [100, 90, 100],
    [100, 100, 112],
    [100, 190, 112],
    [100, 200, 124],
    [150, 450, 180],
    [165, 490, 195],
    [165, 500, 212],
    [510, 1530, 550],
  ]
  test.each(cases)('from %d with %d', (price, distributed, after) => {
    const state = afterDraft(game(4))
    corporation(state, 'NYC', { price, players: { A: 5 } })
    setOperation(state, 'NYC', { step: 'dividend', revenue: distributed })
    const right = auditedAction(state, 'A', actions.full)
    expect(PRICES[state.market[0]!.space]).toBe(after)
    for (const other of PRICES.filter((one) => one > 0 && one !== after)) {
      const problems = problemsWhen(right, (wrong) => {
        const space = PRICES.indexOf(price)
        if (after === price)
          wrong.events.push({ kind: 'price', corporation: 'NYC', before: space, after: space })
        movePriceTo(wrong, other)
      })
      expect(problems).toContain(misplaced(other, after))
    }
  })
})

test('a sale by the president that leaves the price (1846-5.20a)', () => {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 90, players: { A: 5 } })
  setStockRound(state, 'A')
  expect(
    problemsWhen(auditedAction(state, 'A', actions.sell('NYC', 2)), (wrong) => movePriceTo(wrong, 90)),
  ).toEqual([misplaced(90, 80)])
})

test('an emergency issue that leaves the price (1846-6.62)', () => {
  const state = afterDraft(game(4))
  setTrainsLeft(state, '4', 2)
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 20 })
  setOperation(state, 'NYC', { step: 'trains' })
  const right = auditedAction(state, 'A', actions.emergencyIssue(2))
  expect(problemsWhen(right, (wrong) => movePriceTo(wrong, 100))).toEqual([
    'a share of NYC is told to cost 70, not 90',
    misplaced(100, 80),
  ])
})

test('a price that stays at the end of the stock round (1846-5.4b)', () => {
  const state = afterDraft(game(3))
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, market: 1 })
  setStockRound(state, 'A')
  state.stock!.passes = 2
  expect(problemsWhen(auditedAction(state, 'A', actions.pass), (wrong) => movePriceTo(wrong, 90))).toEqual([
    misplaced(90, 80),
  ])
})

test('one space only for a corporation without president and train (1846-7.1c)', () => {
  const state = afterDraft(game(4))
  corporation(state, 'GT', { price: 100, players: { A: 3 }, trains: ['2'] })
  setWithoutPresident(state, 'NYC', { price: 50 })
  setOperation(state, 'GT', { step: 'trains', round: 2 })
  state.toOperate = ['NYC']
  const once = problemsWhen(auditedAction(state, 'A', actions.endTurn), (wrong) => {
    wrong.events.splice(
      wrong.events.findLastIndex(({ kind }) => kind === 'price'),
      1,
    )
    wrong.after.market = [wrong.after.market[0]!, { company: 'NYC', space: PRICES.indexOf(40) }]
  })
  expect(once).toEqual([misplaced(40, 30)])
})

test('a price that was another, and a corporation that closes above 0', () => {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 10, players: { A: 5 } })
  corporation(state, 'GT', { price: 100, players: { B: 5 } })
  setStockRound(state, 'A')
  const right = auditedAction(state, 'A', actions.sell('NYC', 2))
  const problems = problemsWhen(right, (wrong) => {
    eventIn(wrong, 'price').before = 2
    eventIn(wrong, 'price').after = 1
  })
  expect(problems).toEqual(['NYC was not on space 2', 'NYC closes at 10', 'NYC was not on space 0'])
})
