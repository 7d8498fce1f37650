import type { HexScene } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { farNames } from './farNames.ts'

const place = (hex: string, name: string, x: number, now: number, kind: 'city' | 'town' = 'city') => ({
  hex,
  at: { x, y: 0 },
  scene: {
    name,
    stops: [{ kind, revenue: { now, phases: [] }, slots: [] }] as unknown as HexScene['stops'],
  },
})

test('of two cities that lie side by side, the one that earns more keeps its name', () => {
  const [small, large] = [place('A1', 'Washington', 0, 20), place('A3', 'Baltimore', 173, 30)]
  expect([...farNames([small, large])]).toEqual(['A3'])
})

test('cities with room between them keep their names, and towns do not', () => {
  const hexes = [
    place('A1', 'Erie', 0, 10),
    place('A5', 'Utica', 346, 10),
    place('A9', 'Ripley', 900, 10, 'town'),
  ]
  expect([...farNames(hexes)]).toEqual(['A1', 'A5'])
})
