import { describe, expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  cash,
  cashOf,
  corporation,
  does,
  earns,
  fundCompany,
  game,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  setStockRound,
  sidesOf,
  slots,
  tiles,
  tokenPlaces,
  trainId,
  treasury,
  tries,
} from './position.ts'

test('S99 three tokens from privates in one turn (1846-3.71, 1846-3.51, 1846-3.57)', () => {
  const state = afterDraft(game(5), { A: ['MS', 'BIG4', 'C&WI'] })
  setPhase(state, 'II')
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 200, trains: ['4'] })
  setOperation(state, 'PRR')
  does(state, 'A', actions.buyPrivate('MS', 1))
  does(state, 'A', actions.buyPrivate('BIG4', 1))
  does(state, 'A', actions.buyPrivate('C&WI', 1))
  does(state, 'A', actions.privateToken)
  expect(tokenPlaces(state, 'PRR')).toEqual(['C15.0', 'D6.3', 'F20.0', 'G9.0'])
  expect(state.corporations.PRR.tokensLeft).toBe(4)
  expect(treasury(state, 'PRR')).toBe(200 - 3 + 60 + 40)
  expect(sidesOf(state, 'PRR')).toHaveLength(3)
  does(state, 'A', actions.token('E11'))
  expect([treasury(state, 'PRR'), state.corporations.PRR.tokensLeft]).toEqual([297 - 60, 3])
})

test('S100 the halves of a minor are exact (1846-3.56)', () => {
  const state = afterDraft(game(4), { A: ['BIG4'] })
  tiles(state, 'G9 #57 r2', 'H10 #9 r2', 'I11 #8 r0')
  corporation(state, 'GT', { price: 100, players: { B: 5 } })
  cash(state, { A: 0 })
  fundCompany(state, 'BIG4', 10)
  setOperation(state, 'BIG4')
  const revenue = earns(state, 'A', actions.run(routeVia(trainId(state, 'BIG4', '2'), 'G9 H10 I11 J10')))
  expect([revenue, cashOf(state, 'A'), treasury(state, 'BIG4')]).toEqual([70, 35, 45])
})

describe('S101 the home of a corporation that waits (1846-6.24)', () => {
  const position = () => {
    const state = afterDraft(game(5))
    tiles(state, 'B16 #6 r4')
    corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 200, tokens: [['C15', 0]] })
    corporation(state, 'PRR', { price: 90, players: { B: 5 }, treasury: 200, tokens: [['C15', 0]] })
    return state
  }

  test('with one slot', () => {
    const state = position()
    setOperation(state, 'NYC')
    refuses(state, 'A', actions.token('B16'), '6.24')
  })

  test('with two slots', () => {
    const state = position()
    setPhase(state, 'II')
    tiles(state, 'B16 #619 r4')
    setOperation(state, 'NYC')
    does(state, 'A', actions.token('B16'))
    expect(treasury(state, 'NYC')).toBe(120)
    setOperation(state, 'PRR')
    refuses(state, 'B', actions.token('B16'), '6.24')
    setStockRound(state, 'C')
    does(state, 'C', actions.launch('GT', 40))
    expect([...slots(state, 'B16')].sort()).toEqual(['GT', 'NYC'])
  })
})

test('S102 one slot of Centralia is reserved (1846-6.24b)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  tiles(state, 'G7 #14 r0', 'H6 #9 r0')
  corporation(state, 'B&O', { price: 100, players: { A: 5 }, treasury: 200, tokens: [['G7', 0]] })
  corporation(state, 'PRR', { price: 90, players: { B: 5 }, treasury: 200, tokens: [['G7', 0]] })
  setOperation(state, 'B&O')
  does(state, 'A', actions.token('I5'))
  expect(treasury(state, 'B&O')).toBe(120)
  setOperation(state, 'PRR')
  refuses(state, 'B', actions.token('I5'), '6.24b')
  setPhase(state, 'IV')
  expect(treasury(tries(state, 'B', actions.token('I5')), 'PRR')).toBe(120)
})
