import { expect, test } from 'vitest'
import { LAKESIDE } from '../../testing/lakeside.ts'
import { tileScenes } from './tileScenes.ts'

const tiles = new Map(tileScenes(LAKESIDE).map((tile) => [tile.hex, tile]))

test('every tile can be drawn by itself', () => {
  expect([...tiles.keys()]).toEqual([...LAKESIDE.board.tiles.keys()])
})

test('a tile has its colour, its track and its empty places for tokens', () => {
  expect(tiles.get('8')).toMatchObject({ ground: 'yellow', stops: [], paths: [expect.anything()] })
  const [city] = tiles.get('14')!.stops
  expect(city).toEqual({
    kind: 'city',
    revenue: { values: [30], now: 30 },
    slots: [null, null],
    reservedFor: [null, null],
  })
})
