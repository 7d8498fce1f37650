import { existsSync, readFileSync } from 'node:fs'
import type { Face } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { ALL_TILES, tilesInBox } from './tiles.ts'

const FILES = ['1846', '1856', '1860'].map(
  (title) => new URL(`../../../../shared/games/${title}/components.json`, import.meta.url),
)
const absent = !FILES.every((file) => existsSync(file))
if (absent) console.warn('SKIPPED: the tiles of all titles: shared/games is not beside the project')

/** What we read of the facts of a title. */
interface Facts {
  readonly tiles: readonly (Face & { readonly id: string; readonly fixedRotation?: number })[]
}

/** What a tile shows, without the order of its track and hints for drawing it. */
const shown = ({ color, labels, stops, paths }: Face) => ({
  color,
  labels,
  stops: stops.map(({ kind, revenue, slots, name, groups }) => ({ kind, revenue, slots, name, groups })),
  paths: paths.map((path) => path.map(String).sort().join('-')).sort(),
})

test.skipIf(absent)('every tile of every title is drawn as written down, and there is no other', () => {
  const written = FILES.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Facts).tiles)
  expect(new Set(ALL_TILES.keys())).toEqual(new Set(written.map(({ id }) => id)))
  for (const tile of written) {
    const drawn = ALL_TILES.get(tile.id)!
    expect(shown(drawn), tile.id).toEqual(shown(tile))
    const fixed = tile.fixedRotation
    expect(drawn.rotations, tile.id).toEqual(fixed === undefined ? undefined : [fixed])
  }
})

test('a box has copies of tiles', () => {
  const box = tilesInBox(`
    7:* 57:4
    14:1`)
  expect([...box.values()].map(({ id, count, color }) => [id, count, color])).toEqual([
    ['7', null, 'yellow'],
    ['57', 4, 'yellow'],
    ['14', 1, 'green'],
  ])
})

test.each([
  ['57', '"57" cannot be read'],
  ['57:many', '"57:many" cannot be read'],
  ['9999:1', 'there is no tile 9999'],
  ['57:1 57:2', 'tile 57 is in the set twice'],
])('a box of %s is an error', (list, why) => {
  expect(() => tilesInBox(list)).toThrow(why)
})
