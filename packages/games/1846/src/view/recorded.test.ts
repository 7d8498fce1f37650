import { existsSync, readFileSync } from 'node:fs'
import { isRefusal, newTable, replayEntry } from '@roundhouse/kernel'
import type { Reader, TrainRouteScene } from '@roundhouse/view'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import { MAP } from '../components/map.ts'
import { game1846 } from '../index.ts'
import { readRecording } from '../recorded/recording.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { controllerOf, type State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'

const FILE = new URL('../../../../../../shared/fixtures/1846/10264.json', import.meta.url)
const absent = !existsSync(FILE)
if (absent) console.warn('SKIPPED: a recorded position of 1846: shared/fixtures is not beside the project')

const PLAYERS = ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom']
const EN: Reader = { language: 'en', players: PLAYERS }
const JA: Reader = { language: 'ja', players: PLAYERS }

/** The recorded game when PRR is about to run in operating round 4.2. */
function beforeRun(): State1846 {
  const game = readRecording(JSON.parse(readFileSync(FILE, 'utf8')))!
  const table = newTable(game1846, { ...game, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  for (const place of game.actions.keys())
    for (const move of game.movesFor(table.state, place)) {
      const { set, operatingRound, operation } = table.state
      const isIt = set === 4 && operatingRound === 2 && operation?.company === 'PRR'
      if (isIt && move.action.kind === 'run') return table.state
      replayEntry(table, move)
    }
  throw new Error('PRR does not run in operating round 4.2')
}

describe.skipIf(absent)('operating round 4.2 of a recorded game', () => {
  let state: State1846
  beforeAll(() => {
    state = beforeRun()
  })

  /** The best run, as it is declared. */
  const bestRun = (): Action1846 => ({
    kind: 'run',
    routes: bestRunOf(state, 'PRR').routes.map(({ revenue: _, ...route }) => route),
  })

  test('the head of the screen', () => {
    const scene = view1846.scene(state, EN)
    expect(scene.round).toBe('Operating round 4.2')
    expect(view1846.scene(state, JA).round).toBe('運行ラウンド 4.2')
    expect(scene.facts).toEqual([
      { label: 'Phase', value: 'IV' },
      { label: 'Train limit', value: '2' },
      { label: 'Bank', value: '$5,875' },
      { label: 'Certificate limit', value: '11' },
    ])
    expect(scene.companies!.order.map(({ company, state }) => `${company} ${state}`)).toEqual([
      'IC done',
      'PRR now',
      'C&O later',
      'NYC later',
      'GT later',
      'B&O later',
    ])
  })

  test('the board', () => {
    const hexes = new Map(view1846.scene(state, EN).board!.hexes.map((hex) => [hex.hex, hex]))
    expect(hexes.size).toBe(MAP.length)
    expect(hexes.get('C5')).toMatchObject({
      name: 'Chicago Connections',
      ground: 'red',
      stops: [{ kind: 'offboard', revenue: { values: [20, 40], now: 40 } }],
      marks: [{ kind: 'note', label: 'W +50' }, { kind: 'port' }],
    })
    expect(hexes.get('D6')!.stops.map(({ slots }) => slots[0])).toEqual(
      expect.arrayContaining(['PRR', 'GT', 'NYC', 'B&O']),
    )
    expect(hexes.get('D22')!.joined).toHaveLength(1)
    expect(hexes.get('G9')).toMatchObject({
      ground: 'brown',
      stops: [{ revenue: { values: [40], now: 40 } }],
    })
  })

  test('the companies and the market', () => {
    const { companies, players } = view1846.scene(state, EN)
    const { all, market } = companies!
    expect(all.map(({ id }) => id).join()).toBe('PRR,NYC,B&O,C&O,ERIE,GT,IC,MS,BIG4')
    expect(all[0]).toMatchObject({
      name: 'Pennsylvania Railroad',
      paint: { fill: '#C4122F', text: '#FFFFFF' },
      price: 230,
      status: 'open',
      trains: [{ label: '4/6' }, { label: '4/6' }],
    })
    expect(all.at(-1)).toMatchObject({ status: 'closed' })
    const cells = market!.rows[0]!
    expect(cells.find(({ price }) => price === 137)).toEqual({
      price: 137,
      kind: 'par',
      companies: ['C&O', 'NYC', 'GT'],
    })
    expect(players.map(({ facts }) => facts[0]!.value)).toContain('11/11')
  })

  test('the run with its bonuses, and that nothing earns more', () => {
    const seat = controllerOf(state, 'PRR')!
    const choice = view1846.preview(state, bestRun(), seat, EN)
    expect(choice.label).toBe('Run for $540')
    expect(view1846.preview(state, bestRun(), seat, JA).label).toBe('運行して $540 の収益を得る')
    expect(view1846.draw!(state, undefined, undefined, EN)).toMatchObject({
      revenue: 540,
      best: 540,
      facts: [{ label: 'Per share', value: '$54' }],
    })
    const routes = choice.routes as readonly TrainRouteScene[]
    expect(routes.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(bestRunOf(state, 'PRR').revenue)
    for (const { revenue, stops, bonuses } of routes) {
      const counted = stops.filter(({ paid }) => paid).reduce((sum, { value }) => sum + value, 0)
      const extra = bonuses.reduce((sum, { value }) => sum + Number(value.replace(/\D/g, '')), 0)
      expect(counted + extra).toBe(revenue)
    }
    expect(routes.flatMap(({ bonuses }) => bonuses)).toEqual([{ label: 'East–west', value: '+$80' }])
  })

  test('a line of track goes from hex to hex without a gap', () => {
    const [route] = view1846.preview(state, bestRun(), controllerOf(state, 'PRR')!, EN).routes!
    const { pieces, stops } = route!
    expect(pieces[0]).toMatchObject({ hex: stops[0]!.hex, from: `s${stops[0]!.stop}` })
    for (const [place, { hex, to }] of pieces.slice(0, -1).entries()) {
      const next = pieces[place + 1]!
      if (typeof to === 'number') expect(next.from).toBe((to + 3) % 6)
      else expect(next).toMatchObject({ hex, from: to })
    }
    expect(pieces.at(-1)).toMatchObject({ hex: stops.at(-1)!.hex, to: `s${stops.at(-1)!.stop}` })
  })

  test('the run and what is done with its revenue can be decided at once', () => {
    const seat = controllerOf(state, 'PRR')!
    const next = view1846.preview(state, bestRun(), seat, EN).next!
    expect(next.map(({ preview }) => [preview.short, preview.label])).toEqual([
      ['Pay out', 'Run for $540 and pay out'],
      ['Half', 'Run for $540 and pay half'],
      ['Withhold', 'Run for $540 and withhold'],
    ])
    expect(next[1]!.preview.gains).toEqual([
      { label: 'Per share', value: '$27' },
      { label: 'To you', value: '+$162' },
      { label: 'Treasury', value: '+$270' },
    ])
    expect(view1846.preview(state, { kind: 'run', routes: [] }, seat, EN)).not.toHaveProperty('next')
  })

  test('after the run the three dividends and where the price would go', () => {
    const seat = controllerOf(state, 'PRR')!
    const after = structuredClone(state)
    const table = { ...after, operation: { ...after.operation!, step: 'dividend' as const, revenue: 540 } }
    const put = (choice: 'full' | 'half' | 'withhold') =>
      view1846.preview(table, { kind: 'dividend', choice }, seat, EN)
    expect(put('full')).toMatchObject({
      label: 'Pay out $540, $54 per share',
      prices: [{ company: 'PRR', to: { row: 0, column: 21 } }],
    })
    expect(put('half')).toMatchObject({
      label: 'Pay out $270, $27 per share, and keep $270',
      prices: [{ company: 'PRR', to: { row: 0, column: 20 } }],
    })
    expect(put('withhold')).toMatchObject({
      label: 'Withhold $540',
      prices: [{ company: 'PRR', to: { row: 0, column: 18 } }],
    })
    expect(put('full').changes).toContainEqual({ label: 'Price of PRR', before: '$230', after: '$270' })
  })
})
