import type { OptionScene } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { GameCard } from '../worker/protocol.ts'
import { differing, nameTrouble, presetOf, seatsFor, usualPlan, withKind } from './plan.ts'

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
    options: { edition: 'first', quick: false },
  })
})

test('people only, when so asked', () => {
  expect(usualPlan(card, names, true).seats.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3'])
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

test('names tell players apart', () => {
  const seats = (...names: string[]) => names.map((name) => ({ name, kind: 'person' }))
  expect(nameTrouble(seats('A', 'B'))).toBeUndefined()
  expect(nameTrouble(seats('A', ' '))).toBe('noName')
  expect(nameTrouble(seats('A', 'A '))).toBe('sameName')
})

test('only what differs from the usual is told', () => {
  expect(differing({ edition: 'second', quick: false }, options)).toEqual({ edition: 'second' })
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
