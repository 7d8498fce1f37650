import { copy, whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  corporation,
  costsNow,
  does,
  doesWithConsent,
  game,
  putTokenOf,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  slots,
  tileOn,
  tiles,
  trainId,
  treasury,
  tries,
} from './position.ts'

/** New York Central's turn in phase II, with enough cash. */
function newYorkCentral(...laid: string[]): State1846 {
  const state = afterDraft(game())
  setPhase(state, 'II')
  tiles(state, ...laid)
  corporation(state, 'NYC', { price: 100, players: { A: 3 }, treasury: 500 })
  setOperation(state, 'NYC')
  return state
}

const YELLOW = actions.lay('D18 #8 r4')
const OTHER_YELLOW = actions.lay('E19 #9 r0')
const UPGRADE = actions.lay('D20 #14 r0')
const OTHER_UPGRADE = actions.lay('E19 #23 r3')

test('S36 Two tile actions (6.20a, 6.21)', () => {
  const state = newYorkCentral()
  for (const pair of [
    [YELLOW, OTHER_YELLOW],
    [YELLOW, UPGRADE],
    [UPGRADE, YELLOW],
    [OTHER_YELLOW, OTHER_UPGRADE],
    [UPGRADE],
  ])
    expect(treasury(tries(state, 'A', ...pair), 'NYC')).toBe(500 - 20 * pair.length)
})

test('S36 Not two upgrades (6.20a)', () => {
  const state = newYorkCentral('E19 #9 r0')
  does(state, 'A', UPGRADE)
  refuses(state, 'A', OTHER_UPGRADE, '6.20a')
})

test('S36 Not three tiles (6.20a)', () => {
  const twoYellow = tries(newYorkCentral(), 'A', YELLOW, OTHER_YELLOW)
  refuses(twoYellow, 'A', actions.lay('F18 #9 r0'), '6.20a')
  refuses(twoYellow, 'A', UPGRADE, '6.20a')
  refuses(tries(newYorkCentral(), 'A', YELLOW, UPGRADE), 'A', OTHER_YELLOW, '6.20a')
})

/** Baltimore & Ohio's turn in phase II. */
function baltimoreOhio(charter: Partial<Parameters<typeof corporation>[2]>, ...laid: string[]): State1846 {
  const state = afterDraft(game(5), { A: ['TBC'] })
  setPhase(state, 'II')
  tiles(state, ...laid)
  corporation(state, 'B&O', { price: 100, players: { A: 3 }, treasury: 500, ...charter })
  setOperation(state, 'B&O')
  return state
}

test('S37 Terrain and edges (6.23, 6.20i)', () => {
  const state = baltimoreOhio({})
  does(state, 'A', actions.lay('G19 #14 r1'))
  expect(treasury(state, 'B&O')).toBe(500 - 40)
  does(state, 'A', actions.lay('F18 #9 r2'))
  expect(treasury(state, 'B&O')).toBe(500 - 40 - 80)
})

test('S38 Terrain and edges with Tunnel Blasting (3.70)', () => {
  const state = baltimoreOhio({ privates: ['TBC'] })
  does(state, 'A', actions.lay('G19 #14 r1'))
  expect(treasury(state, 'B&O')).toBe(500 - 20)
  does(state, 'A', actions.lay('F18 #9 r2'))
  expect(treasury(state, 'B&O')).toBe(500 - 20 - 60)
})

test('S39 Detroit (6.20i, 6.23)', () => {
  const state = baltimoreOhio({ tokens: [['C15', 0]] })
  does(state, 'A', actions.lay('C15 #294 r0'))
  expect(treasury(state, 'B&O')).toBe(500 - 100)
  setPhase(state, 'III')
  setOperation(state, 'B&O')
  does(state, 'A', actions.lay('C15 #297 r0'))
  expect(treasury(state, 'B&O')).toBe(500 - 100 - 20)
})

test('S39 Detroit with Tunnel Blasting (3.70)', () => {
  const state = baltimoreOhio({ tokens: [['C15', 0]], privates: ['TBC'] })
  expect(costsNow(state, 'A', actions.lay('C15 #294 r0'))).toBe(80)
})

test('S40 The bridge at Cincinnati (6.23)', () => {
  const state = baltimoreOhio({ tokens: [['H12', 0]] }, 'H12 #293 r0')
  does(state, 'A', actions.lay('I11 #9 r0'))
  expect(treasury(state, 'B&O')).toBe(500 - 60)
  expect(costsNow(state, 'A', actions.lay('I11 #23 r3'))).toBe(20)
  expect(costsNow(state, 'A', actions.lay('H12 #294 r0'))).toBe(20)
})

test('S40 The bridge at Cincinnati, from the other side first (6.23)', () => {
  const tokens = [
    ['H12', 0],
    ['G9', 0],
  ] as const
  const state = baltimoreOhio({ tokens }, 'G9 #57 r2', 'H10 #9 r2')
  does(state, 'A', actions.lay('I11 #7 r2'))
  expect(treasury(state, 'B&O')).toBe(500 - 20)
  does(state, 'A', actions.lay('H12 #293 r0'))
  expect(treasury(state, 'B&O')).toBe(500 - 20 - 60)
  setOperation(state, 'B&O')
  expect(costsNow(state, 'A', actions.lay('H12 #294 r0'))).toBe(20)
})

test("S41 Illinois Central's hexes (6.20j)", () => {
  const state = afterDraft(game())
  setPhase(state, 'II')
  corporation(state, 'IC', { price: 100, players: { A: 3 }, treasury: 500 })
  corporation(state, 'ERIE', { price: 90, players: { A: 3 }, treasury: 500, tokens: [['I5', 0]] })
  setOperation(state, 'ERIE')
  expect(costsNow(state, 'A', actions.lay('J4 #9 r0'))).toBe(20)
  setOperation(state, 'IC')
  does(state, 'A', actions.lay('J4 #9 r0'))
  expect(treasury(state, 'IC')).toBe(500)
  does(state, 'A', actions.lay('J4 #23 r0'))
  expect(treasury(state, 'IC')).toBe(480)
})

test('S41 Illinois Central pays the bridge (6.20j, 6.23)', () => {
  const state = afterDraft(game())
  tiles(state, 'J6 #9 r1')
  corporation(state, 'IC', { price: 100, players: { A: 3 }, treasury: 500 })
  corporation(state, 'ERIE', { price: 90, players: { A: 3 }, treasury: 500, tokens: [['I5', 0]] })
  setOperation(state, 'IC')
  expect(costsNow(state, 'A', actions.lay('J4 #8 r4'))).toBe(40)
  setOperation(state, 'ERIE')
  expect(costsNow(state, 'A', actions.lay('J4 #7 r3'))).toBe(60)
})

test('S42 Mountains (3.70)', () => {
  const cincinnati = { tokens: [['H12', 0]] } as const
  const plain = baltimoreOhio(cincinnati, 'H12 #291 r3')
  expect(costsNow(plain, 'A', actions.lay('H14 #9 r1'))).toBe(60)
  const blasting = baltimoreOhio({ ...cincinnati, privates: ['TBC'] }, 'H12 #291 r3')
  expect(costsNow(blasting, 'A', actions.lay('H14 #9 r1'))).toBe(40)
  setPhase(blasting, 'III')
  expect(costsNow(blasting, 'A', actions.lay('H14 #9 r1'))).toBe(60)
})

/** New York Central, of A, has just bought Michigan Central from B. */
function michiganCentral(): State1846 {
  const state = afterDraft(game(), { B: ['MC'] })
  corporation(state, 'NYC', { price: 100, players: { A: 3 }, treasury: 100 })
  setOperation(state, 'NYC')
  doesWithConsent(state, 'A', actions.buyPrivate('MC', 40))
  return state
}

test('S43 The tiles of Michigan Central (3.31, 3.32)', () => {
  const state = michiganCentral()
  does(state, 'A', actions.privateLay('MC', 'B10 #9 r1'))
  does(state, 'A', actions.privateLay('MC', 'B12 #9 r1'))
  expect(treasury(state, 'NYC')).toBe(60)
  expect([tileOn(state, 'B10'), tileOn(state, 'B12')]).toEqual(['#9 r1', '#9 r1'])
  does(state, 'A', YELLOW)
  does(state, 'A', OTHER_YELLOW)
  expect(treasury(state, 'NYC')).toBe(20)
})

test('S43 The two must meet (3.32)', () => {
  const state = michiganCentral()
  does(state, 'A', actions.privateLay('MC', 'B10 #8 r5'))
  refuses(state, 'A', actions.privateLay('MC', 'B12 #9 r1'), '3.32')
  const rules = (tile: number) =>
    [0, 1, 2, 3, 4, 5].map(
      (rotation) => whyNot(game1846, state, 0, actions.privateLay('MC', `B12 #${tile} r${rotation}`))?.rule,
    )
  const [MEET, EXIT, SAME] = ['1846-3.32', '1846-6.20e', '1846-6.20d']
  expect(rules(7)).toEqual([MEET, EXIT, EXIT, EXIT, MEET, MEET])
  expect(rules(8)).toEqual([EXIT, EXIT, EXIT, EXIT, MEET, MEET])
  expect(rules(9)).toEqual([EXIT, MEET, EXIT, EXIT, SAME, EXIT])
})

/** Grand Trunk's turn, with a token in South Bend below B10. */
function southBend(state: State1846): State1846 {
  tiles(state, 'C9 #57 r0')
  corporation(state, 'GT', { price: 100, players: { A: 3 }, treasury: 100, tokens: [['C9', 0]] })
  setOperation(state, 'GT')
  return state
}

test('S44 The hexes of Michigan Central (3.30)', () => {
  const state = southBend(afterDraft(game(4, { with: ['MC'] }), { B: ['MC'] }))
  refuses(state, 'A', actions.lay('B10 #7 r0'), '3.30')
  const without = southBend(afterDraft(game(4, { without: ['MC'] })))
  does(without, 'A', actions.lay('B10 #7 r0'))
  expect(treasury(without, 'GT')).toBe(80)
})

/** Pennsylvania's turn; B owns Ohio & Indiana and Mail Contract. */
function pennsylvania(privateTiming: 'onPurchase' | 'ownTurn'): State1846 {
  const state = afterDraft(game(5, { options: { privateTiming } }), { B: ['O&I', 'MAIL'] })
  corporation(state, 'PRR', { price: 100, players: { A: 3 }, treasury: 300 })
  setOperation(state, 'PRR')
  doesWithConsent(state, 'A', actions.buyPrivate('O&I', 40))
  return state
}
const FREE_TILES = [actions.privateLay('O&I', 'F14 #9 r1'), actions.privateLay('O&I', 'F16 #9 r1')]

test('S45 When a private is used, by the book (3.20)', () => {
  const state = pennsylvania('onPurchase')
  const built = tries(state, 'A', actions.lay('F18 #9 r1'))
  for (const tile of FREE_TILES) refuses(built, 'A', tile, '3.20')
  doesWithConsent(state, 'A', actions.buyPrivate('MAIL', 80))
  for (const tile of FREE_TILES) does(state, 'A', tile)
  expect(treasury(state, 'PRR')).toBe(300 - 40 - 80)
})

test('S45 When a private is used, in its own turns (3.20)', () => {
  const state = pennsylvania('ownTurn')
  const built = tries(state, 'A', actions.lay('F18 #9 r1'), ...FREE_TILES)
  expect(treasury(built, 'PRR')).toBe(300 - 40 - 40)
  const bought = copy(state)
  doesWithConsent(bought, 'A', actions.buyPrivate('MAIL', 80))
  for (const tile of FREE_TILES) does(bought, 'A', tile)
  setOperation(state, 'PRR', { round: 2 })
  for (const tile of FREE_TILES) does(state, 'A', tile)
  expect(treasury(state, 'PRR')).toBe(300 - 40)
})

/** Erie's turn, with Lake Shore Line just bought from B. */
function lakeShore(inPhase: 'I' | 'II', ...laid: string[]): State1846 {
  const state = afterDraft(game(5), { B: ['LSL'] })
  setPhase(state, inPhase)
  tiles(state, ...laid)
  corporation(state, 'ERIE', { price: 100, players: { A: 3 }, treasury: 100, trains: ['2'] })
  setOperation(state, 'ERIE')
  doesWithConsent(state, 'A', actions.buyPrivate('LSL', 40))
  return state
}
const CLEVELAND = actions.privateLay('LSL', 'E17 #295 r4')

test('S46 Lake Shore Line (3.40)', () => {
  const state = lakeShore('II', 'E17 #291 r0')
  does(state, 'A', CLEVELAND)
  expect(treasury(state, 'ERIE')).toBe(60)
  expect(tileOn(state, 'E17')).toBe('#295 r4')
})

test('S46 Lake Shore Line in phase I (3.40, 3.20)', () => {
  const state = lakeShore('I', 'E17 #291 r0')
  refuses(state, 'A', CLEVELAND, '3.40')
  does(state, 'A', actions.run(routeVia(trainId(state, 'ERIE', '2'), 'E21 E23')))
  does(state, 'A', actions.withhold)
  does(state, 'A', actions.endTurn)
  setPhase(state, 'II')
  setOperation(state, 'ERIE', { round: 2 })
  refuses(state, 'A', CLEVELAND, '3.20')
})

test('S46 Lake Shore Line without a yellow tile (3.40)', () => {
  refuses(lakeShore('II'), 'A', CLEVELAND, '3.40')
  refuses(lakeShore('II', 'E17 #295 r4'), 'A', CLEVELAND, '3.40')
})

/** Erie, of A, linked to Chicago's city 3 from Fort Wayne; B owns Chicago & Western Indiana. */
function westernIndiana(): State1846 {
  const state = afterDraft(game(4, { without: ['PRR'] }), { B: ['C&WI'] })
  tiles(state, 'E11 #57 r1', 'E9 #9 r1', 'E7 #8 r2')
  corporation(state, 'ERIE', { price: 60, players: { A: 3 }, treasury: 100, tokens: [['E11', 0]] })
  return state
}

test('S47 Chicago & Western Indiana (3.50, 3.51)', () => {
  const state = westernIndiana()
  tiles(state, 'B16 #5 r0')
  corporation(state, 'GT', { price: 90, players: { A: 3 }, treasury: 200 })
  setOperation(state, 'ERIE')
  refuses(state, 'A', actions.token('D6', 3), '3.50')
  setOperation(state, 'GT')
  doesWithConsent(state, 'A', actions.buyPrivate('C&WI', 60))
  does(state, 'A', actions.privateToken)
  expect(treasury(state, 'GT')).toBe(140)
  expect(slots(state, 'D6', 3)).toEqual(['GT'])
  expect(state.corporations.GT.tokensLeft).toBe(2)
  does(state, 'A', actions.token('C15'))
  expect(treasury(state, 'GT')).toBe(60)
  expect(state.corporations.GT.tokensLeft).toBe(1)
})

test('S48 One token in Chicago (3.52, 6.26)', () => {
  const state = westernIndiana()
  corporation(state, 'NYC', { price: 90, players: { A: 3 }, treasury: 200, tokens: [['D6', 2]] })
  setOperation(state, 'NYC')
  doesWithConsent(state, 'A', actions.buyPrivate('C&WI', 60))
  refuses(state, 'A', actions.privateToken, '3.52')
  setOperation(state, 'ERIE')
  does(state, 'A', actions.token('D6', 3))
  expect(treasury(state, 'ERIE')).toBe(20)
  expect(slots(state, 'D6', 3)).toEqual(['ERIE'])
})

test('S49 Fort Wayne, not linked (6.24c)', () => {
  const state = afterDraft(game())
  tiles(state, 'F18 #8 r2', 'E17 #291 r4')
  corporation(state, 'PRR', { price: 100, players: { A: 3 }, treasury: 200 })
  setOperation(state, 'PRR')
  expect(costsNow(state, 'A', actions.token('E17'))).toBe(80)
  does(state, 'A', actions.token('E11'))
  expect(treasury(state, 'PRR')).toBe(140)
  expect(slots(state, 'E11')).toEqual(['PRR'])
  refuses(state, 'A', actions.token('E17'), '6.24a')
})

test('S49 Fort Wayne, linked (6.24c)', () => {
  const state = afterDraft(game())
  tiles(state, 'D14 #6 r0', 'E13 #8 r1', 'E11 #57 r1', 'F18 #8 r2', 'E17 #291 r4')
  corporation(state, 'PRR', { price: 100, players: { A: 3 }, treasury: 200, tokens: [['D14', 0]] })
  setOperation(state, 'PRR')
  does(state, 'A', actions.token('E11'))
  expect(treasury(state, 'PRR')).toBe(160)
  refuses(state, 'A', actions.token('E17'), '6.24a')
})

test('S49 Cincinnati (6.24c)', () => {
  const state = afterDraft(game())
  corporation(state, 'B&O', { price: 100, players: { A: 3 }, treasury: 200, tokens: [['G13', 0]] })
  setOperation(state, 'B&O')
  expect(costsNow(state, 'A', actions.token('H12'))).toBe(100)
  tiles(state, 'H12 #293 r0', 'G13 #57 r0')
  expect(costsNow(state, 'A', actions.token('H12'))).toBe(40)
})

test('S50 The slot reserved in Fort Wayne (6.24b)', () => {
  const state = afterDraft(game())
  tiles(state, 'D14 #6 r0', 'E13 #8 r1', 'E11 #57 r1', 'E9 #9 r1', 'E7 #8 r2')
  corporation(state, 'PRR', { price: 100, players: { A: 3 }, treasury: 200 })
  corporation(state, 'ERIE', { price: 90, players: { A: 3 }, treasury: 200, tokens: [['D14', 0]] })
  corporation(state, 'GT', { price: 80, players: { A: 3 }, treasury: 200, tokens: [['D6', 3]] })
  setOperation(state, 'ERIE')
  refuses(state, 'A', actions.token('E11'), '6.24b')
  setPhase(state, 'II')
  tiles(state, 'E11 #14 r1', 'F12 #9 r2', 'G13 #57 r2')
  does(state, 'A', actions.token('E11'))
  expect(treasury(state, 'ERIE')).toBe(120)
  setOperation(state, 'GT')
  refuses(state, 'A', actions.token('E11'), '6.24b')
  setPhase(state, 'III')
  refuses(state, 'A', actions.token('E11'), '6.24b')
  setPhase(state, 'IV')
  expect(costsNow(state, 'A', actions.token('E11'))).toBe(80)
  expect(slots(tries(state, 'A', actions.token('E11')), 'E11')).toEqual(['GT', 'ERIE'])
  setOperation(state, 'PRR')
  expect(costsNow(state, 'A', actions.token('E11'))).toBe(60)
  putTokenOf(state, 'PRR', 'G13', 0)
  state.corporations.PRR.tokensLeft--
  expect(costsNow(state, 'A', actions.token('E11'))).toBe(40)
})

test('S51 Erie must be linked to Erie (6.24b)', () => {
  const state = afterDraft(game())
  corporation(state, 'ERIE', { price: 100, players: { A: 3 }, treasury: 200 })
  setOperation(state, 'ERIE')
  refuses(state, 'A', actions.token('D20'), '6.24c')
})

test('S52 Through a city with an empty slot (6.20f)', () => {
  const state = afterDraft(game())
  tiles(state, 'E19 #8 r3')
  corporation(state, 'PRR', { price: 100, players: { A: 3 }, treasury: 200 })
  corporation(state, 'NYC', { price: 90, players: { A: 3 } })
  corporation(state, 'ERIE', { price: 80, players: { A: 3 } })
  setOperation(state, 'PRR')
  expect(slots(state, 'D20')).toEqual(['NYC', null])
  expect(costsNow(state, 'A', actions.lay('D18 #8 r4'))).toBe(20)
  putTokenOf(state, 'ERIE', 'D20', 0)
  state.corporations.ERIE.tokensLeft--
  expect(slots(state, 'D20')).toEqual(['NYC', 'ERIE'])
  refuses(state, 'A', actions.lay('D18 #8 r4'), '6.20f')
})

test('S53 Upgrading a city one is linked to (6.22x, 6.20g)', () => {
  const state = afterDraft(game())
  setPhase(state, 'II')
  tiles(state, 'D8 #9 r1', 'D10 #9 r1', 'D12 #9 r1', 'D14 #6 r1')
  corporation(state, 'GT', { price: 90, players: { A: 3 }, tokens: [['D14', 0]] })
  corporation(state, 'NYC', { price: 100, players: { A: 3 }, treasury: 200, tokens: [['D6', 2]] })
  setOperation(state, 'NYC')
  expect(costsNow(state, 'A', actions.lay('D14 #15 r0'))).toBe(20)
  refuses(state, 'A', actions.lay('D10 #20 r1'), '6.20g')
  expect(costsNow(state, 'A', actions.lay('D10 #23 r1'))).toBe(20)
})
