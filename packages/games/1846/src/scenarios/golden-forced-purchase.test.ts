import { describe, expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  cash,
  cashOf,
  corporation,
  does,
  doesWithConsent,
  game,
  offersTo,
  priceNow,
  putInPool,
  refuses,
  setOperation,
  setPhase,
  sidesOf,
  trainId,
  treasury,
  tries,
} from './position.ts'

test('G32 the issue comes first (1846-6.63, 1846-6.64)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 90, players: { A: 5 }, treasury: 277 })
  corporation(state, 'ERIE', { price: 80, players: { A: 5 }, trains: ['4'] })
  corporation(state, 'PRR', { price: 70, players: { B: 4, A: 3 } })
  cash(state, { A: 1000 })
  setOperation(state, 'NYC', { step: 'trains' })
  refuses(state, 'A', actions.buyTrain('4/6'), '6.63')
  refuses(state, 'A', actions.sellForTrain('PRR'), '6.63')
  does(state, 'A', actions.emergencyIssue(5))
  expect(treasury(state, 'NYC')).toBe(427)
  refuses(state, 'A', actions.offerTrain('ERIE', trainId(state, 'ERIE', '4'), 1), '6.64')
})

test('G33 no issue beyond the need (1846-6.63, 1846-6.64, 1846-6.68)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'ERIE', { price: 100, players: { A: 4 }, treasury: 30 })
  cash(state, { A: 0 })
  setOperation(state, 'ERIE', { step: 'trains' })
  refuses(state, 'A', actions.bankrupt, '6.68')
  for (const count of [1, 4]) refuses(state, 'A', actions.emergencyIssue(count), '6.63')

  const two = tries(state, 'A', actions.emergencyIssue(2))
  expect([priceNow(two, 'ERIE'), treasury(two, 'ERIE')]).toEqual([80, 170])
  refuses(two, 'A', actions.buyTrain('4'), '6.65')
  does(two, 'A', actions.buyTrain('3/5'))
  expect(treasury(two, 'ERIE')).toBe(10)

  const three = tries(state, 'A', actions.emergencyIssue(3))
  expect([priceNow(three, 'ERIE'), treasury(three, 'ERIE')]).toEqual([70, 210])
  refuses(three, 'A', actions.buyTrain('3/5'), '6.64')
  does(three, 'A', actions.buyTrain('4'))
  expect(treasury(three, 'ERIE')).toBe(30)
})

test('G34 an older train in the bank pool (1846-6.59, 1846-6.63, 1846-6.65)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'III')
  putInPool(state, '4')
  corporation(state, 'PRR', { price: 100, players: { A: 4 }, treasury: 60 })
  cash(state, { A: 600 })
  setOperation(state, 'PRR', { step: 'trains' })
  for (const side of ['5', '4/6'] as const) refuses(state, 'A', actions.buyTrain(side), '6.63')
  refuses(state, 'A', actions.emergencyIssue(1), '6.63')
  for (const count of [3, 4]) refuses(state, 'A', actions.emergencyIssue(count), 'G.1')
  does(state, 'A', actions.emergencyIssue(2))
  expect([priceNow(state, 'PRR'), treasury(state, 'PRR')]).toEqual([80, 200])
  for (const side of ['5', '4/6'] as const) refuses(state, 'A', actions.buyTrain(side), '6.65')
  expect(treasury(tries(state, 'A', actions.buyTrain('4', 'pool')), 'PRR')).toBe(20)
  expect(treasury(tries(state, 'A', actions.buyTrain('3/5', 'pool')), 'PRR')).toBe(40)
})

test('G35 no private between the issue and the train (1846-6.64)', () => {
  const state = afterDraft(game(5), { B: ['BIG4'] })
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 90, players: { A: 5 }, treasury: 20 })
  cash(state, { B: 0 })
  setOperation(state, 'GT', { step: 'trains' })
  does(state, 'A', actions.emergencyIssue(3))
  expect([priceNow(state, 'GT'), treasury(state, 'GT')]).toEqual([60, 170])
  refuses(state, 'A', actions.buyPrivate('BIG4', 1), '6.64')
  does(state, 'A', actions.buyTrain('3/5'))
  expect(treasury(state, 'GT')).toBe(10)
  doesWithConsent(state, 'A', actions.buyPrivate('BIG4', 5))
  expect([cashOf(state, 'B'), treasury(state, 'GT')]).toEqual([5, 10 - 5 + 40])
  expect(sidesOf(state, 'GT')).toEqual(['3/5', '2'])
})

describe('G36 the president helps and chooses (1846-6.65, 1846-6.66)', () => {
  const position = () => {
    const state = afterDraft(game(5))
    setPhase(state, 'IV')
    corporation(state, 'IC', { price: 100, players: { A: 5, B: 5 }, treasury: 652 })
    corporation(state, 'PRR', { price: 100, players: { B: 4, A: 3 } })
    cash(state, { A: 189 })
    setOperation(state, 'IC', { step: 'trains' })
    return state
  }

  test('(a) the 6 without a sale', () => {
    const state = position()
    does(state, 'A', actions.buyTrain('6'))
    expect([treasury(state, 'IC'), cashOf(state, 'A')]).toEqual([0, 41])
  })

  test('(b) the 7/8 with one', () => {
    const state = position()
    does(state, 'A', actions.sellForTrain('PRR'))
    expect(cashOf(state, 'A')).toBe(289)
    refuses(state, 'A', actions.buyTrain('6'), '6.66')
    refuses(state, 'A', actions.sellForTrain('PRR'), '6.66')
    does(state, 'A', actions.buyTrain('7/8'))
    expect([treasury(state, 'IC'), cashOf(state, 'A')]).toEqual([0, 41])
  })
})

test('G37 the operating corporation at 10 (1846-6.66)', () => {
  const state = afterDraft(game(5))
  corporation(state, 'PRR', { price: 10, players: { A: 4, B: 3, C: 3 } })
  corporation(state, 'GT', { price: 50, players: { B: 3, A: 2 }, trains: ['2'] })
  cash(state, { A: 0 })
  setOperation(state, 'PRR', { step: 'trains' })
  const offered = offersTo(state, 'A').flatMap(({ action }) =>
    action.kind === 'sell-for-train' ? [action.corporation] : [],
  )
  expect(new Set(offered)).toEqual(new Set(['GT']))
  refuses(state, 'A', actions.sellForTrain('PRR'), '6.66')
})
