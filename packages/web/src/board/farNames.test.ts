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
  expect([...farNames([small, large])]).toEqual([['A3', '0 1']])
})

test('cities with room between them keep their names, and towns do not', () => {
  const hexes = [
    place('A1', 'Erie', 0, 10),
    place('A5', 'Utica', 346, 10),
    place('A9', 'Ripley', 900, 10, 'town'),
  ]
  expect([...farNames(hexes).keys()]).toEqual(['A1', 'A5'])
})

test('from less far there is room for more names', () => {
  const hexes = [place('A1', 'Toledo', 0, 20), place('A3', 'Cleveland', 210, 30)]
  expect(farNames(hexes)).toEqual(
    new Map([
      ['A3', '0 1'],
      ['A1', '1'],
    ]),
  )
})

test('a name that gives way from less far is not written there', () => {
  const hexes = [
    place('A1', 'Terre Haute', 0, 0),
    place('A3', 'Indianapolis', 250, 30),
    place('A5', 'Fort Wayne', 560, 40),
  ]
  const seen = (far: string) =>
    [...farNames(hexes)].filter(([, from]) => from.includes(far)).map(([hex]) => hex)
  expect(seen('0').sort()).toEqual(['A1', 'A5'])
  expect(seen('1').sort()).toEqual(['A3', 'A5'])
})
