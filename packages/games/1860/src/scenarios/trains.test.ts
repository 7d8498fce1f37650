import { expect, test } from 'vitest'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  bankrupt,
  beginRound,
  corporation,
  does,
  doesWithConsent,
  game,
  kindsFor,
  putInPool,
  refuses,
  setOnTop,
  setOperation,
  setPhase,
  setTrainsLeft,
  tiles,
  trainId,
  treasury,
  typesOf,
} from './position.ts'

const { buyTrain, offerTrain, returnTrain, done, agree, disagree } = actions

/** In its buying step, with nobody after it. */
const buying = { step: 'trains', toOperate: [] } as const

/** C&N of A and another company of B. */
function two(
  own: Parameters<typeof corporation>[2],
  other: 'IOW' | 'NGStL' | 'FYN' | 'BHI&R',
  theirs: Parameters<typeof corporation>[2],
): State1860 {
  const state = auctioned(game(3))
  corporation(state, 'C&N', own)
  corporation(state, other, theirs)
  setOperation(state, 'C&N', buying)
  return state
}

const ofA = { price: 90, players: { A: 5 }, treasury: 500 }
const ofB = { price: 62, players: { B: 5 } }

test('S61 The last train (BUY.4)', () => {
  const one = two({ ...ofA, trains: ['3+2'] }, 'BHI&R', { ...ofB, trains: ['4+2'] })
  refuses(one, 'A', offerTrain('BHI&R', trainId(one, 'BHI&R', '4+2'), 100), 'BUY.4')
  const several = two({ ...ofA, trains: ['3+2'] }, 'NGStL', { ...ofB, trains: ['3+2', '4+2'] })
  for (const [first, then] of [
    ['3+2', '4+2'],
    ['4+2', '3+2'],
  ] as const) {
    const state = structuredClone(several)
    doesWithConsent(state, 'A', offerTrain('NGStL', trainId(state, 'NGStL', first), 100))
    refuses(state, 'A', offerTrain('NGStL', trainId(state, 'NGStL', then), 100), 'BUY.4')
  }
  const none = two(ofA, 'FYN', { ...ofB, trains: ['4+2'] })
  doesWithConsent(none, 'A', offerTrain('FYN', trainId(none, 'FYN', '4+2'), 100))
  expect([typesOf(none, 'C&N'), typesOf(none, 'FYN')]).toEqual([['4+2'], []])
})

test('S62 The price between companies (BUY.3)', () => {
  const state = two(ofA, 'FYN', { ...ofB, trains: ['3+2'] })
  const train = trainId(state, 'FYN', '3+2')
  for (const amount of [5, 15]) refuses(state, 'A', offerTrain('FYN', train, amount), 'BUY.3')
  refuses(state, 'A', offerTrain('FYN', train, 510), 'BUY.3')
  refuses(state, 'A', offerTrain('FYN', train, 0), 'OPT.2')
  for (const amount of [10, 20, 450]) {
    const then = structuredClone(state)
    doesWithConsent(then, 'A', offerTrain('FYN', train, amount))
    expect([treasury(then, 'C&N'), treasury(then, 'FYN')]).toEqual([500 - amount, amount])
  }
})

test('BUY.3: the other president may say no, and one president of both decides alone', () => {
  const state = two(ofA, 'FYN', { ...ofB, trains: ['3+2'] })
  const train = trainId(state, 'FYN', '3+2')
  refuses(state, 'A', agree, 'BUY.3')
  does(state, 'A', offerTrain('FYN', train, 100))
  expect([askedOf(state), kindsFor(state, 'B')]).toEqual(['B', ['agree', 'disagree']])
  refuses(state, 'A', done, 'OR.4')
  does(state, 'B', disagree)
  expect([typesOf(state, 'FYN'), treasury(state, 'FYN'), askedOf(state)]).toEqual([['3+2'], 0, 'A for C&N'])
  const both = two(ofA, 'FYN', { ...ofB, players: { A: 5 }, trains: ['3+2'] })
  does(both, 'A', offerTrain('FYN', trainId(both, 'FYN', '3+2'), 100))
  expect(typesOf(both, 'C&N')).toEqual(['3+2'])
})

test('S63 The duty to buy (BUY.7)', () => {
  const trainless = (cash: number, options = {}) => {
    const state = auctioned(game(3, options))
    setOnTop(state, '4+2')
    corporation(state, 'C&N', { ...ofA, treasury: cash })
    corporation(state, 'FYN', { ...ofB, trains: ['3+2'] })
    setOperation(state, 'C&N', buying)
    return state
  }
  const able = trainless(350)
  refuses(able, 'A', done, 'BUY.7')
  doesWithConsent(structuredClone(able), 'A', offerTrain('FYN', trainId(able, 'FYN', '3+2'), 10))
  does(able, 'A', buyTrain('4+2'))
  expect([treasury(able, 'C&N'), typesOf(able, 'C&N')]).toEqual([0, ['4+2']])
  const unable = trainless(340)
  refuses(unable, 'A', buyTrain('4+2'), 'BUY.1')
  does(unable, 'A', done)
  expect(unable.corporations['C&N'].insolvent).toBe(false)
  does(trainless(350, { forcedTrainAtExactPrice: 'no' }), 'A', done)
  refuses(trainless(360, { forcedTrainAtExactPrice: 'no' }), 'A', done, 'BUY.7')
})

test('BUY.7: with a route it is insolvent who does not buy', () => {
  const state = auctioned(game(3))
  setOnTop(state, '4+2')
  tiles(state, 'F2 #787 r0', 'F4 #742 r3')
  corporation(state, 'C&N', { ...ofA, treasury: 340 })
  corporation(state, 'FYN', { ...ofB, trains: ['3+2'] })
  setOperation(state, 'C&N', buying)
  does(state, 'A', done)
  expect(state.corporations['C&N'].insolvent).toBe(true)
})

test('S64 Limit and handing back (BUY.8, BUY.9)', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '6+3', 2)
  corporation(state, 'C&N', { price: 100, players: { A: 5 }, treasury: 900, trains: ['4+2'] })
  corporation(state, 'IOW', { price: 90, players: { B: 5 }, trains: ['4+2', '4+2', '5+3'] })
  setOperation(state, 'C&N', { step: 'trains', rounds: 2 })
  does(state, 'A', buyTrain('6+3'))
  expect(typesOf(state, 'IOW')).toEqual(['4+2', '4+2', '5+3'])
  expect([askedOf(state), kindsFor(state, 'B')]).toEqual(['B for IOW', ['return-train']])
  refuses(state, 'B', returnTrain(trainId(state, 'C&N', '6+3')), 'BUY.9')
  does(state, 'B', returnTrain(trainId(state, 'IOW', '4+2')))
  expect([typesOf(state, 'IOW'), state.depot.pool.length]).toEqual([['4+2', '5+3'], 1])
  expect(state.operation).toMatchObject({ company: 'IOW', step: 'track' })
})

test('S64: one that has operated hands back at the start of its next turn', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '6+3', 2)
  corporation(state, 'IOW', { price: 100, players: { B: 5 }, trains: ['4+2', '4+2', '5+3'] })
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 500, trains: ['4+2'] })
  setOperation(state, 'C&N', { step: 'trains', rounds: 2 })
  does(state, 'A', buyTrain('6+3'))
  expect([state.operatingRound, state.operation]).toMatchObject([
    2,
    { company: 'IOW', step: 'return-trains' },
  ])
})

test('BUY.8: at its limit it buys none; by an option there is no limit', () => {
  for (const trainLimit of ['on', 'off'] as const) {
    const state = auctioned(game(3, { trainLimit }))
    corporation(state, 'C&N', { ...ofA, trains: ['2+1', '2+1', '2+1', '2+1'] })
    setOperation(state, 'C&N', buying)
    if (trainLimit === 'on') refuses(state, 'A', buyTrain('2+1'), 'BUY.8')
    else does(state, 'A', buyTrain('2+1'))
  }
})

test('S65 A phase begins (PH.1, PH.2, OR.1)', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '4+2', 3)
  corporation(state, 'C&N', { ...ofA, trains: ['2+1'] })
  corporation(state, 'FYN', { ...ofB, trains: ['2+1'] })
  putInPool(state, '2+1')
  setOperation(state, 'C&N', buying)
  const events = does(state, 'A', buyTrain('4+2'))
  expect(events).toContainEqual({ kind: 'phase', phase: '4' })
  expect([typesOf(state, 'C&N'), typesOf(state, 'FYN'), state.depot.pool]).toEqual([['4+2'], [], []])
})

test('S65: the number of operating rounds changes after the next stock round', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '5+3', 2)
  corporation(state, 'C&N', { ...ofA, players: { A: 10 } })
  setOperation(state, 'C&N', { step: 'trains', round: 2, rounds: 2 })
  does(state, 'A', buyTrain('5+3'))
  expect([state.phase, state.round, state.operatingRounds]).toEqual(['5', 'stock', 2])
  for (const _ of state.players) if (state.round === 'stock') does(state, askedOf(state) as 'A', actions.pass)
  expect([state.round, state.operatingRounds]).toEqual(['operating', 3])
})

test('PRIV.7, PH: the first 6+3 puts Fishbourne up for sale', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '6+3', 2)
  corporation(state, 'C&N', ofA)
  setOperation(state, 'C&N', buying)
  expect(does(state, 'A', buyTrain('6+3'))).toContainEqual({ kind: 'fishbourne-for-sale' })
  expect(state.privates.FFC).toEqual({ status: 'open', owner: null })
})

test('BUY.2: a later type only after the earlier one, and used ones at any time', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '3+2', 1)
  corporation(state, 'C&N', { ...ofA, treasury: 1000 })
  setOperation(state, 'C&N', buying)
  refuses(state, 'A', buyTrain('4+2'), 'BUY.2')
  refuses(state, 'A', buyTrain('2+1', 'pool'), 'BUY.2')
  putInPool(state, '2+1')
  does(state, 'A', buyTrain('2+1', 'pool'))
  does(state, 'A', buyTrain('3+2'))
  does(state, 'A', buyTrain('4+2'))
  expect([treasury(state, 'C&N'), typesOf(state, 'C&N')]).toEqual([100, ['3+2', '4+2']])
})

test('S103 A train of the pool begins nothing (BUY.6)', () => {
  const state = auctioned(game(3))
  setPhase(state, '6')
  putInPool(state, '4+2')
  corporation(state, 'C&N', ofA)
  setOperation(state, 'C&N', buying)
  expect(does(state, 'A', buyTrain('4+2', 'pool')).some(({ kind }) => kind === 'phase')).toBe(false)
  expect([state.phase, treasury(state, 'C&N')]).toEqual(['6', 150])
})

test('BUY.6: nor does one of another company', () => {
  const state = two(ofA, 'FYN', { ...ofB, trains: ['3+2'] })
  const train = trainId(state, 'FYN', '3+2')
  does(state, 'A', offerTrain('FYN', train, 10))
  expect(does(state, 'B', agree).some(({ kind }) => kind === 'phase')).toBe(false)
})

test('S108 Trains of a bankrupt company rust (BKR.3, PH.2)', () => {
  const state = auctioned(game(3))
  setOnTop(state, '7+4')
  bankrupt(state, 'FYN', { trains: ['4+2'] })
  corporation(state, 'C&N', { ...ofA, treasury: 600 })
  setOperation(state, 'C&N', buying)
  does(state, 'A', buyTrain('7+4'))
  expect(typesOf(state, 'FYN')).toEqual([])
})

test('G21 A bankrupt company buys nothing (BUY.1, DIV.6)', () => {
  const state = auctioned(game(3))
  setOnTop(state, '9+5')
  corporation(state, 'C&N', { ...ofA, price: 14, treasury: 900 })
  beginRound(state)
  for (const _ of ['track', 'token']) if (state.operation) does(state, 'A', done)
  expect([state.corporations['C&N'].bankrupt, treasury(state, 'C&N'), typesOf(state, 'C&N')]).toEqual([
    true,
    900,
    [],
  ])
})
