import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import {
  afterDraft,
  corporation,
  game,
  putInPool,
  setOperation,
  setPhase,
  setStockRound,
  tiles,
} from '../scenarios/position.ts'
import { type State1846, scoreOf } from '../state.ts'
import { view1846 } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya', 'Tom'] }

const hexOf = (state: State1846, name: string) =>
  view1846.scene(state, EN).board!.hexes.find(({ hex }) => hex === name)!

test('terrain and edges are shown until they are paid', () => {
  const state = afterDraft(game(5))
  expect(hexOf(state, 'C15').terrain).toEqual([{ kind: 'water', cost: 40 }])
  expect(hexOf(state, 'B16').borders).toEqual([{ edge: 4, kind: 'mountain', cost: 40 }])
  tiles(state, 'B16 #57 r1')
  expect(hexOf(state, 'B16')).toMatchObject({ tile: '57', ground: 'yellow', borders: [] })
  expect(hexOf(state, 'B18').borders).toEqual([])
})

test('reserved slots, closed hexes, ports and markers', () => {
  const state = afterDraft(game(5, { with: ['PRR', 'MC'] }), { A: ['MC', 'C&WI'] })
  expect(hexOf(state, 'E11').stops[0]!.reservedFor).toEqual(['PRR'])
  expect(hexOf(state, 'D6').stops.map(({ reservedFor }) => reservedFor[0])).toEqual([
    null,
    null,
    null,
    'C&WI',
  ])
  expect(hexOf(state, 'B10').marks).toEqual([{ kind: 'blocked', label: 'MC' }])
  corporation(state, 'PRR', { price: 100, players: { A: 5 } })
  Object.assign(state.markers, { port: 'B8', beneficiary: 'PRR' })
  expect(hexOf(state, 'B8').marks).toEqual([
    { kind: 'port', label: 'Port' },
    { kind: 'port', label: 'Port' },
    { kind: 'port', label: '+40', company: 'PRR' },
  ])
})

test('off-board places have two values, and two hexes of one place are joined', () => {
  const state = afterDraft(game(5))
  expect(hexOf(state, 'F22').stops[0]!.revenue).toEqual({ values: [30, 70], now: 30 })
  const [edge] = hexOf(state, 'F22').joined
  expect(hexOf(state, 'G21').joined).toEqual([(edge! + 3) % 6])
  setPhase(state, 'III')
  expect(hexOf(state, 'F22').stops[0]!.revenue.now).toBe(70)
})

test('what the bank has left, each train by the name that a purchase points at', () => {
  const state = afterDraft(game(5))
  putInPool(state, '4')
  corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 500 })
  setOperation(state, 'GT', { step: 'trains' })
  const supplies = new Map(view1846.scene(state, EN).supplies.map((supply) => [supply.id, supply.items]))
  expect(supplies.get('depot')!.filter(({ now }) => now)).toMatchObject([
    {
      id: 'bank 4',
      label: '4',
      value: '$180',
      hint: '4 stops, 5 left in all',
      probe: { kind: 'buy-train', side: '4' },
    },
    {
      id: 'bank 3/5',
      label: '3/5',
      value: '$160',
      hint: '3 of 5 stops, 5 left in all',
      probe: { side: '3/5' },
    },
  ])
  expect(supplies.get('pool')!.map(({ id }) => id)).toEqual(['pool 4', 'pool 3/5'])
  expect(supplies.get('tiles')!.find(({ label }) => label === '#7')).toMatchObject({ value: '∞' })
  expect(view1846.target({ kind: 'buy-train', from: 'pool', side: '3/5' })).toEqual({
    on: 'train',
    train: 'pool 3/5',
  })
})

test('what is asked names only what can be done', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 0 })
  setOperation(state, 'PRR')
  const asked = { seat: 0, as: 'PRR', prompt: 'build' }
  expect(view1846.prompt(state, asked, EN)).toBe('PRR: issue shares or run the trains')
  setOperation(state, 'PRR', { issued: true })
  expect(view1846.prompt(state, asked, EN)).toBe('PRR: run the trains')
})

test('whoever has nothing to sell is asked only to buy', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  setStockRound(state, 'A')
  const asked = { seat: 0, prompt: 'stock' }
  expect(view1846.prompt(state, asked, EN)).toBe('Buy one certificate, or pass')
  corporation(state, 'PRR', { price: 100, players: { A: 2, B: 3 } })
  expect(view1846.prompt(state, asked, EN)).toBe('Sell, then buy one certificate, or pass')
})

test('the time table, the steps of a turn and the phases say where the game stands', () => {
  const state = afterDraft(game(5, { with: ['PRR'] }))
  corporation(state, 'PRR', { price: 100, players: { A: 5 }, treasury: 0 })
  setOperation(state, 'PRR', { issued: true })
  Object.assign(state, { set: 2, operatingRound: 1 })
  const { rounds, steps, phases } = view1846.scene(state, EN)
  expect(rounds!.map(({ label, state: when }) => `${label} ${when}`)).toEqual([
    'OR 1.2 done',
    'SR 2 done',
    'OR 2.1 now',
    'OR 2.2 later',
    'SR 3 later',
  ])
  expect(steps!.map(({ label, state: when }) => `${label} ${when}`)).toEqual([
    'Issue done',
    'Track later',
    'Token later',
    'Run & dividend open',
    'Buy trains later',
  ])
  expect(phases!.rows[2]!.cells.slice(0, 4)).toEqual(['III', '5 · 4/6', 'brown', '3'])
  Object.assign(state, { bankBroken: true })
  expect(view1846.scene(state, EN).rounds!.at(-1)!.label).toBe('OR 2.2')
})

test('what is tried on companies: prices before the launch, shares after it, nothing on a minor', () => {
  const state = afterDraft(game(5, { with: ['PRR', 'GT'] }), { A: ['MS'] })
  corporation(state, 'GT', { price: 100, players: { A: 5 } })
  setStockRound(state, 'A')
  const headings = (id: string) =>
    view1846
      .scene(state, EN)
      .companies!.all.find((company) => company.id === id)!
      .probes?.map(({ heading }) => heading)
  expect(headings('PRR')).toEqual(['Launch'])
  expect(headings('GT')).toEqual(['Sell', 'Buy'])
  expect(headings('MS')).toBeUndefined()
})

test('the parts of a score add up to it', () => {
  const state = afterDraft(game(5, { with: ['MC'] }), { A: ['MC'] })
  corporation(state, 'GT', { price: 112, players: { A: 3 } })
  expect(view1846.score(state, 0, EN).slice(1)).toEqual([
    { label: 'GT 3 × $112', value: '$336', amount: 336 },
    { label: 'Michigan Central', value: '$40', amount: 40 },
  ])
  const sum = view1846.score(state, 0, EN).reduce((all, { amount = 0 }) => all + amount, 0)
  expect(sum).toBe(scoreOf(state, 0))
})

test('options have a rule and a standard among their values, presets a value for each', () => {
  const options = view1846.options(EN)
  for (const { values, standard } of options) expect(values.map(({ value }) => value)).toContain(standard)
  const numbered = [1, 2, 3, 4, 5, 6].map((number) => `1846-0.${number}`)
  expect(options.map(({ rule }) => rule)).toEqual([...numbered, '1846-G.1'])
  const [book, recorded] = view1846.presets!(EN)
  expect(book!.options).toEqual(Object.fromEntries(options.map(({ name, standard }) => [name, standard])))
  expect(recorded!.options).toMatchObject({ bestRun: 'declared' })
})

test('once it is over it says why, in the words of the log', () => {
  const state = afterDraft(game(5))
  expect(view1846.scene(state, EN).end).toBeUndefined()
  state.endReason = 'bankruptcy'
  expect(view1846.scene(state, EN).end).toBe('The game is over: only one player is left.')
  state.endReason = 'bank'
  expect(view1846.scene(state, { ...EN, language: 'ja' }).end).toBe('ゲーム終了：銀行破産')
})
