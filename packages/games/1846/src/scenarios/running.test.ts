import type { HexName } from '@roundhouse/board'
import { copy } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { CorporationId, PrivateId } from '../components/companies.ts'
import type { Phase, Side } from '../components/trains.ts'
import type { Options1846 } from '../options.ts'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  askedOf,
  bestOf,
  cash,
  cashOf,
  corporation,
  does,
  doesWithConsent,
  earns,
  earnsByRoute,
  fundCompany,
  game,
  LINE,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  setTrainsLeft,
  tiles,
  trainId,
  treasury,
  WHOLE_LINE,
} from './position.ts'

/** D6 (city 0) - I5. */
const ILLINOIS = ['D6 #298 r0', 'H6 #8 r0', 'G5 #8 r3', 'F6 #8 r0', 'E5 #8 r3']

interface Runner {
  corporation?: CorporationId
  trains: readonly Side[]
  tokens?: readonly (readonly [HexName, number])[]
  board: readonly string[]
  phase?: Phase
  privates?: readonly PrivateId[]
  options?: Partial<Options1846>
}

/** A's corporation, about to run. */
function running({
  corporation: id = 'GT',
  trains,
  tokens = [],
  board,
  phase: now = 'II',
  privates = [],
  options = {},
}: Runner): State1846 {
  const state = afterDraft(game(5, { options }))
  setPhase(state, now)
  tiles(state, ...board)
  corporation(state, id, { price: 100, players: { A: 5 }, trains, tokens, privates })
  setOperation(state, id)
  return state
}

/** The whole line by a 3/5 train, counting these. */
const wholeLine = (state: State1846, counts: string) =>
  actions.run(routeVia(trainId(state, 'GT', '3/5'), WHOLE_LINE, counts))

test.each([
  ['C15', 0, 'C5 C15 C17', 190],
  ['D6', 2, 'C5 D6.2 C17', 180],
  ['D14', 0, 'C5 D14 C17', 160],
] as const)('S54 a token in %s only (1846-6.33, 1846-6.34b)', (hex, city, counts, revenue) => {
  const state = running({ trains: ['3/5'], tokens: [[hex, city]], board: LINE })
  expect(bestOf(state, 'A')).toBe(revenue)
  expect(earns(state, 'A', wholeLine(state, counts))).toBe(revenue)
})

test('S55 a 4 train visits four stops (1846-6.33)', () => {
  const state = running({ trains: ['4'], tokens: [['C15', 0]], board: LINE })
  const train = trainId(state, 'GT', '4')
  refuses(state, 'A', actions.run(routeVia(train, WHOLE_LINE)), '6.33')
  refuses(state, 'A', actions.run(routeVia(train, WHOLE_LINE, 'C5 D14 C15 C17')), '6.33')
  expect(earns(state, 'A', actions.run(routeVia(train, 'D6.2 D8 D10 D12 D14 C15 C17')))).toBe(150)
})

test('S56 the second values of phase III (1846-6.34a)', () => {
  const state = running({ trains: ['5'], tokens: [['C15', 0]], board: LINE, phase: 'III' })
  expect(earns(state, 'A', actions.run(routeVia(trainId(state, 'GT', '5'), WHOLE_LINE)))).toBe(290)
})

describe('S57 mail for every visited stop (1846-3.60)', () => {
  test('one train', () => {
    const state = running({ trains: ['3/5'], tokens: [['C15', 0]], board: LINE, privates: ['MAIL'] })
    expect(earns(state, 'A', wholeLine(state, 'C5 C15 C17'))).toBe(240)
  })

  test('a second train gets no mail money', () => {
    const state = running({
      trains: ['3/5', '2'],
      tokens: [['C15', 0]],
      board: [...LINE, 'B16 #6 r4'],
      privates: ['MAIL'],
    })
    const runs = actions.run(
      routeVia(trainId(state, 'GT', '3/5'), WHOLE_LINE, 'C5 C15 C17'),
      routeVia(trainId(state, 'GT', '2'), 'B16 C15'),
    )
    expect(earnsByRoute(state, 'A', runs)).toEqual([240, 70])
  })
})

test('S58 no bonus without both ends counted (1846-6.33x)', () => {
  const position = { trains: ['3/5'], tokens: [['C15', 0]], board: LINE } as const
  const state = running({ ...position, options: { bestRun: 'declared' } })
  expect(bestOf(state, 'A')).toBe(190)
  expect(earns(state, 'A', wholeLine(state, 'D6.2 C15 C17'))).toBe(130)
  const forced = running(position)
  refuses(forced, 'A', wholeLine(forced, 'D6.2 C15 C17'), '6.35')
})

test.each([
  ['II', '4'],
  ['II', '3/5'],
  ['III', '5'],
  ['III', '4/6'],
  ['IV', '6'],
  ['IV', '7/8'],
] as const)('S59 two eastern places, phase %s, train %s (1846-6.32)', (now, side) => {
  const state = running({
    trains: [side],
    tokens: [['C15', 0]],
    board: ['B16 #6 r4', 'C15 #294 r0'],
    phase: now,
  })
  const train = trainId(state, 'GT', side)
  refuses(state, 'A', actions.run(routeVia(train, 'B18 B16 C15 C17')), '6.32')
  if (side === '3/5')
    refuses(state, 'A', actions.run(routeVia(train, 'B18 B16 C15 C17', 'B16 C15 C17')), '6.32')
})

test('S60 two western places, no bonus (1846-6.32)', () => {
  const state = running({
    corporation: 'IC',
    trains: ['4'],
    tokens: [['I5', 0]],
    board: [...ILLINOIS, 'I3 #9 r1'],
  })
  const way = 'I1 I3 I5 H6 G5 F6 E5 D6.0 C5'
  expect(earns(state, 'A', actions.run(routeVia(trainId(state, 'IC', '4'), way)))).toBe(120)
})

test('S61 one city of Chicago in a route (1846-6.31)', () => {
  const state = running({
    trains: ['2', '4'],
    tokens: [['D6', 2]],
    board: ['D6 #298 r0', 'D8 #7 r0', 'E7 #7 r2'],
  })
  for (const side of ['2', '4'] as const)
    refuses(state, 'A', actions.run(routeVia(trainId(state, 'GT', side), 'D6.2 D8 E7 D6.3')), '6.31')
})

describe('S62 the port marker (1846-3.65)', () => {
  test('Wheeling, two port icons', () => {
    const state = running({ corporation: 'B&O', trains: ['2'], board: [], phase: 'I' })
    const runs = actions.run(routeVia(trainId(state, 'B&O', '2'), 'G19 H20'))
    expect(earns(copy(state), 'A', runs)).toBe(30)
    Object.assign(state.markers, { port: 'G19', beneficiary: 'B&O' })
    expect(earns(state, 'A', runs)).toBe(70)
  })

  test('St. Louis, one', () => {
    const state = running({
      corporation: 'IC',
      trains: ['2'],
      tokens: [['I5', 0]],
      board: ['I3 #9 r1'],
      phase: 'I',
    })
    Object.assign(state.markers, { port: 'I1', beneficiary: 'IC' })
    expect(earns(state, 'A', actions.run(routeVia(trainId(state, 'IC', '2'), 'I1 I3 I5')))).toBe(80)
  })
})

describe('S63 the meat marker (1846-3.62)', () => {
  test('on St. Louis', () => {
    const state = running({
      corporation: 'IC',
      trains: ['2'],
      tokens: [['I5', 0]],
      board: ['I3 #9 r1'],
      phase: 'I',
    })
    state.markers.placed.MPC = { hex: 'I1', corporation: 'IC' }
    expect(earns(state, 'A', actions.run(routeVia(trainId(state, 'IC', '2'), 'I1 I3 I5')))).toBe(90)
  })

  test('for every train that counts Chicago', () => {
    const state = running({
      corporation: 'IC',
      trains: ['2', '2'],
      tokens: [
        ['I5', 0],
        ['D6', 0],
      ],
      board: ILLINOIS,
    })
    const [one, other] = state.corporations.IC.trains.map(({ id }) => id)
    const runs = actions.run(routeVia(one!, 'C5 D6.0'), routeVia(other!, 'D6.0 E5 F6 G5 H6 I5'))
    expect(earnsByRoute(copy(state), 'A', runs)).toEqual([60, 50])
    state.markers.placed.MPC = { hex: 'D6', corporation: 'IC' }
    expect(earnsByRoute(state, 'A', runs)).toEqual([90, 80])
  })
})

describe('S64 Holland by phase (1846-3.65, 1846-8.3)', () => {
  const TRACK = ['B10 #9 r1', 'B12 #9 r1', 'B14 #9 r1', 'B16 #5 r1']
  const PORT_HURON = 20
  const holland = (state: State1846, side: Side) =>
    earns(copy(state), 'A', actions.run(routeVia(trainId(state, 'GT', side), 'B8 B10 B12 B14 B16'))) -
    PORT_HURON

  test('phase I', () => {
    const state = running({ trains: ['2'], board: TRACK, phase: 'I', privates: ['SC'] })
    state.markers.port = 'B8'
    expect(holland(state, '2')).toBe(80)
  })

  test('phases II, III and IV', () => {
    const state = running({ trains: ['4'], board: TRACK, privates: ['SC'] })
    corporation(state, 'PRR', { price: 50, players: { A: 5 }, treasury: 1300 })
    state.markers.port = 'B8'
    setTrainsLeft(state, '5', 5)
    expect(holland(state, '4')).toBe(80)

    setOperation(state, 'PRR', { step: 'trains' })
    does(state, 'A', actions.buyTrain('5'))
    setOperation(state, 'GT')
    expect(holland(state, '4')).toBe(50)

    setTrainsLeft(state, '6', Number.POSITIVE_INFINITY)
    setOperation(state, 'PRR', { step: 'trains' })
    does(state, 'A', actions.buyTrain('6'))
    setOperation(state, 'GT')
    expect(holland(state, '4')).toBe(10)
  })
})

test('S65 two companies profit from one port marker (1846-3.67)', () => {
  const state = afterDraft(game(5), { A: ['MS', 'SC'] })
  setPhase(state, 'II')
  tiles(state, 'C13 #7 r4', 'D14 #5 r1', 'D6 #298 r0')
  corporation(state, 'IC', {
    price: 100,
    players: { B: 5 },
    treasury: 100,
    trains: ['2'],
    tokens: [['D6', 0]],
  })
  cash(state, { A: 0 })
  fundCompany(state, 'MS', 0)
  Object.assign(state.markers, { port: 'D14', beneficiary: 'MS' })
  setOperation(state, 'MS')
  expect(earns(state, 'A', actions.run(routeVia(trainId(state, 'MS', '2'), 'C15 C13 D14')))).toBe(80)
  expect([cashOf(state, 'A'), treasury(state, 'MS')]).toEqual([40, 40])

  expect(askedOf(state)).toBe('B for IC')
  doesWithConsent(state, 'B', actions.buyPrivate('SC', 40))
  expect(state.markers).toMatchObject({ port: 'D14', beneficiary: 'IC' })
  does(state, 'B', actions.setPort('C5'))
  expect(earns(state, 'B', actions.run(routeVia(trainId(state, 'IC', '2'), 'D6.0 C5')))).toBe(40 + 20 + 20)
  does(state, 'B', actions.withhold)
  expect(treasury(state, 'IC')).toBe(100 - 40 + 80)
  expect([cashOf(state, 'A'), treasury(state, 'MS')]).toEqual([80, 40])
  does(state, 'B', actions.endTurn)
})

describe('S66 no track twice (1846-6.34d)', () => {
  test('two trains enter Chicago by one edge', () => {
    const state = running({
      corporation: 'IC',
      trains: ['4', '4'],
      tokens: [
        ['I5', 0],
        ['C15', 0],
      ],
      board: [...ILLINOIS, ...LINE.slice(1)],
    })
    const [one, other] = state.corporations.IC.trains.map(({ id }) => id)
    const north = routeVia(one!, 'C5 D6.2 D8 D10 D12 D14 C15')
    refuses(state, 'A', actions.run(north, routeVia(other!, 'C5 D6.0 E5 F6 G5 H6 I5')), '6.34d')
  })

  test('two trains end in one city over two edges', () => {
    const state = running({
      trains: ['2', '2'],
      tokens: [['C15', 0]],
      board: ['B16 #6 r4', 'C15 #294 r0'],
    })
    const [one, other] = state.corporations.GT.trains.map(({ id }) => id)
    const runs = actions.run(routeVia(one!, 'B16 C15'), routeVia(other!, 'C17 C15'))
    expect(earnsByRoute(state, 'A', runs)).toEqual([70, 90])
  })
})

describe('S67 a city full of others (1846-6.30b)', () => {
  const blocked = (side: Side) => {
    const state = running({ trains: [side], tokens: [['C15', 0]], board: LINE })
    corporation(state, 'ERIE', { price: 50, players: { B: 5 }, tokens: [['D14', 0]] })
    setOperation(state, 'GT')
    return { state, train: trainId(state, 'GT', side) }
  }

  test('may be the end of a route', () => {
    const { state, train } = blocked('4')
    expect(earns(state, 'A', actions.run(routeVia(train, 'D14 C15 C17')))).toBe(20 + 50 + 40)
  })

  test('is not run through', () => {
    const { state, train } = blocked('4')
    refuses(state, 'A', actions.run(routeVia(train, 'D6.2 D8 D10 D12 D14 C15 C17')), '6.30b')
  })

  test('is not run through by a train that does not count it', () => {
    const { state, train } = blocked('3/5')
    refuses(state, 'A', actions.run(routeVia(train, 'D6.2 D8 D10 D12 D14 C15 C17', 'D6.2 C15 C17')), '6.30b')
    refuses(state, 'A', wholeLine(state, 'C5 C15 C17'), '6.30b')
  })
})
