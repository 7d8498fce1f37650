import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  bankrupt,
  corporation,
  does,
  game,
  putTokenOf,
  routeVia,
  setOnTop,
  setOperation,
  setPhase,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import type { State1860 } from '../state.ts'
import { view1860 } from './gameView.ts'
import { EN, JA, put } from './testing/readers.ts'

/** Cowes, Newport and, past the full city of Ryde, Ryde Esplanade. */
const LINE = [
  ...['F2 #788 r0', 'F4 #742 r3', 'G5 #763 r0', 'G3 #741 r5'],
  ...['H4 #754 r5', 'I5 #751 r5', 'J4 #206 r2', 'I3 #758 r0'],
]

/** C&N before it runs its 3+2; Ryde is IOW's. */
function newport(): State1860 {
  const state = auctioned(game())
  setPhase(state, '3')
  tiles(state, ...LINE)
  corporation(state, 'C&N', {
    price: 90,
    players: { A: 5 },
    trains: ['3+2'],
    tokens: [['G5', 0]],
    treasury: 700,
  })
  corporation(state, 'IOW', { price: 82, players: { B: 5 }, tokens: [['J4', 0]] })
  setOperation(state, 'C&N', { step: 'run' })
  return state
}

const PAST_RYDE = 'G5 H4.1 H4.0 I5 J4 I3'

test('whoever has floated has a network, with the best run of its trains', () => {
  const state = newport()
  expect(view1860.scene(state, EN).networks!.map(({ id }) => id)).toEqual(['C&N', 'IOW'])
  expect(view1860.network!(state, 'C&N', EN)!.best).toMatchObject({
    // from the small station of Cowes
    revenue: 150,
    trains: [{ label: '3+2' }],
    facts: [{ label: 'Per share', value: '£15' }],
  })
  expect(view1860.network!(state, 'IOW', EN)!.best).toBeUndefined()
  expect(view1860.network!(state, 'FYN', EN)).toBeUndefined()
})

test('a run is drawn with what it is for a share, and what its halts bring; it stays drawn as it was earned', () => {
  const state = newport()
  expect(view1860.draw!(state, undefined, undefined, EN)).toMatchObject({ revenue: 150, best: 150 })
  const past = routeVia(trainId(state, 'C&N', '3+2'), PAST_RYDE, 'G5 H4.1 I5 J4 I3')
  const drawing = view1860.draw!(state, [past], undefined, EN)
  expect(drawing).toMatchObject({ revenue: 140, best: 150, currency: { before: '£' } })
  expect(drawing.facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Per share £14',
    'Subsidy +10cc',
  ])
  does(state, 'A', actions.run(past))
  const [ran] = view1860.scene(state, EN).routes!
  expect(ran).toMatchObject({ label: '3+2', revenue: 140 })
  does(state, 'A', actions.withhold)
  does(state, 'A', actions.buyTrain('3+2'))
  expect(view1860.scene(state, EN).routes).toEqual([ran])
})

test('1860-RUN.10, 1860-RUN.12: a run says what its halts bring, and which full city it passes', () => {
  const state = newport()
  const run = actions.run(routeVia(trainId(state, 'C&N', '3+2'), PAST_RYDE, 'G5 H4.1 I5 J4 I3'))
  expect(put(state, 'A', run).notes).toEqual([
    '1 halt: 10cc of subsidy.',
    'Passes Ryde (J4), which is full: no other train may do so.',
  ])
  expect(put(state, 'A', run, JA).notes![1]).toContain('Ryde')
})

test('1860-INS.6: what a leased train earns goes to the treasury', () => {
  const state = auctioned(game())
  tiles(state, 'F2 #787 r0', 'F4 #742 r3')
  setOnTop(state, '5+3')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, insolvent: true })
  setOperation(state, 'C&N', { step: 'run', leased: '5+3' })
  const { facts, revenue, currency, trains } = view1860.draw!(state, undefined, undefined, EN)
  expect(currency).toEqual({ after: 'cc' })
  expect(trains[0]!.route!.bonuses).toEqual([{ label: 'Lease', value: '+40cc' }])
  expect([revenue, ...facts.map(({ label, value }) => `${label} ${value}`)]).toEqual([
    40 + 20 * 5,
    'Treasury +140cc',
  ])
})

test('what the company reaches stays clear while it builds', () => {
  const state = newport()
  expect(view1860.scene(state, EN).reached).toBeUndefined()
  setOperation(state, 'C&N', { step: 'track' })
  expect(view1860.scene(state, EN).reached).toContain('J4')
  expect(view1860.scene(state, EN).reached).not.toContain('I3')
})

test('1860-BKR.3, 1860-TOK.4: tokens turned over are told, and kept slots', () => {
  const state = auctioned(game())
  setPhase(state, '3')
  tiles(state, ...LINE, 'L6 #5 r1')
  bankrupt(state, 'BHI&R')
  state.corporations['BHI&R'].tokensLeft--
  putTokenOf(state, 'BHI&R', 'J4', 0)
  corporation(state, 'C&N', {
    price: 90,
    players: { A: 5 },
    tokens: [['G5', 0]],
    treasury: 100,
    trains: ['3+2'],
  })
  setOperation(state, 'C&N', { step: 'track' })
  const { facts, tiles: next } = view1860.hex!(state, 'J4', EN)
  expect(facts).toContainEqual({ label: 'Tokens turned over', value: 'BHI&R' })
  expect(next).not.toEqual([])
  const marks = view1860
    .scene(state, EN)
    .board!.hexes.flatMap(({ hex, marks }) => marks.map(({ label }) => [hex, label]))
  expect(marks).toEqual([
    ['J4', 'BHI&R turned over'],
    ['L6', 'BHI&R turned over'],
  ])
  expect(view1860.hex!(state, 'E9', EN).facts).toContainEqual({ label: 'Home of', value: 'VYSC' })
})

test('what the bank has: trains with how far they run, and the tiles of the map', () => {
  const state = newport()
  setOperation(state, 'C&N', { step: 'trains' })
  const [depot, tileBox] = view1860.scene(state, EN).supplies!
  expect(depot!.items.find(({ label }) => label === '3+2')).toMatchObject({ value: '300cc', now: true })
  expect(tileBox!.items).toHaveLength(68)
  const small = auctioned(game(3, { map: 'small' }))
  const find = (state: State1860, tile: string) =>
    view1860
      .scene(state, EN)
      .supplies!.find(({ id }) => id === 'tiles')!
      .items.find(({ id }) => id === tile)!.value
  expect([find(small, '776'), find(state, '776')]).toEqual(['2', '3'])
})
