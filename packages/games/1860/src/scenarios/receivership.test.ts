import { expect, test } from 'vitest'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  beginRound,
  bestOf,
  corporation,
  does,
  game,
  kindsFor,
  offersTo,
  price,
  refuses,
  routeVia,
  setOnTop,
  setOperation,
  tiles,
  trainId,
  treasury,
  typesOf,
} from './position.ts'

const { offerTrain, run } = actions

const IN_RECEIVERSHIP = { players: {}, president: null, pool: 2 } as const

test('S102 Nobody agrees for a company without a president (BUY.5)', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 500 })
  corporation(state, 'NGStL', { price: 62, ...IN_RECEIVERSHIP, trains: ['4+2', '4+2'] })
  setOperation(state, 'C&N', { step: 'trains' })
  refuses(state, 'A', offerTrain('NGStL', trainId(state, 'NGStL', '4+2'), 100), 'BUY.5')
})

test('S104 Receivership with money (REC.4, SOU.1)', () => {
  const state = auctioned(game(3))
  setOnTop(state, '9+5')
  corporation(state, 'NGStL', { price: 52, ...IN_RECEIVERSHIP, treasury: 820 })
  corporation(state, 'FYN', { price: 50, players: { A: 5 } })
  const events = beginRound(state)
  expect([treasury(state, 'NGStL'), typesOf(state, 'NGStL'), price(state, 'NGStL')]).toEqual([
    20,
    ['9+5'],
    47,
  ])
  expect(events).toContainEqual({ kind: 'southern-formed' })
  expect(state.operation!.company).toBe('FYN')
})

/** From Sandown by Brading to Ryde, three cities of 20, 10 and 20. */
function eastern(): State1860 {
  const state = auctioned(game(3))
  tiles(state, 'J4 #6 r0', 'J6 #746 r0', 'J8 #5 r3')
  return state
}

test('S105 Receivership with a train (REC.1, REC.2)', () => {
  const state = auctioned(game(3))
  state.priority = 2
  setOnTop(state, '6+3')
  tiles(state, 'G9 #746 r0', 'G7 #761 r0', 'G11 #742 r3', 'H12 #742 r2')
  corporation(state, 'NGStL', { price: 65, ...IN_RECEIVERSHIP, treasury: 900, trains: ['5+3'] })
  beginRound(state)
  expect([askedOf(state), kindsFor(state, 'C')]).toEqual(['C for NGStL', ['run']])
  const train = trainId(state, 'NGStL', '5+3')
  const best = bestOf(state, 'C')
  // Godshill and Merstone, 10 and 20
  expect(best).toBe(10 + 20)
  const offer = offersTo(state, 'C')[0]!
  expect(offer.blank?.kind).toBe('open')
  does(state, 'C', run(routeVia(train, 'G9 G7.0')))
  expect([treasury(state, 'NGStL'), price(state, 'NGStL'), typesOf(state, 'NGStL')]).toEqual([
    930,
    60,
    ['5+3'],
  ])
  expect(state.round).toBe('stock')
})

test('REC.2: it runs for the most, but halts are no revenue', () => {
  const state = eastern()
  corporation(state, 'BHI&R', {
    ...{ price: 58, ...IN_RECEIVERSHIP, trains: ['3+2'] },
    tokens: [['J8', 0]],
  })
  beginRound(state)
  const train = trainId(state, 'BHI&R', '3+2')
  refuses(state, 'A', run(routeVia(train, 'J8 J6')), 'REC.2')
  does(state, 'A', run(routeVia(train, 'J8 J6 J4')))
  expect(treasury(state, 'BHI&R')).toBe(50)
})

test('REC.4: above its limit it hands back its cheapest trains', () => {
  const state = auctioned(game(3))
  setOnTop(state, '7+4')
  corporation(state, 'NGStL', { price: 65, ...IN_RECEIVERSHIP, trains: ['5+3', '4+2', '6+3'] })
  corporation(state, 'FYN', { price: 50, players: { A: 5 } })
  beginRound(state)
  expect([typesOf(state, 'NGStL'), state.depot.pool.length]).toEqual([['5+3', '6+3'], 1])
})

test('G18 Without a train and a route it still takes its turn (REC.1, INS.1, DIV.4, DIV.6)', () => {
  const state = auctioned(game(3))
  setOnTop(state, '9+5')
  corporation(state, 'S&C', { price: 20, ...IN_RECEIVERSHIP, treasury: 100 })
  corporation(state, 'FYN', { price: 14, players: { A: 5 } })
  beginRound(state)
  expect([price(state, 'S&C'), state.corporations['S&C'].insolvent]).toEqual([7, false])
  setOperation(state, 'FYN', { step: 'track', toOperate: ['S&C'] })
  while (state.operation) does(state, 'A', actions.done)
  expect([state.corporations['S&C'].bankrupt, treasury(state, 'S&C')]).toEqual([true, 100])
})
