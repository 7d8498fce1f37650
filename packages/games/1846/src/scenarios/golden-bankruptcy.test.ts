import { copy, hash } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { certificateLimit, type State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  askedOf,
  cash,
  corporation,
  does,
  game,
  presidentOf,
  priceNow,
  seatOf,
  setOperation,
  setPhase,
  setTrainsLeft,
  setWithoutPresident,
  sidesOf,
  tiles,
  tokenPlaces,
  trainId,
  treasury,
  tries,
} from './position.ts'

describe('G38 the new president is free (1846-7.01, 1846-G.2)', () => {
  const position = () => {
    const state = afterDraft(game(5))
    setPhase(state, 'IV')
    corporation(state, 'ERIE', { price: 150, players: { A: 2, C: 1 } })
    corporation(state, 'PRR', { price: 100, players: { B: 3, A: 2 } })
    corporation(state, 'B&O', { price: 60, players: { A: 2, B: 2 }, market: 5, treasury: 200 })
    corporation(state, 'GT', { price: 50, players: { C: 5 }, trains: ['6'] })
    cash(state, { A: 100 })
    setOperation(state, 'B&O', { step: 'trains' })
    return state
  }
  const goesOn = (state: State1846) => {
    expect([treasury(state, 'B&O'), askedOf(state)]).toEqual([920, 'B for B&O'])
    expect(state.players[seatOf('A')]).toMatchObject({ bankrupt: true, cash: 0 })
    expect([presidentOf(state, 'B&O'), presidentOf(state, 'ERIE')]).toEqual(['B', null])
    expect([priceNow(state, 'B&O'), priceNow(state, 'PRR'), priceNow(state, 'ERIE')]).toEqual([60, 100, 150])
    expect(treasury(tries(state, 'B', actions.buyTrain('6'), actions.endTurn), 'B&O')).toBe(120)
    expect(treasury(tries(state, 'B', actions.buyTrain('7/8'), actions.endTurn), 'B&O')).toBe(20)
  }

  test('after sales in the attempt', () => {
    const state = position()
    does(state, 'A', actions.sellForTrain('PRR', 2))
    does(state, 'A', actions.bankrupt)
    goesOn(state)
  })

  test('with the sales as part of it', () => {
    const state = position()
    does(state, 'A', actions.bankrupt)
    goesOn(state)
  })
})

test('G39 another corporation closes in a bankruptcy (1846-7.0a, 1846-5.25)', () => {
  const state = afterDraft(game(5))
  corporation(state, 'PRR', { price: 100, players: { A: 2, B: 1 }, market: 5 })
  corporation(state, 'GT', { price: 50, players: { B: 5 }, trains: ['2'] })
  corporation(state, 'C&O', { price: 10, players: { A: 4, B: 1 }, treasury: 50, trains: ['2'] })
  cash(state, { A: 0 })
  setOperation(state, 'PRR', { step: 'trains' })
  const train = trainId(state, 'C&O', '2')
  expect(state.toOperate).toEqual(['GT', 'C&O'])
  expect(certificateLimit(state)).toBe(11)
  const events = does(state, 'A', actions.bankrupt)
  expect(events).toContainEqual({
    kind: 'sold',
    seat: seatOf('A'),
    corporation: 'C&O',
    count: 2,
    price: 10,
    into: 'market',
  })
  const raised = events.flatMap((event) =>
    event.kind === 'paid' && event.payee === 'PRR' ? [event.amount] : [],
  )
  expect(raised.reduce((sum, amount) => sum + amount)).toBe(20 + 0 + 200)
  expect([state.corporations['C&O'].status, priceNow(state, 'C&O')]).toEqual(['closed', null])
  expect([treasury(state, 'C&O'), sidesOf(state, 'C&O'), tokenPlaces(state, 'C&O')]).toEqual([0, [], []])
  expect(state.scrapped).toContain(train)
  expect(certificateLimit(state)).toBe(10)
  expect(state.toOperate).toEqual([])
  expect(askedOf(state)).toBe('B for GT')
})

describe('G40 a corporation without president has its turn (1846-7.1b, 1846-7.1d)', () => {
  test('in one go', () => {
    const state = afterDraft(game(5))
    setPhase(state, 'III')
    tiles(state, 'J4 #9 r0')
    corporation(state, 'GT', { price: 100, players: { A: 5 }, trains: ['5'] })
    setWithoutPresident(state, 'IC', { price: 80, players: { B: 1 }, treasury: 500, phasedOut: ['2'] })
    corporation(state, 'NYC', { price: 50, players: { B: 5 }, trains: ['5'] })
    setOperation(state, 'GT', { step: 'trains' })
    const reloaded = JSON.parse(JSON.stringify(copy(state))) as State1846
    does(state, 'A', actions.endTurn)
    expect([priceNow(state, 'IC'), sidesOf(state, 'IC'), treasury(state, 'IC')]).toEqual([
      70,
      ['4/6'],
      500 + 30 - 450,
    ])
    expect(askedOf(state)).toBe('B for NYC')
    does(reloaded, 'A', actions.endTurn)
    expect(hash(reloaded)).toBe(hash(state))
  })

  test('and begins a phase', () => {
    const state = afterDraft(game(5))
    setPhase(state, 'II')
    corporation(state, 'GT', { price: 100, players: { A: 5 }, trains: ['4', '4', '4', '4'] })
    setWithoutPresident(state, 'IC', { price: 80, players: { B: 1 }, treasury: 450 })
    corporation(state, 'NYC', { price: 50, players: { B: 5 }, trains: ['4'] })
    setTrainsLeft(state, '5', 5)
    setOperation(state, 'GT', { step: 'trains' })
    does(state, 'A', actions.endTurn)
    expect([state.phase, priceNow(state, 'IC'), sidesOf(state, 'IC')]).toEqual(['III', 60, ['4/6']])
    expect(askedOf(state)).toBe('A for GT')
    does(state, 'A', actions.returnTrain(trainId(state, 'GT', '4')))
    expect(askedOf(state)).toBe('B for NYC')
  })
})
