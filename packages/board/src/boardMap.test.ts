import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { membersOf } from './bits.ts'
import { boardMap, borderAt, labelsFor, type MapHex, placeAt } from './boardMap.ts'
import type { Edge } from './hex.ts'
import { componentsOf, type Facts } from './testing/components.ts'
import { CITY, draw } from './testing/draw.ts'
import { ISLE, ISLE_HEXES } from './testing/isle.ts'

const exits = (hex: string) => membersOf(placeAt(ISLE.map, hex).passable)

test('track leads to every neighbour that has or can have track there', () => {
  expect(placeAt(ISLE.map, 'C4').ways).toEqual(['C6', undefined, 'B3', 'C2', 'D3', 'D5'])
  expect(exits('C4')).toEqual([0, 2, 3, 4, 5])
  expect(exits('C2')).toEqual([0, 1])
  expect(exits('B3')).toEqual([4, 5])
})

test('what never changes is open only where its track is', () => {
  expect(exits('D3')).toEqual([1])
  expect(exits('B5')).toEqual([])
})

test('nothing crosses an impassable edge', () => {
  expect(exits('D5')).toEqual([2])
  expect(exits('C6')).toEqual([3])
})

test('a border is found from both sides', () => {
  expect(borderAt(ISLE.map, 'C4', 0)).toEqual({ edge: 0, kind: 'water', cost: 20 })
  expect(borderAt(ISLE.map, 'C6', 3)?.cost).toBe(20)
  expect(borderAt(ISLE.map, 'C4', 1)).toBeUndefined()
  expect(borderAt(ISLE.map, 'C2', 1)).toBeUndefined()
})

test('a hex may want another label in some colour', () => {
  const { printed } = placeAt(ISLE.map, 'C4')
  expect(labelsFor(printed, 'green')).toEqual(['Z'])
  expect(labelsFor(printed, 'brown')).toEqual(['Y'])
  expect(labelsFor(placeAt(ISLE.map, 'C2').printed, 'brown')).toEqual([])
})

const lone = (more: Partial<MapHex>): MapHex[] => [{ hex: 'B3', ...draw(''), ...more }]
test.each([
  ['a hex that is not there', () => placeAt(ISLE.map, 'Z9'), 'Z9 is not on the map'],
  ['a hex twice', () => boardMap('flat', [...ISLE_HEXES, ISLE_HEXES[0]!]), 'B3 is on the map twice'],
  ['a dangling path', () => boardMap('flat', lone({ paths: [[0, 's0']] })), 'B3: a path leads to s0'],
  ['a path in place', () => boardMap('flat', lone({ paths: [[4, 4]] })), 'B3: a path leads from 4 to itself'],
  [
    'a border nowhere',
    () => boardMap('flat', lone({ borders: [{ edge: 7 as Edge, kind: 'water' }] })),
    'B3: a border lies on edge 7',
  ],
  [
    'a bar on one side',
    () => boardMap('flat', lone({ borders: [{ edge: 3, kind: 'impassable' }] })),
    'edge 3 of B3',
  ],
  [
    'a slot that is not there',
    () => boardMap('flat', lone({ stops: [CITY], reservations: [{ company: 'Red', slot: 1 }] })),
    'B3: slot 1 of stop 0 is reserved for Red',
  ],
  [
    'a stop that is not there',
    () => boardMap('flat', lone({ reservations: [{ company: 'Red', stop: 2 }] })),
    'B3: slot 0 of stop 2 is reserved for Red',
  ],
])('%s is an error that names the place', (_, act, message) => {
  expect(act).toThrow(message)
})

const fileOf = (game: string) => new URL(`../../../../shared/games/${game}/components.json`, import.meta.url)
const missing = ['1846', '1856', '1860'].filter((game) => !existsSync(fileOf(game)))
if (missing.length > 0)
  console.warn(`SKIPPED: the maps of ${missing}: shared/games is not beside the project`)

test.skipIf(missing.length > 0).each([
  ['1846', false],
  ['1860', false],
  ['1860', true],
] as const)('the passable edges of %s (small map: %s) are those that are written down', (game, small) => {
  const facts = JSON.parse(readFileSync(fileOf(game), 'utf8')) as Facts
  const { map } = componentsOf(facts, small)
  const variant = small ? facts.mapVariants!.small : undefined
  const written = (hex: string) =>
    variant?.replaced.find((other) => other.hex === hex) ?? facts.map.find((other) => other.hex === hex)!
  expect(map.grid.hexes).toHaveLength(facts.map.length - (variant?.removed.length ?? 0))
  for (const [hex, { passable }] of map.places) {
    const { passableEdges, neighbours } = written(hex)
    expect(membersOf(passable), hex).toEqual(passableEdges ?? Object.keys(neighbours!).map(Number))
  }
})
