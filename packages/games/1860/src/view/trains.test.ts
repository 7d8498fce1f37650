import { expect, test } from 'vitest'
import type { Event1860 } from '../events.ts'
import {
  actions,
  auctioned,
  corporation,
  game,
  setOnTop,
  setOperation,
  setPhase,
  setTrainsLeft,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import { view1860 } from './gameView.ts'
import { changed, EN, effectsIn, JA, put } from './testing/readers.ts'

const buying = { step: 'trains', toOperate: [] } as const

test('BUY.2, SOU.1: a train costs credits, and the first 9+5 forms the Southern Railway', () => {
  const state = auctioned(game(3))
  setOnTop(state, '9+5')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 900 })
  setOperation(state, 'C&N', buying)
  const preview = put(state, 'A', actions.buyTrain('9+5'))
  expect(preview.label).toBe('Buy a 9+5 train for 800cc')
  expect(preview.notes).toContain(
    'This forms the Southern Railway: from the next stock round on no track, no tokens and no halts.',
  )
  expect(changed(preview)).toContain('Treasury of C&N 900cc → 100cc')
  expect(put(state, 'A', actions.buyTrain('9+5'), JA).label).toBe('「9+5」列車を 800cc で購入')
})

test('PH.2: a company that loses its last train and cannot pay for another is warned of', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '4+2', 3)
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 500 })
  corporation(state, 'FYN', { price: 62, players: { A: 5 }, treasury: 60, trains: ['2+1'] })
  setOperation(state, 'C&N', buying)
  expect(put(state, 'A', actions.buyTrain('4+2')).warning).toContain(
    'FYN then has no train and 60cc; the cheapest costs 350cc.',
  )
})

test('PRIV.7: the first 6+3 puts Fishbourne up for sale', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '6+3', 2)
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 500 })
  setOperation(state, 'C&N', buying)
  expect(put(state, 'A', actions.buyTrain('6+3')).notes).toContain(
    'Fishbourne is then for sale; whoever buys it closes the other privates.',
  )
})

test('BUY.3: a train of others is asked for in credits', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 500 })
  corporation(state, 'FYN', { price: 62, players: { B: 5 }, trains: ['3+2'] })
  setOperation(state, 'C&N', buying)
  const offer = actions.offerTrain('FYN', trainId(state, 'FYN', '3+2'), 120)
  expect(put(state, 'A', offer).label).toBe('Offer Marek 120cc for the 3+2 train of FYN')
})

test('BKR.1: what withholds itself to 0 is bankrupt', () => {
  const state = auctioned(game(3))
  corporation(state, 'C&N', { price: 14, players: { A: 5 }, trains: ['2+1'] })
  setOperation(state, 'C&N', { step: 'dividend', revenue: 30 })
  const preview = put(state, 'A', actions.withhold)
  expect(preview.warning).toContain('C&N goes bankrupt: its shares go back to the IPO without payment.')
  expect(effectsIn(preview)).toContain('Bankrupt: C&N')
})

test('INS.1: without a train and with a route it is insolvent', () => {
  const state = auctioned(game(3))
  setOnTop(state, '4+2')
  tiles(state, 'F2 #787 r0', 'F4 #742 r3')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 340 })
  corporation(state, 'FYN', { price: 62, players: { B: 5 }, trains: ['3+2'] })
  setOperation(state, 'C&N', buying)
  expect(put(state, 'A', actions.done).warning).toContain('C&N then has no train and becomes insolvent.')
})

const told = (...events: Event1860[]) => view1860.lines(events, EN).map(({ text }) => text)

test('what is told of companies and their fate', () => {
  expect(
    told(
      { kind: 'leased', corporation: 'FYN', type: '5+3' },
      { kind: 'subsidised', corporation: 'FYN', halts: 2, amount: 20 },
      { kind: 'insolvent', corporation: 'FYN' },
      { kind: 'floated', corporation: 'S&C', capital: 620, again: true },
      { kind: 'nationalised', corporations: ['C&N', 'IOW'] },
      { kind: 'retired', corporations: ['C&N'] },
    ),
  ).toEqual([
    'FYN leases a 5+3 train.',
    'FYN gets 20cc for 2 halts.',
    'FYN is insolvent.',
    'S&C floats again and gets 620cc.',
    'The railways are nationalised: C&N and IOW. There are no stock rounds any more.',
    'Closed for the lowest revenue: C&N.',
  ])
})

test('what is asked in a turn', () => {
  const state = auctioned(game(3))
  setPhase(state, '3')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, treasury: 100, trains: ['3+2'] })
  const asked = (step: 'track' | 'token' | 'trains', tilesLaid = 0) => {
    setOperation(state, 'C&N', { step, tilesLaid })
    return view1860.prompt(state, { seat: 0, as: 'C&N', prompt: step }, EN)
  }
  expect(asked('track')).toBe('C&N: lay up to two yellow tiles, or upgrade one')
  expect(asked('track', 1)).toBe('C&N: lay another yellow tile without a large station, or go on')
  expect(asked('token')).toBe('C&N: place a token')
  expect(asked('trains')).toBe('C&N: buy trains or end the turn')
})
