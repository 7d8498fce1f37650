import type { OptionScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { GameCard } from '../worker/protocol/cards.ts'
import {
  newGameOf,
  planLike,
  planTrouble,
  presetOf,
  seatsFor,
  unusualOptions,
  usualPlan,
  withKind,
} from './newGamePlan.ts'

const names = { defaultName: (number: number) => `P${number}`, botName: (number: number) => `B${number}` }

const options: OptionScene[] = [
  {
    name: 'edition',
    label: 'Edition',
    explanation: '',
    values: [
      { value: 'first', label: 'First' },
      { value: 'second', label: 'Second' },
    ],
    standard: 'first',
  },
  { name: 'quick', label: 'Quick', explanation: '', values: [], standard: false },
]

const card: GameCard = {
  id: 'pebbles',
  name: 'Pebbles',
  players: { min: 2, max: 3 },
  summary: '',
  bots: ['random', 'steady'],
  options,
  presets: [],
}

test('a person against the best bots, as many as can play', () => {
  expect(usualPlan(card, names)).toEqual({
    game: 'pebbles',
    seats: [
      { name: 'P1', kind: 'person' },
      { name: 'B2', kind: 'steady' },
      { name: 'B3', kind: 'steady' },
    ],
    seating: 'fixed',
    options: { edition: 'first', quick: false },
    seed: '',
  })
})

test('people only, when so asked', () => {
  expect(usualPlan(card, names, { people: true }).seats.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3'])
})

test('seats that there are stay when their number changes', () => {
  const aoi = { name: 'Aoi', kind: 'person' }
  expect(seatsFor(card, 2, [aoi, aoi, aoi], names)).toEqual([aoi, aoi])
  expect(seatsFor({ ...card, bots: [] }, 2, [aoi], names)).toEqual([aoi, { name: 'P2', kind: 'person' }])
})

test('a name that somebody chose stays when the seat changes', () => {
  expect(withKind({ name: 'B2', kind: 'steady' }, 'person', 2, names)).toEqual({ name: 'P2', kind: 'person' })
  expect(withKind({ name: 'Aoi', kind: 'person' }, 'random', 1, names)).toEqual({
    name: 'Aoi',
    kind: 'random',
  })
})

const plan = usualPlan(card, names)
const seats = (...names: string[]) => names.map((name) => ({ name, kind: 'person' }))

test('names tell players apart', () => {
  expect(planTrouble({ ...plan, seats: seats('A', 'B') })).toBeUndefined()
  expect(planTrouble({ ...plan, seats: seats('A', ' ') })).toBe('noName')
  expect(planTrouble({ ...plan, seats: seats('A', 'A ') })).toBe('sameName')
})

test('luck has a number or is new', () => {
  expect(planTrouble({ ...plan, seed: ' 20260 ' })).toBeUndefined()
  expect(planTrouble({ ...plan, seed: 'x' })).toBe('badSeed')
  expect(newGameOf(plan, card, 7).seed).toBe(7)
  expect(newGameOf({ ...plan, seed: ' 20260' }, card, 7).seed).toBe(20260)
})

test('a draw of seats has everybody, and the same luck brings the same draw', () => {
  const drawn = { ...plan, seats: seats('A', 'B', 'C'), seating: 'random' } as const
  const orders = [1, 2, 3, 4, 5, 6].map((luck) =>
    newGameOf(drawn, card, luck).players.map(({ name }) => name),
  )
  for (const order of orders) expect(order.toSorted()).toEqual(['A', 'B', 'C'])
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
  expect(newGameOf(drawn, card, 1)).toEqual(newGameOf({ ...drawn, seed: '1' }, card, 2))
})

test('a game like another keeps its seats and what can be chosen of its options', () => {
  const { seats: seated, options: chosen } = planLike(card, {
    players: seats('A', 'B'),
    options: { edition: 'second', quick: 'no such value', hidden: 3 },
  })
  expect(seated).toEqual(seats('A', 'B'))
  expect(chosen).toEqual({ edition: 'second', quick: false })
})

test('only what differs from the usual is told', () => {
  expect(unusualOptions({ edition: 'second', quick: false }, options)).toEqual({ edition: 'second' })
})

test('a preset is known by its options', () => {
  const presets = [
    { name: 'book', label: '', explanation: '', options: {} },
    { name: 'fast', label: '', explanation: '', options: { quick: true } },
  ]
  expect(presetOf({ edition: 'first', quick: false }, presets, options)?.name).toBe('book')
  expect(presetOf({ edition: 'first', quick: true }, presets, options)?.name).toBe('fast')
  expect(presetOf({ edition: 'second', quick: true }, presets, options)).toBeUndefined()
})
