import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { CorporationId } from '../components/companies.ts'
import type { Phase, Type } from '../components/trains.ts'
import type { State1856 } from '../state.ts'
import {
  actions,
  auctioned,
  bestOf,
  cash,
  cashOf,
  cell,
  corporation,
  does,
  earnsByRoute,
  game,
  kindsFor,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  tiles,
  trainId,
  treasury,
} from './position.ts'

/** A corporation of player A before it runs. */
function running(
  id: CorporationId,
  phase: Phase,
  trains: readonly Type[],
  laid: readonly string[],
  charter: Partial<Parameters<typeof corporation>[2]> = {},
): State1856 {
  const state = auctioned(game())
  setPhase(state, phase)
  tiles(state, ...laid)
  corporation(state, id, { cell: [0, 4], players: { A: 5 }, trains, ...charter })
  setOperation(state, id, { step: 'run' })
  return state
}

/** Maudaumin and Sarnia, joined twice. */
const SARNIA = ['C14 #5 r1', 'B15 #7 r3']

test('S46, 2.4f, 2.4g, 5.1e: the port brings 20 to each train of its owner', () => {
  const state = running('LPS', '3', ['2', '2'], SARNIA)
  state.port = { hex: 'C14', corporation: 'LPS' }
  const [first, second] = state.corporations.LPS.trains.map(({ id }) => id) as [string, string]
  const twice = actions.run(routeVia(first, 'C14 B13'), routeVia(second, 'C14 B15 B13'))
  expect(earnsByRoute(copy(state), 'A', twice)).toEqual([70, 70])
  expect(bestOf(state, 'A')).toBe(140)
  refuses(state, 'A', actions.run(routeVia(first, 'C14 B13'), routeVia(second, 'B13 C14')), '2.4f')
  const others = running('LPS', '3', ['2'], SARNIA)
  others.port = { hex: 'C14', corporation: 'GW' }
  expect(bestOf(others, 'A')).toBe(50)
})

test('2.4g: once for each train, however many stops of the hex it visits', () => {
  const state = running('CA', '4', ['4'], ['D17 #57 r2', 'E18 #56 r1', 'F17 #6 r1'])
  state.port = { hex: 'E18', corporation: 'CA' }
  // Glencoe 20, a town 10, St. Thomas 20, London 30
  expect(bestOf(state, 'A')).toBe(80 + 20)
})

/** Niagara Falls, Fort Erie and Buffalo. */
const BUFFALO = ['O16 #15 r5', 'O18 #6 r3']

test('S48, 2.4e, 2.4g: the bridge brings 10; the two hexes of Buffalo are one place', () => {
  const state = running('WR', '5', ['4'], BUFFALO)
  const train = trainId(state, 'WR', '4')
  const toBuffalo = actions.run(routeVia(train, 'O16 P17'))
  expect(earnsByRoute(copy(state), 'A', toBuffalo)).toEqual([30 + 40])
  state.rights.bridge = { holders: ['WR'], left: 2 }
  expect(earnsByRoute(copy(state), 'A', toBuffalo)).toEqual([30 + 40 + 10])
  expect(bestOf(state, 'A')).toBe(30 + 20 + 40 + 10)
  refuses(state, 'A', actions.run(routeVia(train, 'P17 O16 O18 P19')), '2.4e')
})

test('2.4g: the tunnel brings 10 in Sarnia', () => {
  const state = running('LPS', '3', ['2'], SARNIA)
  state.rights.tunnel = { holders: ['LPS'], left: 2 }
  expect(bestOf(state, 'A')).toBe(60)
})

/** From a double town through Goderich to Listowel. */
const GODERICH = ['F13 #1 r0', 'F11 #9 r0', 'G10 #8 r0', 'G12 #57 r0']

test('S49, 2.4d: a route runs through Goderich', () => {
  const state = running('WGB', '3', ['3'], GODERICH, { tokens: [['G12', 0]] })
  const through = actions.run(routeVia(trainId(state, 'WGB', '3'), 'F13 F11 F9 G10 G12'))
  expect(earnsByRoute(copy(state), 'A', through)).toEqual([10 + 30 + 20])
})

test('S49, 2.4d: no route runs through Sarnia', () => {
  const laid = ['C14 #57 r2', 'B15 #8 r3', 'C16 #9 r2', 'D17 #57 r2']
  const state = running('LPS', '3', ['3'], laid)
  refuses(state, 'A', actions.run(routeVia(trainId(state, 'LPS', '3'), 'C14 B13 B15 C16 D17')), '2.4d')
  expect(bestOf(state, 'A')).toBe(50)
})

test('S49, Pd: in phase D Goderich counts 40 and Detroit 60', () => {
  const goderich = running('WGB', 'D', ['D'], GODERICH, { tokens: [['G12', 0]] })
  expect(bestOf(goderich, 'A')).toBe(10 + 40 + 20)
  const detroit = running('CA', 'D', ['D'], ['B19 #6 r1'], { tokens: [['B19', 0]] })
  expect(bestOf(detroit, 'A')).toBe(80)
})

test('G31, 2.4e: red areas of two hexes', () => {
  const state = running('CPR', '3', ['3'], ['N3 #5 r3'], { tokens: [['N3', 0]] })
  const train = trainId(state, 'CPR', '3')
  refuses(state, 'A', actions.run(routeVia(train, 'N1 N3 O2')), '2.4e')
  expect(earnsByRoute(copy(state), 'A', actions.run(routeVia(train, 'N3 O2')))).toEqual([40])
  const oshawa = running('GT', '3', ['3'], ['P9 #5 r4'])
  refuses(oshawa, 'A', actions.run(routeVia(trainId(oshawa, 'GT', '3'), 'Q8 P9 Q10')), '2.4e')
})

test('G32, Pd: the Canadian West and Lower Canada are worth 20, 30 and 50', () => {
  const worth = (phase: Phase, eightTrain = false) => {
    const state = auctioned(game(4, { eightTrain }))
    setPhase(state, phase)
    tiles(state, 'N3 #5 r3')
    const trains = [phase === '2' || phase === '3' ? '3' : phase] as const
    corporation(state, 'CPR', { cell: [0, 4], players: { A: 5 }, tokens: [['N3', 0]], trains })
    setOperation(state, 'CPR', { step: 'run' })
    return bestOf(state, 'A') - 20
  }
  expect((['3', '4', '5', '6', 'D'] as const).map((phase) => worth(phase))).toEqual([20, 20, 30, 30, 50])
  expect(worth('8', true)).toBe(50)
})

test('G30, 2.4g, 5.1e: the port on Lake Huron, until the first 6-train', () => {
  const toLakeHuron = (id: CorporationId) => {
    const state = running(id, '3', ['2'], ['I8 #57 r0', 'I6 #8 r0'], { tokens: [['I8', 0]] })
    state.port = { hex: 'H5', corporation: 'CA' }
    return bestOf(state, 'A')
  }
  expect([toLakeHuron('CA'), toLakeHuron('GW')]).toEqual([70, 50])
  const later = running('CA', '6', ['6'], ['I8 #57 r0', 'I6 #8 r0'], { tokens: [['I8', 0]] })
  expect([later.port, bestOf(later, 'A')]).toEqual([null, 70])
})

test('2.4a, 2.4b, 2.4c: what a route is', () => {
  const state = running('LPS', '3', ['2', '3'], [...SARNIA, 'C16 #9 r2', 'D17 #57 r2'])
  const [two, three] = [trainId(state, 'LPS', '2'), trainId(state, 'LPS', '3')]
  refuses(state, 'A', actions.run(routeVia('2-5', 'C14 B13')), '2.4a')
  refuses(state, 'A', actions.run({ train: two, links: [], counts: [] }), '2.4a')
  refuses(state, 'A', actions.run(routeVia(two, 'C14 D15 D17')), '2.4a')
  refuses(state, 'A', actions.run(routeVia(two, 'C14 B13'), routeVia(two, 'C14 B15 B13')), '2.4a')
  refuses(state, 'A', actions.run(routeVia(three, 'C14 B13', 'C14')), '2.4b')
  refuses(state, 'A', actions.run(routeVia(three, 'C14 B13 B15 C14')), '2.4c')
})

test('2.4b: no more stops than the type of the train', () => {
  const state = running('CA', '3', ['2'], ['D17 #57 r2', 'E18 #56 r1', 'F17 #6 r1'])
  refuses(state, 'A', actions.run(routeVia(trainId(state, 'CA', '2'), 'D17 E18.1 F17')), '2.4b')
  refuses(state, 'A', actions.run(routeVia(trainId(state, 'CA', '2'), 'E18.1 F17')), '2.4a')
})

test('2.4h: a city full of others ends a route, and is not passed', () => {
  const state = running('CA', '4', ['4'], ['D17 #57 r2', 'E18 #56 r1', 'F17 #6 r1'])
  const train = trainId(state, 'CA', '4')
  corporation(state, 'BBG', { cell: [0, 3], players: { B: 5 }, tokens: [['F17', 0]] })
  setOperation(state, 'CA', { step: 'run' })
  refuses(state, 'A', actions.run(routeVia(train, 'D17 E18.1 F17 F15')), '2.4h')
  does(state, 'A', actions.run(routeVia(train, 'D17 E18.1 F17')))
})

test('2.4i, 2.6d: trains may stay at home, and nothing is paid', () => {
  const state = running('LPS', '3', ['2'], SARNIA)
  does(state, 'A', actions.run())
  expect([state.operation!.step, cell(state, 'LPS')]).toEqual(['trains', [0, 3]])
})

test('2.4: without track to run on there is nothing to ask', () => {
  const state = running('LPS', '3', ['2'], [])
  setOperation(state, 'LPS', { step: 'token' })
  does(state, 'A', actions.done)
  expect(state.operation!.step).toBe('trains')
})

test('S34, 2.6b: a tenth on each share, to the treasury for the pool, to nobody for the bank', () => {
  const state = running('BBG', '3', [], [], {
    players: { A: 4, B: 3 },
    pool: 1,
    treasury: 5,
    loans: 2,
    cell: [2, 4],
  })
  cash(state, { A: 0, B: 0 })
  setOperation(state, 'BBG', { step: 'dividend', revenue: 50 })
  expect(kindsFor(state, 'A')).toContain('dividend')
  does(state, 'A', actions.full)
  expect([cashOf(state, 'A'), cashOf(state, 'B'), treasury(state, 'BBG')]).toEqual([20, 15, 10])
  expect([cell(state, 'BBG'), state.operation!.step]).toEqual([[2, 5], 'trains'])
})

test('2.6a, 2.6c: the whole of it is retained, and the marker moves left', () => {
  const state = running('LPS', '3', ['2'], SARNIA)
  refuses(state, 'A', actions.full, '2d')
  does(state, 'A', actions.run(routeVia(trainId(state, 'LPS', '2'), 'C14 B13')))
  does(state, 'A', actions.withhold)
  expect([treasury(state, 'LPS'), cell(state, 'LPS')]).toEqual([50, [0, 3]])
})

test('S69, 2.6b: half dollars of 5% shares are rounded up in each hand', () => {
  const state = auctioned(game())
  setPhase(state, '6')
  corporation(state, 'CGR', {
    cell: [0, 5],
    players: { A: 7, B: 5, C: 4, D: 3 },
    pool: 1,
    shares: 20,
    trains: ['5'],
    par: 110,
  })
  state.corporations.CGR.tokensLeft = 10
  cash(state, { A: 0, B: 0, C: 0, D: 0 })
  setOperation(state, 'CGR', { step: 'dividend', revenue: 250 })
  does(state, 'A', actions.full)
  expect((['A', 'B', 'C', 'D'] as const).map((name) => cashOf(state, name))).toEqual([88, 63, 50, 38])
  expect([treasury(state, 'CGR'), cell(state, 'CGR')]).toEqual([13, [0, 6]])
})

test('2.6c, 1.2t: a corporation that closes by retention has no turn any more', () => {
  const state = running('LPS', '3', ['2'], SARNIA, { cell: [8, 0] })
  corporation(state, 'GT', { cell: [9, 1], players: { B: 5 } })
  setOperation(state, 'LPS', { step: 'dividend', revenue: 50, toOperate: ['GT'] })
  does(state, 'A', actions.withhold)
  expect([state.corporations.LPS.status, state.operation!.company]).toEqual(['closed', 'GT'])
})
