import { describe, expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  askedOf,
  cash,
  cashOf,
  corporation,
  does,
  doesWithConsent,
  game,
  refuses,
  setOperation,
  setPhase,
  setWithoutPresident,
  sidesOf,
  trainId,
  treasury,
  tries,
} from './position.ts'

describe('G27 what the treasury pays (1846-6.50a, 1846-6.52)', () => {
  test('a bank train', () => {
    const state = afterDraft(game(5))
    setPhase(state, 'II')
    corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 170, trains: ['2'] })
    cash(state, { A: 1000 })
    setOperation(state, 'NYC', { step: 'trains' })
    refuses(state, 'A', actions.buyTrain('4'), '6.50a')
    does(state, 'A', actions.buyTrain('3/5'))
    expect([treasury(state, 'NYC'), cashOf(state, 'A')]).toEqual([10, 1000])
  })

  test('a train of another corporation', () => {
    const state = afterDraft(game(5))
    setPhase(state, 'II')
    corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 400, trains: ['2'] })
    corporation(state, 'PRR', { price: 90, players: { B: 5 }, trains: ['3/5'] })
    setOperation(state, 'GT', { step: 'trains' })
    const offer = actions.offerTrain('PRR', trainId(state, 'PRR', '3/5'), 300)
    refuses(state, 'A', { ...offer, side: '4' }, '4.1')
    doesWithConsent(state, 'A', offer)
    expect([treasury(state, 'GT'), treasury(state, 'PRR')]).toEqual([100, 300])
    expect([sidesOf(state, 'GT'), sidesOf(state, 'PRR')]).toEqual([['2', '3/5'], []])
  })
})

describe('G28 the train of a minor is an ordinary train (1846-3.59, 1846-3.58)', () => {
  const bought = () => {
    const state = afterDraft(game(5), { A: ['MS'] })
    corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 100 })
    corporation(state, 'NYC', { price: 90, players: { B: 5 }, treasury: 100, trains: ['2'] })
    state.minors.MS.trains[0]!.ran = true
    setOperation(state, 'GT')
    const train = trainId(state, 'MS', '2')
    does(state, 'A', actions.buyPrivate('MS', 20))
    does(state, 'A', actions.run())
    does(state, 'A', actions.endTurn)
    return { state, train }
  }

  test('in the round of the purchase', () => {
    const { state, train } = bought()
    setOperation(state, 'NYC', { step: 'trains' })
    doesWithConsent(state, 'B', actions.offerTrain('GT', train, 30))
    expect([treasury(state, 'NYC'), treasury(state, 'GT')]).toEqual([70, 100 - 20 + 60 + 30])
    expect([sidesOf(state, 'NYC'), sidesOf(state, 'GT')]).toEqual([['2', '2'], []])
  })

  test('in a later one', () => {
    const { state, train } = bought()
    setOperation(state, 'NYC', { step: 'trains', round: 2 })
    doesWithConsent(state, 'B', actions.offerTrain('GT', train, 30))
    expect(sidesOf(state, 'NYC')).toEqual(['2', '2'])
  })
})

test('G29 no train from a corporation without president (1846-6.50a)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 500, trains: ['2'] })
  corporation(state, 'ERIE', { price: 90, players: { B: 5 }, treasury: 500 })
  setWithoutPresident(state, 'IC', { price: 80, trains: ['4', '4'] })
  const train = trainId(state, 'IC', '4')
  for (const [corporation, name] of [
    ['GT', 'A'],
    ['ERIE', 'B'],
  ] as const)
    for (const price of [1, 500]) {
      setOperation(state, corporation, { step: 'trains' })
      refuses(state, name, actions.offerTrain('IC', train, price), '6.50a')
    }
})

test("G30 the president does not pay for another corporation's train (1846-6.65)", () => {
  const position = (money: number) => {
    const state = afterDraft(game(5))
    corporation(state, 'B&O', { price: 100, players: { A: 5, B: 5 }, treasury: money })
    corporation(state, 'PRR', { price: 90, players: { A: 5 }, trains: ['2'] })
    cash(state, { A: 500 })
    setOperation(state, 'B&O', { step: 'trains' })
    return state
  }
  const poor = position(0)
  refuses(poor, 'A', actions.offerTrain('PRR', trainId(poor, 'PRR', '2'), 1), '6.65')
  const state = position(1)
  does(state, 'A', actions.offerTrain('PRR', trainId(state, 'PRR', '2'), 1))
  expect([treasury(state, 'B&O'), treasury(state, 'PRR'), cashOf(state, 'A')]).toEqual([0, 1, 500])
  expect(sidesOf(state, 'B&O')).toEqual(['2'])
})

describe('G31 a minor and the trains (1846-3.57, 1846-6.6a, 1846-6.68)', () => {
  test('(a) its money buys a train', () => {
    const state = afterDraft(game(5), { A: ['MS'] })
    corporation(state, 'PRR', { price: 100, players: { B: 6, C: 4 }, treasury: 30, trains: ['2'] })
    setOperation(state, 'PRR', { step: 'dividend', revenue: 40 })
    does(state, 'B', actions.full)
    expect([askedOf(state), treasury(state, 'PRR')]).toEqual(['B for PRR', 30])
    doesWithConsent(state, 'B', actions.buyPrivate('MS', 1))
    expect([treasury(state, 'PRR'), sidesOf(state, 'PRR')]).toEqual([89, ['2', '2']])
    does(state, 'B', actions.buyTrain('2'))
    expect([treasury(state, 'PRR'), sidesOf(state, 'PRR')]).toEqual([9, ['2', '2', '2']])
  })

  test('(b) nobody counts on it, but it may be bought', () => {
    const state = afterDraft(game(5), { A: ['MS'] })
    corporation(state, 'GT', { price: 100, players: { A: 5, B: 5 }, treasury: 30 })
    corporation(state, 'PRR', { price: 90, players: { B: 5 }, trains: ['2'] })
    cash(state, { A: 40 })
    setOperation(state, 'GT', { step: 'trains' })
    refuses(state, 'A', actions.endTurn, '6.60')
    expect(tries(state, 'A', actions.bankrupt).players[0]!.bankrupt).toBe(true)
    does(state, 'A', actions.buyPrivate('MS', 1))
    expect([sidesOf(state, 'GT'), treasury(state, 'GT')]).toEqual([['2'], 30 - 1 + 60])
    does(state, 'A', actions.endTurn)
    expect(askedOf(state)).toBe('B for PRR')
  })
})
