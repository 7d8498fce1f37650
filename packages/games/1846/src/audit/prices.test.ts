import { describe, expect, test } from 'vitest'
import { PRICES } from '../components/market.ts'
import {
  actions,
  corporation,
  drafted,
  game,
  left,
  operation,
  ownerless,
  stockRound,
} from '../scenarios/position.ts'
import { auditedAction, eventOf, movePriceTo, problemsWhen } from './testing/auditedAction.ts'

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
    const state = drafted(game(4))
    corporation(state, 'NYC', { price, players: { A: 5 } })
    operation(state, 'NYC', { step: 'dividend', revenue: distributed })
    const right = auditedAction(state, 'A', actions.full)
    expect(PRICES[state.market[0]!.space]).toBe(after)
    for (const other of PRICES.filter((one) => one > 0 && one !== after)) {
      const problems = problemsWhen(right, (wrong) => {
        if (after === price)
          wrong.events.push({ kind: 'price', corporation: 'NYC', before: price, after: price })
        movePriceTo(wrong, other)
      })
      expect(problems).toContain(`the price of NYC moves to ${other}, by the rules to ${after}`)
    }
  })
})

test('a sale by the president that leaves the price (1846-5.20a)', () => {
  const state = drafted(game(4))
  corporation(state, 'NYC', { price: 90, players: { A: 5 } })
  stockRound(state, 'A')
  expect(
    problemsWhen(auditedAction(state, 'A', actions.sell('NYC', 2)), (wrong) => movePriceTo(wrong, 90)),
  ).toEqual(['the price of NYC moves to 90, by the rules to 80'])
})

test('an emergency issue that leaves the price (1846-6.62)', () => {
  const state = drafted(game(4))
  left(state, '4', 2)
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 20 })
  operation(state, 'NYC', { step: 'trains' })
  const right = auditedAction(state, 'A', actions.emergencyIssue(2))
  expect(problemsWhen(right, (wrong) => movePriceTo(wrong, 100))).toEqual([
    'a share of NYC is told to cost 70, not 90',
    'the price of NYC moves to 100, by the rules to 80',
  ])
})

test('a price that stays at the end of the stock round (1846-5.4b)', () => {
  const state = drafted(game(3))
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, market: 1 })
  stockRound(state, 'A')
  state.stock!.passes = 2
  expect(problemsWhen(auditedAction(state, 'A', actions.pass), (wrong) => movePriceTo(wrong, 90))).toEqual([
    'the price of NYC moves to 90, by the rules to 80',
  ])
})

test('one space only for a corporation without president and train (1846-7.1c)', () => {
  const state = drafted(game(4))
  corporation(state, 'GT', { price: 100, players: { A: 3 }, trains: ['2'] })
  ownerless(state, 'NYC', { price: 50 })
  operation(state, 'GT', { step: 'trains', round: 2 })
  state.toOperate = ['NYC']
  const once = problemsWhen(auditedAction(state, 'A', actions.endTurn), (wrong) => {
    wrong.events.splice(
      wrong.events.findLastIndex(({ kind }) => kind === 'price'),
      1,
    )
    wrong.after.market = [wrong.after.market[0]!, { company: 'NYC', space: PRICES.indexOf(40) }]
  })
  expect(once).toEqual(['the price of NYC moves to 40, by the rules to 30'])
})

test('a price that was another, and a corporation that closes above 0', () => {
  const state = drafted(game(4))
  corporation(state, 'NYC', { price: 10, players: { A: 5 } })
  corporation(state, 'GT', { price: 100, players: { B: 5 } })
  stockRound(state, 'A')
  const right = auditedAction(state, 'A', actions.sell('NYC', 2))
  const problems = problemsWhen(right, (wrong) => {
    eventOf(wrong, 'price').before = 20
    eventOf(wrong, 'price').after = 10
  })
  expect(problems).toEqual(['the price of NYC was not 20', 'NYC closes at 10'])
})
