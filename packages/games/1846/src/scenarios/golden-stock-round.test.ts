import { expect, test } from 'vitest'
import { CORPORATIONS } from '../components/companies.ts'
import { game1846 } from '../index.ts'
import { distributedOf, priceSteps } from '../running/payout.ts'
import { priceBeside, type State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  askedOf,
  bank,
  cash,
  cashOf,
  closeForGood,
  corporation,
  does,
  game,
  priceNow,
  refuses,
  seatOf,
  setOperation,
  setPhase,
  setStockRound,
  sharesByHolder,
  tries,
} from './position.ts'

test('G12 One block for each corporation and turn (5.20, 5.20a)', () => {
  const state = afterDraft(game())
  corporation(state, 'GT', { price: 100, players: { A: 5, B: 2 } })
  corporation(state, 'PRR', { price: 60, players: { B: 3, A: 2 } })
  setStockRound(state, 'A')
  const atOnce = tries(state, 'A', actions.sell('GT', 3))
  expect([cashOf(atOnce, 'A'), priceNow(atOnce, 'GT')]).toEqual([700, 90])
  does(state, 'A', actions.sell('GT', 2))
  expect([cashOf(state, 'A'), priceNow(state, 'GT')]).toEqual([600, 90])
  does(state, 'A', actions.sell('PRR', 1))
  refuses(state, 'A', actions.sell('GT', 1), '5.20')
  expect([cashOf(state, 'A'), priceNow(state, 'GT'), priceNow(state, 'PRR')]).toEqual([660, 90, 60])
})

/** Grand Trunk at 70 with this revenue to decide on. */
function revenue(amount: number): State1846 {
  const state = afterDraft(game())
  corporation(state, 'GT', { price: 70, players: { A: 5 }, trains: ['2'] })
  setOperation(state, 'GT', { step: 'dividend', revenue: amount })
  return state
}

test.each([
  [30, 60],
  [40, 70],
  [60, 70],
  [70, 80],
  [130, 80],
  [140, 90],
  [210, 90],
])('G13 From 70 with %d paid in full to %d (6.41)', (amount, price) => {
  const state = revenue(amount)
  does(state, 'A', actions.full)
  expect(priceNow(state, 'GT')).toBe(price)
})

test.each([30, 40, 60, 70, 130, 140, 210])(
  'G13 The movement of %d is the one worked out before (6.41)',
  (amount) => {
    const state = revenue(amount)
    for (const choice of [actions.full, actions.half, actions.withhold]) {
      if (choice.kind !== 'dividend') throw new Error(choice.kind)
      const shown = priceBeside(state, 'GT', priceSteps(70, distributedOf(amount, choice.choice)))
      expect(priceNow(tries(state, 'A', choice), 'GT')).toBe(shown)
    }
  },
)

test("G14 A president's sale closes his corporation (5.25, 5.23, 5.0a)", () => {
  const state = afterDraft(game())
  corporation(state, 'IC', { price: 10, players: { A: 4, B: 2 } })
  corporation(state, 'GT', { price: 60, players: { C: 3 } })
  cash(state, { B: 0 })
  setStockRound(state, 'A')
  const events = does(state, 'A', actions.sell('IC', 3))
  expect(cashOf(state, 'A')).toBe(430)
  expect(state.corporations.IC.status).toBe('closed')
  expect(sharesByHolder(state, 'IC')).toEqual({ market: 0, treasury: 0 })
  expect(events.filter(({ kind }) => kind === 'president')).toEqual([])
  expect(cashOf(state, 'B')).toBe(0)
  const passed = does(state, 'A', actions.pass).filter(({ kind }) => kind === 'passed')
  expect(passed).toEqual([{ kind: 'passed', seat: seatOf('B'), idle: true }])
  expect(askedOf(state)).toBe('C')
})

/** Illinois Central at 10 is all that is left. */
function lastOne(state: State1846): State1846 {
  corporation(state, 'IC', { price: 10, players: { A: 4 } })
  closeForGood(
    state,
    ...CORPORATIONS.filter((id) => id !== 'IC' && state.corporations[id].status === 'waiting'),
  )
  return state
}

test('G15 Nothing is left (9.2)', () => {
  const state = afterDraft(game(3))
  setPhase(state, 'III')
  lastOne(state)
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('IC', 2))
  expect(state).toMatchObject({ round: 'over', endReason: 'nothing-left' })
  expect(askedOf(state)).toBe('')
  expect(game1846.standings(state)).toEqual([
    { seat: 0, rank: 1, score: 420 },
    { seat: 1, rank: 2, score: 400 },
    { seat: 2, rank: 2, score: 400 },
  ])
})

test.each(['I', 'II'] as const)(
  'D39 With nothing left the game ends at once, in phase %s too (9.2)',
  (phase) => {
    const state = lastOne(afterDraft(game(3)))
    setPhase(state, phase)
    setStockRound(state, 'A')
    does(state, 'A', actions.sell('IC', 2))
    expect(state).toMatchObject({ round: 'over', endReason: 'nothing-left' })
  },
)

test('G15 A private goes on paying (9.2, 5.0a)', () => {
  const state = lastOne(afterDraft(game(3, { with: ['TBC'] }), { C: ['TBC'] }))
  setPhase(state, 'II')
  bank(state, 120, 'B')
  setStockRound(state, 'A')
  const before = cashOf(state, 'C')
  // the sale leaves nobody anything to do: A's turn ends by itself, and all pass
  const events = does(state, 'A', actions.sell('IC', 2))
  const income = events.filter((event) => event.kind === 'paid' && event.reason === 'private-income')
  // five rounds empty the bank, the sixth breaks it and ends the third set
  expect(income).toEqual(
    Array(6).fill({ kind: 'paid', payer: 'bank', payee: seatOf('C'), amount: 20, reason: 'private-income' }),
  )
  expect(cashOf(state, 'C')).toBe(before + 120)
  expect(state).toMatchObject({ round: 'over', endReason: 'bank' })
})
