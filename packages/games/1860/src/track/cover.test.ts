import { tileNamed, turnTile } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { BOARD } from '../components/board.ts'
import { coverAsRecorded, coverOf1860 } from './cover.ts'

const ROTATIONS = [0, 1, 2, 3, 4, 5]
const BROWN = ['782', '783', '784', '785']
const face = (tile: string, rotation: number) => turnTile(tileNamed(BOARD.tiles, tile), rotation)

/** Brown tiles with their rotations that may replace this green one as it is printed. */
const upgradesOf = (green: string, rule: typeof coverAsRecorded) =>
  BROWN.flatMap((tile) =>
    ROTATIONS.filter((rotation) => rule(face(green, 0), face(tile, rotation))).map(
      (rotation) => `${tile}@${rotation}`,
    ),
  )

test('a halt and a small station stay two stops (UPG.2); in recorded games they may run together', () => {
  expect(upgradesOf('754', coverOf1860)).toEqual(['782@0', '783@0', '785@0'])
  expect(upgradesOf('754', coverAsRecorded)).toEqual([
    ...['782@0', '782@4', '783@0', '783@1'],
    ...['784@5', '785@0', '785@5'],
  ])
  expect(upgradesOf('755', coverOf1860)).toEqual(['782@0', '784@0', '785@0'])
  expect(upgradesOf('755', coverAsRecorded)).toEqual([
    ...['782@0', '782@1', '783@1', '784@0'],
    ...['784@5', '785@0', '785@2'],
  ])
})

test('where they run together both are the small station, and what is left of the tile is new', () => {
  const fresh = face('782', 4)
  const { stops, newPieces } = coverAsRecorded(face('754', 0), fresh)!
  expect(stops).toEqual([0, 0])
  expect(fresh.paths.filter((_, piece) => newPieces & (1 << piece))).toHaveLength(fresh.paths.length - 3)
})

test('all other tiles are covered as by the book', () => {
  for (const tile of ['741', '744', '745', '747', '750'])
    expect(upgradesOf(tile, coverAsRecorded)).toEqual(upgradesOf(tile, coverOf1860))
})
