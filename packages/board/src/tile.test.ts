import { expect, test } from 'vitest'
import type { Stop } from './face.ts'
import { CITY, draw, TOWN } from './testing/draw.ts'
import {
  byColor,
  distinctRotations,
  lowestRotation,
  type Tile,
  tileNamed,
  tileSet,
  turnTile,
} from './tile.ts'

const tile = (id: string, track: string, stops: readonly Stop[] = [], more: Partial<Tile> = {}): Tile => ({
  ...draw(track, stops),
  id,
  count: 2,
  ...more,
})
const curve = tile('7', '0-1')
const straight = tile('9', '0-3')
const cross = tile('55', '0-s0 s0-3 1-s1 s1-4', [TOWN, TOWN])

test('turning adds to every edge and leaves stops and junctions alone', () => {
  expect(turnTile(curve, 5).paths).toEqual([[5, 0]])
  expect(turnTile(tile('a', 's0-4 j-s0', [CITY]), 3)).toEqual(draw('s0-1 j-s0', [CITY]))
})

test('a turned tile is drawn once', () => {
  expect(turnTile(curve, 2)).toBe(turnTile(curve, 2))
})

test('rotations that show the same track count once, named by the lowest', () => {
  expect(distinctRotations(curve)).toEqual([0, 1, 2, 3, 4, 5])
  expect(distinctRotations(straight)).toEqual([0, 1, 2])
  expect(distinctRotations(cross)).toEqual([0, 1, 2])
  expect(lowestRotation(cross, 4)).toBe(1)
})

test('two stops that differ are told apart', () => {
  const ends = tile('e', '0-s0 3-s1', [TOWN, TOWN])
  expect(distinctRotations(ends)).toEqual([0, 1, 2])
  expect(distinctRotations({ ...ends, stops: [TOWN, { ...TOWN, revenue: 20 }] })).toHaveLength(6)
})

test('a tile may be fixed in some rotations', () => {
  expect(distinctRotations(tile('x', '0-1', [], { rotations: [4, 0] }))).toEqual([0, 4])
})

test('tiles are found by id and by colour', () => {
  const green = tile('14', '0-s0', [CITY], { color: 'green' })
  const set = tileSet([curve, green, straight])
  expect(tileNamed(set, '14')).toBe(green)
  expect(byColor(set).get('yellow')).toEqual([curve, straight])
  expect(byColor(set)).toBe(byColor(set))
})

test.each([
  ['rotation 7', () => turnTile(curve, 7), 'tile 7 has no rotation 7'],
  ['rotation 1.5', () => lowestRotation(curve, 1.5), 'tile 7 has no rotation 1.5'],
  ['a fixed rotation 6', () => tileSet([{ ...curve, rotations: [6] }]), 'tile 7 has no rotation 6'],
  ['an unknown tile', () => tileNamed(tileSet([curve]), '8'), 'there is no tile 8'],
  ['a tile twice', () => tileSet([curve, curve]), 'tile 7 is in the set twice'],
  ['half a tile', () => tileSet([{ ...curve, count: 0.5 }]), 'tile 7: there cannot be 0.5 copies'],
  ['a dangling path', () => tileSet([tile('5', '0-s1', [CITY])]), 'tile 5: a path leads to s1'],
  ['a path in place', () => tileSet([tile('5', '2-2', [CITY])]), 'tile 5: a path leads from 2'],
])('%s is an error that names the place', (_, act, message) => {
  expect(act).toThrow(message)
})
