import { whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import type { Options1846 } from '../options.ts'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  corporation,
  does,
  game,
  priceNow,
  refuses,
  routeVia,
  setOperation,
  sharesByHolder,
  trainId,
  treasury,
  tries,
} from './position.ts'

type Charter = Parameters<typeof corporation>[2]

/** New York Central's turn. */
function turn(charter: Charter, options: Partial<Options1846> = {}): State1846 {
  const state = afterDraft(game(5, { options }))
  corporation(state, 'NYC', charter)
  setOperation(state, 'NYC')
  return state
}

test('S31 As many as players hold more than the market (6.10b)', () => {
  const state = turn({ price: 100, players: { A: 3, B: 1 }, market: 1 })
  refuses(state, 'A', actions.issue(4), '6.10b')
  does(state, 'A', actions.issue(3))
  expect(treasury(state, 'NYC')).toBe(270)
  expect(priceNow(state, 'NYC')).toBe(100)
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 3, B: 1, market: 4, treasury: 2 })
})

test("S32 With the president's share alone (6.10b)", () => {
  const state = turn({ price: 60, players: { A: 2 } })
  refuses(state, 'A', actions.issue(3), '6.10b')
  does(state, 'A', actions.issue(2))
  expect(treasury(state, 'NYC')).toBe(100)
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 2, market: 2, treasury: 6 })
})

test('Where no share is left to issue or to redeem, that is what is said (6.10b, 6.10c)', () => {
  const state = turn({ price: 60, players: { A: 6, B: 4 } })
  const reasons = [actions.issue(1), actions.redeem(1)].map(
    (action) => whyNot(game1846, state, 0, action)?.reason,
  )
  expect(reasons).toEqual(['no-treasury', 'no-market'])
  refuses(state, 'A', actions.issue(1), '6.10b')
  refuses(state, 'A', actions.redeem(1), '6.10c')
})

test('S33 Redeeming (6.10c)', () => {
  const state = turn({ price: 112, players: { A: 4 }, market: 2, treasury: 250 })
  refuses(state, 'A', actions.redeem(3), '6.10c')
  does(state, 'A', actions.redeem(2))
  expect(treasury(state, 'NYC')).toBe(2)
  expect(priceNow(state, 'NYC')).toBe(112)
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 4, market: 0, treasury: 6 })
})

test('S33 Redeeming what can be paid (6.10c)', () => {
  const state = turn({ price: 112, players: { A: 4 }, market: 2, treasury: 240 })
  refuses(state, 'A', actions.redeem(2), '6.10c')
  does(state, 'A', actions.redeem(1))
  expect(treasury(state, 'NYC')).toBe(240 - 124)
})

test('S33 Redeeming at the last space (6.10c)', () => {
  const state = turn({ price: 550, players: { A: 4 }, market: 2, treasury: 550 })
  does(state, 'A', actions.redeem(1))
  expect(treasury(state, 'NYC')).toBe(0)
})

test('S34 Once in a turn (6.10a)', () => {
  const state = turn({ price: 100, players: { A: 5 }, market: 1, treasury: 500 })
  const issued = tries(state, 'A', actions.issue(1))
  refuses(issued, 'A', actions.redeem(1), '6.10a')
  refuses(issued, 'A', actions.issue(1), '6.10a')
  const redeemed = tries(state, 'A', actions.redeem(1))
  refuses(redeemed, 'A', actions.issue(1), '6.10a')
})

const withTrain: Charter = { price: 100, players: { A: 5 }, treasury: 100, trains: ['2'] }
const buffalo = (state: State1846) => actions.run(routeVia(trainId(state, 'NYC', '2'), 'D20 C21'))

test('S35 After a tile, in step 1 (6.10d)', () => {
  const state = turn(withTrain)
  does(state, 'A', actions.lay('E19 #9 r0'))
  refuses(state, 'A', actions.issue(1), '6.10d')
})

test('S35 After a tile, until the dividend (6.10d)', () => {
  const state = turn(withTrain, { issueTiming: 'untilDividend' })
  does(state, 'A', actions.lay('E19 #9 r0'))
  expect(treasury(tries(state, 'A', actions.issue(1)), 'NYC')).toBe(80 + 90)
  does(state, 'A', buffalo(state))
  expect(treasury(tries(state, 'A', actions.issue(1)), 'NYC')).toBe(80 + 90)
  does(state, 'A', actions.full)
  refuses(state, 'A', actions.issue(1), '6.10d')
})
