import { describe, expect, test } from 'vitest'
import type { Options1846 } from '../options.ts'
import type { State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  bestOf,
  corporation,
  earns,
  earnsByRoute,
  game,
  LINE,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  tiles,
  trainId,
  WHOLE_LINE,
} from './position.ts'

describe('G09 mail money for one train (1846-3.60)', () => {
  const position = (privates: readonly 'MAIL'[], options: Partial<Options1846> = {}) => {
    const state = afterDraft(game(5, { options }))
    setPhase(state, 'II')
    tiles(state, ...LINE, 'D18 #8 r4', 'E17 #291 r3', 'E19 #9 r1')
    corporation(state, 'NYC', {
      price: 100,
      players: { A: 5 },
      trains: ['4', '3/5'],
      tokens: [['C15', 0]],
      privates,
    })
    setOperation(state, 'NYC')
    return state
  }
  const runs = (state: State1846, counts: string) =>
    actions.run(
      routeVia(trainId(state, 'NYC', '4'), 'C21 D20 D18 E17 E19 E21'),
      routeVia(trainId(state, 'NYC', '3/5'), WHOLE_LINE, counts),
    )

  test('the one with most stops', () => {
    const without = position([])
    const revenue = earns(without, 'A', runs(without, 'C5 C15 C17'))
    expect(revenue).toBe(90 + 190)
    const state = position(['MAIL'])
    expect(earnsByRoute(state, 'A', runs(state, 'C5 C15 C17'))).toEqual([90, 190 + 50])
  })

  test('whichever stops it counts', () => {
    const state = position(['MAIL'], { bestRun: 'declared' })
    expect(earnsByRoute(state, 'A', runs(state, 'D6.2 C15 C17'))).toEqual([90, 130 + 50])
  })
})

describe('G10 the meat marker and a train that counts three of five (1846-6.33, 1846-6.34c)', () => {
  const position = (bestRun: Options1846['bestRun']) => {
    const state = afterDraft(game(5, { options: { bestRun } }))
    setPhase(state, 'II')
    tiles(state, ...LINE)
    corporation(state, 'GT', {
      price: 100,
      players: { A: 5 },
      trains: ['3/5'],
      tokens: [['C15', 0]],
    })
    state.markers.placed.MPC = { hex: 'D6', corporation: 'GT' }
    setOperation(state, 'GT')
    return state
  }
  const line = (state: State1846, way: string, counts?: string) =>
    actions.run(routeVia(trainId(state, 'GT', '3/5'), way, counts))

  test('the best run is without it', () => {
    const state = position('forced')
    expect(bestOf(state, 'A')).toBe(190)
    refuses(state, 'A', line(state, WHOLE_LINE, 'D6.2 C15 C17'), '6.35')
    expect(earns(state, 'A', line(state, WHOLE_LINE, 'C5 C15 C17'))).toBe(190)
  })

  test.each([
    [WHOLE_LINE, 'C5 C15 C17', 190],
    [WHOLE_LINE, 'D6.2 C15 C17', 160],
    ['D6.2 D8 D10 D12 D14 C15 C17', 'D6.2 C15 C17', 160],
  ])('%s counting %s', (way, counts, revenue) => {
    const state = position('declared')
    expect(earns(state, 'A', line(state, way, counts))).toBe(revenue)
  })

  test('no counted stop has the token', () => {
    const state = position('declared')
    refuses(state, 'A', line(state, WHOLE_LINE, 'C5 D6.2 C17'), '6.33')
  })
})

test.each([
  ['III', '#299', '5'],
  ['IV', '#300', '6'],
] as const)('G11 one city of Chicago in a route, phase %s (1846-6.31)', (now, tile, side) => {
  const state = afterDraft(game(5))
  setPhase(state, now)
  tiles(state, `D6 ${tile} r0`, 'D8 #7 r0', 'E7 #7 r2')
  corporation(state, 'GT', { price: 100, players: { A: 5 }, trains: [side], tokens: [['D6', 2]] })
  setOperation(state, 'GT')
  refuses(state, 'A', actions.run(routeVia(trainId(state, 'GT', side), 'D6.2 D8 E7 D6.3')), '6.31')
})
