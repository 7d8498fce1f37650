import { decisions } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  askedOf,
  cash,
  cashOf,
  corporation,
  does,
  game,
  kindsFor,
  presidentOf,
  priceNow,
  putInPool,
  refuses,
  setOperation,
  setPhase,
  sharesByHolder,
  sidesOf,
  trainId,
  treasury,
  tries,
} from './position.ts'

/** The numbers of shares that are offered. */
const offeredIssues = (state: State1846): unknown[] =>
  decisions(game1846, state)[0]!
    .offers.filter(({ action }) => action.kind === 'emergency-issue')
    .map(({ action }) => ('count' in action ? action.count : undefined))

test('S81 the largest issue when none is enough (1846-6.62, 1846-6.63, 1846-6.65)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 277 })
  cash(state, { A: 100 })
  setOperation(state, 'NYC', { step: 'trains' })
  for (const count of [1, 2, 3, 4]) refuses(state, 'A', actions.emergencyIssue(count), '6.63')
  does(state, 'A', actions.emergencyIssue(5))
  expect([priceNow(state, 'NYC'), treasury(state, 'NYC')]).toEqual([40, 427])
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 5, market: 5, treasury: 0 })
  refuses(state, 'A', actions.endTurn, '6.60')
  const fourSix = tries(state, 'A', actions.buyTrain('4/6'))
  expect([cashOf(fourSix, 'A'), treasury(fourSix, 'NYC')]).toEqual([100 - 23, 0])
  const five = tries(state, 'A', actions.buyTrain('5'))
  expect([cashOf(five, 'A'), treasury(five, 'NYC')]).toEqual([100 - 73, 0])
})

test.each([
  [1, 80, 70],
  [2, 70, 120],
  [3, 60, 150],
  [4, 50, 160],
])('S81 an issue of %d at 90 (1846-6.62)', (count, marker, proceeds) => {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 450 - proceeds })
  setOperation(state, 'NYC', { step: 'trains' })
  does(state, 'A', actions.emergencyIssue(count))
  expect([priceNow(state, 'NYC'), treasury(state, 'NYC')]).toEqual([marker, 450])
})

test('S82 an issue for the dearer side (1846-6.59, 1846-6.63, 1846-6.64)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 100, players: { A: 6 }, market: 1, treasury: 470 })
  cash(state, { A: 1000 })
  setOperation(state, 'NYC', { step: 'trains' })
  expect(treasury(tries(state, 'A', actions.buyTrain('4/6')), 'NYC')).toBe(20)
  refuses(state, 'A', actions.buyTrain('5'), '6.59')
  refuses(state, 'A', actions.emergencyIssue(2), '6.63')
  does(state, 'A', actions.emergencyIssue(1))
  expect([priceNow(state, 'NYC'), treasury(state, 'NYC')]).toEqual([90, 550])
  refuses(state, 'A', actions.buyTrain('4/6'), '6.64')
  does(state, 'A', actions.buyTrain('5'))
  expect([treasury(state, 'NYC'), cashOf(state, 'A')]).toEqual([50, 1000])
})

test('S83 no help when the treasury pays for a train (1846-6.59)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 100, players: { A: 5, B: 5 }, treasury: 460 })
  corporation(state, 'ERIE', { price: 90, players: { A: 5 }, trains: ['4'] })
  cash(state, { A: 1000 })
  setOperation(state, 'NYC', { step: 'trains' })
  refuses(state, 'A', actions.buyTrain('5'), '6.59')
  refuses(state, 'A', actions.endTurn, '6.60')
  const bought = tries(state, 'A', actions.buyTrain('4/6'), actions.endTurn)
  expect([treasury(bought, 'NYC'), cashOf(bought, 'A')]).toEqual([10, 1000])
  const used = tries(
    state,
    'A',
    actions.offerTrain('ERIE', trainId(state, 'ERIE', '4'), 460),
    actions.endTurn,
  )
  expect([treasury(used, 'NYC'), sidesOf(used, 'NYC')]).toEqual([0, ['4']])
})

test('S84 an issue past the used train (1846-6.59, 1846-6.63, 1846-6.64)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  putInPool(state, '4')
  corporation(state, 'NYC', { price: 137, players: { A: 5 }, treasury: 200 })
  cash(state, { A: 1000 })
  setOperation(state, 'NYC', { step: 'trains' })
  expect(treasury(tries(state, 'A', actions.buyTrain('4', 'pool')), 'NYC')).toBe(20)
  expect(treasury(tries(state, 'A', actions.buyTrain('3/5', 'pool')), 'NYC')).toBe(40)
  for (const side of ['5', '4/6'] as const) refuses(state, 'A', actions.buyTrain(side), '6.59')
  for (const count of [1, 2]) refuses(state, 'A', actions.emergencyIssue(count), 'G.1')
  refuses(state, 'A', actions.emergencyIssue(5), '6.63')

  const three = tries(state, 'A', actions.emergencyIssue(3))
  expect([priceNow(three, 'NYC'), treasury(three, 'NYC')]).toEqual([100, 470])
  refuses(three, 'A', actions.buyTrain('5'), '6.65')
  refuses(three, 'A', actions.buyTrain('4', 'pool'), '6.64')
  does(three, 'A', actions.buyTrain('4/6'))
  expect([treasury(three, 'NYC'), cashOf(three, 'A')]).toEqual([20, 1000])

  const four = tries(state, 'A', actions.emergencyIssue(4))
  expect([priceNow(four, 'NYC'), treasury(four, 'NYC')]).toEqual([90, 520])
  for (const [side, from] of [
    ['4/6', 'bank'],
    ['4', 'pool'],
    ['3/5', 'pool'],
  ] as const)
    refuses(four, 'A', actions.buyTrain(side, from), '6.64')
  does(four, 'A', actions.buyTrain('5'))
  expect([treasury(four, 'NYC'), cashOf(four, 'A')]).toEqual([20, 1000])
})

test('D15 where recorded games are played, nothing but 6.63 and 6.64 narrows the issue of S84 (1846-G.1)', () => {
  const state = afterDraft(game(4, { options: { preset: 'recorded' } }))
  setPhase(state, 'III')
  putInPool(state, '4')
  corporation(state, 'NYC', { price: 137, players: { A: 5 }, treasury: 200 })
  setOperation(state, 'NYC', { step: 'trains' })
  for (const [count, reached] of [
    [1, 312],
    [2, 400],
  ] as const) {
    const issued = tries(state, 'A', actions.emergencyIssue(count))
    expect(treasury(issued, 'NYC')).toBe(reached)
    refuses(issued, 'A', actions.buyTrain('4/6'), '6.65')
    // no train needs the last share, so any that can be paid for will do
    expect(treasury(tries(issued, 'A', actions.buyTrain('4', 'pool')), 'NYC')).toBe(reached - 180)
    expect(treasury(tries(issued, 'A', actions.buyTrain('3/5', 'pool')), 'NYC')).toBe(reached - 160)
  }
  const three = tries(state, 'A', actions.emergencyIssue(3))
  refuses(three, 'A', actions.buyTrain('4', 'pool'), '6.64')
  does(three, 'A', actions.buyTrain('4/6'))
  refuses(state, 'A', actions.emergencyIssue(5), '6.63')
})

test('D15 more shares than needed, where the dearer side stays out of reach (1846-6.63, 1846-6.64)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 50, players: { A: 5 }, treasury: 136 })
  cash(state, { A: 1000 })
  setOperation(state, 'NYC', { step: 'trains' })
  // 166, 176 and 166 again: all of them reach the 3/5, none the 4
  for (const [count, reached] of [
    [1, 166],
    [2, 176],
  ] as const) {
    const issued = tries(state, 'A', actions.emergencyIssue(count))
    expect(treasury(issued, 'NYC')).toBe(reached)
    refuses(issued, 'A', actions.buyTrain('4'), '6.65')
    does(issued, 'A', actions.buyTrain('3/5'))
    expect([treasury(issued, 'NYC'), cashOf(issued, 'A')]).toEqual([reached - 160, 1000])
  }
  refuses(state, 'A', actions.emergencyIssue(4), '6.62')
  // one share yields what three do
  refuses(state, 'A', actions.emergencyIssue(3), '6.63')
  expect(offeredIssues(state)).toEqual([1, 2])
})

test('D15 where recorded games are played, more shares with the same proceeds may be issued (1846-6.63)', () => {
  const state = afterDraft(game(4, { options: { preset: 'recorded' } }))
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 50, players: { A: 5 }, treasury: 136 })
  setOperation(state, 'NYC', { step: 'trains' })
  expect(offeredIssues(state)).toEqual([1, 2, 3])
  expect(treasury(tries(state, 'A', actions.emergencyIssue(3)), 'NYC')).toBe(166)
})

test('of two issues that reach the dearest side with the same proceeds the smaller is enough (1846-6.63)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 350 })
  setOperation(state, 'NYC', { step: 'trains' })
  // 420, 470, 500, 510, 500
  for (const count of [1, 4, 5]) refuses(state, 'A', actions.emergencyIssue(count), '6.63')
  expect(treasury(tries(state, 'A', actions.emergencyIssue(2)), 'NYC')).toBe(470)
  const three = tries(state, 'A', actions.emergencyIssue(3))
  expect(treasury(three, 'NYC')).toBe(500)
  // the last dollar is needed for the 5, and so it must be bought
  refuses(three, 'A', actions.buyTrain('4/6'), '6.64')
  does(three, 'A', actions.buyTrain('5'))
})

test('a side that the treasury just pays for is within reach (1846-6.63, 1846-6.64, 1846-G.1)', () => {
  const used = afterDraft(game(4))
  setPhase(used, 'III')
  putInPool(used, '4')
  corporation(used, 'NYC', { price: 137, players: { A: 5 }, treasury: 180 })
  setOperation(used, 'NYC', { step: 'trains' })
  // 292, 380, 450, 500, 530
  for (const count of [1, 2]) refuses(used, 'A', actions.emergencyIssue(count), 'G.1')
  expect(treasury(tries(used, 'A', actions.emergencyIssue(3), actions.buyTrain('4/6')), 'NYC')).toBe(0)
  expect(treasury(tries(used, 'A', actions.emergencyIssue(4), actions.buyTrain('5')), 'NYC')).toBe(0)
  refuses(used, 'A', actions.emergencyIssue(5), '6.63')

  const state = afterDraft(game(4))
  setPhase(state, 'II')
  corporation(state, 'NYC', { price: 50, players: { A: 5 }, treasury: 130 })
  setOperation(state, 'NYC', { step: 'trains' })
  // 160 is what one share less would bring, and 170 reaches no dearer train
  expect(treasury(tries(state, 'A', actions.emergencyIssue(2), actions.buyTrain('3/5')), 'NYC')).toBe(10)
})

test('S85 as many shares as are needed (1846-6.65, 1846-6.66)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 100, players: { A: 5, B: 5 }, treasury: 100 })
  corporation(state, 'PRR', { price: 60, players: { A: 3, B: 3 }, president: 'B', market: 4 })
  cash(state, { A: 20 })
  setOperation(state, 'GT', { step: 'trains' })
  refuses(state, 'A', actions.bankrupt, '6.68')
  does(state, 'A', actions.sellForTrain('PRR'))
  expect(cashOf(state, 'A')).toBe(80)
  expect(sharesByHolder(state, 'PRR')).toMatchObject({ A: 2, market: 5 })
  expect(priceNow(state, 'PRR')).toBe(60)
  refuses(state, 'A', actions.sellForTrain('PRR'), '6.66')
  const four = tries(state, 'A', actions.buyTrain('4'))
  expect([treasury(four, 'GT'), cashOf(four, 'A')]).toEqual([0, 0])
  const threeFive = tries(state, 'A', actions.buyTrain('3/5'))
  expect([treasury(threeFive, 'GT'), cashOf(threeFive, 'A')]).toEqual([0, 20])
})

test('S86 the presidency of the operating corporation stays (1846-6.66)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'ERIE', { price: 100, players: { A: 4, B: 3, C: 3 }, treasury: 70 })
  cash(state, { A: 0 })
  setOperation(state, 'ERIE', { step: 'trains' })
  refuses(state, 'A', actions.sellForTrain('ERIE', 2), '6.66')
  does(state, 'A', actions.sellForTrain('ERIE', 1))
  expect([presidentOf(state, 'ERIE'), priceNow(state, 'ERIE'), cashOf(state, 'A')]).toEqual(['A', 90, 100])
  does(state, 'A', actions.buyTrain('3/5'))
  expect([treasury(state, 'ERIE'), cashOf(state, 'A')]).toEqual([0, 10])
})

test('S87 a corporation at 10 is not sold out of its own turn (1846-6.66)', () => {
  const state = afterDraft(game(5))
  corporation(state, 'ERIE', { price: 10, players: { A: 4, B: 3, C: 3 }, treasury: 70 })
  cash(state, { A: 0 })
  setOperation(state, 'ERIE', { step: 'trains' })
  refuses(state, 'A', actions.sellForTrain('ERIE', 1), '6.66')
  expect(kindsFor(state, 'A')).toContain('bankrupt')
  expect(kindsFor(state, 'A')).not.toContain('sell-for-train')
})

test('S88 a sale changes the order of those that have not begun (1846-6.67, 1846-4.5)', () => {
  const state = afterDraft(game(5))
  corporation(state, 'ERIE', { price: 124, players: { A: 5, C: 5 } })
  corporation(state, 'PRR', { price: 112, players: { A: 4 }, trains: ['2'] })
  corporation(state, 'IC', { price: 100, players: { B: 4 }, trains: ['2'] })
  cash(state, { A: 0 })
  setOperation(state, 'ERIE', { step: 'trains' })
  expect(state.toOperate).toEqual(['PRR', 'IC'])
  does(state, 'A', actions.sellForTrain('PRR'))
  expect([priceNow(state, 'PRR'), cashOf(state, 'A')]).toEqual([100, 112])
  expect(state.toOperate).toEqual(['IC', 'PRR'])
  does(state, 'A', actions.buyTrain('2'))
  does(state, 'A', actions.endTurn)
  expect(askedOf(state)).toBe('B for IC')
})
