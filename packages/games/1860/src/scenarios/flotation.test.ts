import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  cash,
  corporation,
  does,
  kindsFor,
  marker,
  offersTo,
  refuses,
  setStockRound,
  sharesByHolder,
  slots,
  stockGame,
  tileOn,
  tiles,
} from './position.ts'

const homeTilesFor = (state: ReturnType<typeof stockGame>, name: 'A' | 'B' | 'C') =>
  offersTo(state, name).flatMap(({ action }) =>
    action.kind === 'home-tile' ? [`${action.hex} ${action.tile}@${action.rotation}`] : [],
  )

test('S37 Flotation ignores the pool (FLO.1, FLO.2)', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: null, par: 100, players: { A: 2, B: 2 }, pool: 1 })
  cash(state, { C: 100 })
  setStockRound(state, 'C')
  const events = does(state, 'C', actions.buy('IOW', 'pool'))
  expect(events.flatMap((event) => (event.kind === 'floated' ? [event.capital] : []))).toEqual([1000])
  expect([state.corporations.IOW.treasury.cash, marker(state, 'IOW'), slots(state, 'I3')]).toEqual([
    1000,
    100,
    ['IOW'],
  ])
  // Ryde Esplanade has its track, so no tile is laid
  expect([askedOf(state), state.corporations.IOW.tokensLeft]).toEqual(['A', 3])
  does(state, 'A', actions.sell('IOW'))
  expect([marker(state, 'IOW'), state.corporations.IOW.treasury.cash]).toEqual([100, 1000])
})

test('S38 The home tile (FLO.3)', () => {
  const state = stockGame()
  corporation(state, 'C&N', { price: null, par: 82, players: { A: 3, B: 1 } })
  cash(state, { B: 100 })
  setStockRound(state, 'B')
  // whoever is on turn, it is the president who lays it
  does(state, 'B', actions.buy('C&N'))
  expect(askedOf(state)).toBe('A for C&N')
  expect(homeTilesFor(state, 'A')).toEqual(['F2 787@0', 'F2 787@1'])
  for (const rotation of [4, 5]) refuses(state, 'A', actions.homeTile(`F2 #787 r${rotation}`), 'TR.5')
  refuses(state, 'A', actions.homeTile('F2 #57 r0'), 'TR.4')
  refuses(state, 'A', actions.homeTile('F4 #742 r0'), 'FLO.3')
  refuses(state, 'A', actions.pass, 'FLO.3')
  does(state, 'A', actions.homeTile('F2 #787 r1'))
  expect([tileOn(state, 'F2'), slots(state, 'F2'), state.corporations['C&N'].treasury.cash]).toEqual([
    '#787 r1',
    ['C&N'],
    820,
  ])
  expect(askedOf(state)).toBe('C')
})

test.each(['IWNJ', 'IOW'] as const)('S38 %s lays no home tile', (id) => {
  const state = stockGame({ layersOpen: 2 })
  corporation(state, id, { price: null, par: 82, players: { A: 4 } })
  cash(state, { A: 82, B: 100 })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy(id))
  expect([askedOf(state), marker(state, id)]).toEqual(['B', 82])
})

test('G04 Two flotations by exchange (PRIV.4, FLO.3)', () => {
  const state = stockGame({ owners: { A: ['YHC'], C: ['BHC'] }, layersOpen: 3 })
  corporation(state, 'FYN', { price: null, par: 74, players: { A: 4 } })
  corporation(state, 'BHI&R', { price: null, par: 58, players: { C: 4 } })
  cash(state, { A: 100, B: 100, C: 100 })
  setStockRound(state, 'A')
  does(state, 'A', actions.exchange('YHC'))
  expect([kindsFor(state, 'A'), homeTilesFor(state, 'A')]).toEqual([
    ['home-tile'],
    ['B4 5@5', 'B4 115@0', 'B4 115@5'],
  ])
  refuses(state, 'A', actions.buy('FYN'), 'FLO.3')
  does(state, 'A', actions.homeTile('B4 #5 r5'))
  does(state, 'A', actions.buy('FYN'))
  does(state, 'B', actions.pass)
  does(state, 'C', actions.exchange('BHC'))
  expect(homeTilesFor(state, 'C')).toEqual(['L6 5@1', 'L6 115@1', 'L6 115@2'])
  does(state, 'C', actions.homeTile('L6 #115 r2'))
  does(state, 'C', actions.buy('BHI&R'))
})

test('S96 The tile has run out (FLO.3)', () => {
  const state = stockGame({ layersOpen: 3 })
  tiles(state, 'J6 #746 r0', 'E9 #746 r0')
  corporation(state, 'NGStL', { price: null, par: 68, players: { A: 4 } })
  cash(state, { A: 100, B: 100 })
  setStockRound(state, 'A')
  const events = does(state, 'A', actions.buy('NGStL'))
  expect(events.map(({ kind }) => kind)).toContain('home-tile-skipped')
  expect([tileOn(state, 'G9'), slots(state, 'G9'), askedOf(state)]).toEqual([null, ['NGStL'], 'B'])
})

test('FLO.3 A tile of somebody else lies at home', () => {
  const state = stockGame({ layersOpen: 3 })
  tiles(state, 'L6 #5 r1')
  corporation(state, 'BHI&R', { price: null, par: 68, players: { A: 4 } })
  cash(state, { A: 100, B: 100 })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('BHI&R'))
  expect([slots(state, 'L6'), askedOf(state)]).toEqual([['BHI&R'], 'B'])
})

test('S92 The queue at flotation (MKT.2, FLO.2)', () => {
  const state = stockGame({ layersOpen: 4, phase: '5' })
  corporation(state, 'IWNJ', { price: 68, players: { A: 5, B: 2 }, trains: ['5+3'] })
  corporation(state, 'S&C', { price: null, par: 62, players: { A: 4 } })
  corporation(state, 'VYSC', { price: null, par: 62, players: { B: 4 } })
  cash(state, { A: 300, B: 300 })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('IWNJ', 2))
  does(state, 'A', actions.pass)
  does(state, 'B', actions.buy('VYSC'))
  does(state, 'B', actions.homeTile('E9 #746 r0'))
  does(state, 'C', actions.pass)
  does(state, 'A', actions.buy('S&C'))
  expect(state.market.map(({ company, space }) => [company, space])).toEqual([
    ['IWNJ', 16],
    ['VYSC', 16],
    ['S&C', 16],
  ])
})

test('G01 Floating again is by what players hold, too (FLO.1, BKR.8)', () => {
  const state = stockGame({ layersOpen: 3, phase: '6' })
  corporation(state, 'BHI&R', {
    price: null,
    par: 50,
    players: { A: 3, B: 1 },
    pool: 1,
    operated: true,
    treasury: 30,
    tokens: [['L6', 0]],
  })
  state.corporations['BHI&R'].bankrupt = true
  cash(state, { A: 100 })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('BHI&R', 'pool'))
  expect([
    state.corporations['BHI&R'].treasury.cash,
    marker(state, 'BHI&R'),
    state.corporations['BHI&R'].bankrupt,
  ]).toEqual([530, 50, false])
  // no new home tile or token
  expect(state.corporations['BHI&R'].tokensLeft).toBe(1)
})

test('SOU.3 A company that floats after the Southern Railway gets neither tile nor token', () => {
  const state = stockGame({ layersOpen: 3, phase: '9' })
  corporation(state, 'BHI&R', { price: null, par: 58, players: { A: 4 } })
  cash(state, { A: 100 })
  state.southernInForce = true
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('BHI&R'))
  expect([state.corporations['BHI&R'].treasury.cash, marker(state, 'BHI&R'), slots(state, 'L6')]).toEqual([
    580,
    58,
    [null],
  ])
  expect(sharesByHolder(state, 'BHI&R')).toEqual({ A: 5, ipo: 5, pool: 0 })
})
