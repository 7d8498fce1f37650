import { describe, expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  askedOf,
  corporation,
  does,
  earns,
  game,
  ownerOf,
  putInPool,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  setTrainsLeft,
  sidesOf,
  trainId,
  treasury,
  tries,
} from './position.ts'

test('S74 phase III begins (1846-8.3, 1846-6.57)', () => {
  const state = afterDraft(game(5), { A: ['LSL'], B: ['O&I', 'BIG4'] })
  setPhase(state, 'II')
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 500, privates: ['TBC'] })
  corporation(state, 'GT', { price: 90, players: { B: 5 }, trains: ['4', '4', '4', '4'] })
  corporation(state, 'NYC', {
    price: 80,
    players: { C: 5 },
    trains: ['2', '2', '4', '4'],
    privates: ['MAIL'],
  })
  setTrainsLeft(state, '5', 5)
  setOperation(state, 'PRR', { step: 'trains' })
  does(state, 'A', actions.buyTrain('5'))
  expect(state.phase).toBe('III')
  expect([treasury(state, 'PRR'), sidesOf(state, 'PRR')]).toEqual([0, ['5']])
  for (const id of ['LSL', 'O&I', 'BIG4', 'TBC'] as const) expect(state.privates[id].status).toBe('closed')
  expect(ownerOf(state, 'MAIL')).toBe('NYC')
  expect(state.corporations.NYC.trains.map(({ phasedOut }) => phasedOut)).toEqual([true, true, false, false])

  expect(askedOf(state)).toBe('B for GT')
  const returned = trainId(state, 'GT', '4')
  does(state, 'B', actions.returnTrain(returned))
  expect(sidesOf(state, 'GT')).toEqual(['4', '4', '4'])
  expect(state.depot.pool.map(({ id }) => id)).toEqual([returned])
  expect(sidesOf(state, 'NYC')).toEqual(['2', '2', '4', '4'])
  expect(askedOf(state)).toBe('A for PRR')
})

test('S75 phased-out trains run once more (1846-6.37, 1846-6.60)', () => {
  const state = afterDraft(game(4))
  setPhase(state, 'III')
  corporation(state, 'NYC', { price: 100, players: { A: 5 }, treasury: 430, phasedOut: ['2', '2'] })
  setOperation(state, 'NYC')
  const [first, second] = state.corporations.NYC.trains.map(({ id }) => id)
  expect(earns(state, 'A', actions.run(routeVia(first!, 'D20 C21')))).toBe(70)
  expect(sidesOf(state, 'NYC')).toEqual(['2', '2'])
  does(state, 'A', actions.withhold)
  expect([treasury(state, 'NYC'), sidesOf(state, 'NYC')]).toEqual([500, []])
  expect(state.scrapped).toEqual(expect.arrayContaining([first, second]))
  refuses(state, 'A', actions.endTurn, '6.60')
  does(state, 'A', actions.buyTrain('5'))
  does(state, 'A', actions.endTurn)
})

test('S76 phase IV takes the 2 trains away (1846-8.4)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'III')
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 800 })
  corporation(state, 'ERIE', { price: 90, players: { B: 5 }, trains: ['4'], phasedOut: ['2'] })
  setTrainsLeft(state, '6', Number.POSITIVE_INFINITY)
  const [two, four] = [trainId(state, 'ERIE', '2'), trainId(state, 'ERIE', '4')]
  setOperation(state, 'PRR', { step: 'trains' })
  does(state, 'A', actions.buyTrain('6'))
  expect(state.phase).toBe('IV')
  expect(state.scrapped).toContain(two)
  expect(state.corporations.ERIE.trains).toMatchObject([{ id: four, phasedOut: true }])
  does(state, 'A', actions.endTurn)
  expect(askedOf(state)).toBe('B for ERIE')
  expect(earns(state, 'B', actions.run(routeVia(four, 'E21 E23')))).toBe(60)
  does(state, 'B', actions.withhold)
  expect(sidesOf(state, 'ERIE')).toEqual([])
})

test('S77 nobody buys at the limit (1846-6.56)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'III')
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 900, trains: ['4', '4', '4'] })
  setTrainsLeft(state, '6', Number.POSITIVE_INFINITY)
  setOperation(state, 'GT', { step: 'trains' })
  refuses(state, 'A', actions.buyTrain('6'), '6.56')
  refuses(state, 'A', actions.buyTrain('7/8'), '6.56')
})

describe('S78 the side of a used train (1846-6.52, 1846-6.58)', () => {
  const position = () => {
    const state = afterDraft(game(5))
    setPhase(state, 'III')
    putInPool(state, '4')
    corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 200, trains: ['5'] })
    corporation(state, 'ERIE', { price: 90, players: { A: 5 }, trains: ['3/5'] })
    setOperation(state, 'GT', { step: 'trains' })
    return state
  }

  test('is chosen anew out of the bank pool', () => {
    const four = tries(position(), 'A', actions.buyTrain('4', 'pool'))
    expect([treasury(four, 'GT'), sidesOf(four, 'GT')]).toEqual([20, ['5', '4']])
    const threeFive = tries(position(), 'A', actions.buyTrain('3/5', 'pool'))
    expect([treasury(threeFive, 'GT'), sidesOf(threeFive, 'GT')]).toEqual([40, ['5', '3/5']])
    expect(threeFive.depot.pool).toEqual([])
    expect(threeFive.phase).toBe('III')
  })

  test('stays when another corporation sells it', () => {
    const state = position()
    const offer = actions.offerTrain('ERIE', trainId(state, 'ERIE', '3/5'), 50)
    refuses(state, 'A', { ...offer, side: '4' }, '4.1')
    does(state, 'A', offer)
    expect(sidesOf(state, 'GT')).toEqual(['5', '3/5'])
  })
})

test('S79 a type comes when the one before is sold out (1846-6.53)', () => {
  const state = afterDraft(game(5))
  setTrainsLeft(state, '4', 1)
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 1000, trains: ['2'] })
  setOperation(state, 'GT', { step: 'trains' })
  refuses(state, 'A', actions.buyTrain('5'), '6.53')
  does(state, 'A', actions.buyTrain('4'))
  expect(state.phase).toBe('II')
  does(state, 'A', actions.buyTrain('5'))
  expect(state.phase).toBe('III')
  expect([treasury(state, 'GT'), sidesOf(state, 'GT')]).toEqual([320, ['2', '4', '5']])
})

test('S80 a train for a dollar (1846-6.50a)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'III')
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 100, trains: ['4'] })
  corporation(state, 'ERIE', { price: 90, players: { A: 5 }, trains: ['3/5'], phasedOut: ['2'] })
  setOperation(state, 'GT', { step: 'trains' })
  refuses(state, 'A', actions.offerTrain('ERIE', trainId(state, 'ERIE', '2'), 10), '6.51')
  const train = trainId(state, 'ERIE', '3/5')
  refuses(state, 'A', actions.offerTrain('ERIE', train, 0), '4.1')
  does(state, 'A', actions.offerTrain('ERIE', train, 1))
  expect([treasury(state, 'GT'), treasury(state, 'ERIE')]).toEqual([99, 1])
  expect([sidesOf(state, 'GT'), sidesOf(state, 'ERIE')]).toEqual([['4', '3/5'], ['2']])
})
