import type { BoardScene } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { expect, test } from 'vitest'
import { isBroadBoard } from './isBroadBoard.ts'

const boardOf = (columns: number, rows: number): BoardScene => ({
  layout: 'pointy',
  hexes: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({
      ...BARE_HEX,
      hex: `${row} ${column}`,
      row,
      column: 2 * column + (row % 2),
    })),
  ).flat(),
})

test('a board is broad that is much wider than high', () => {
  expect(isBroadBoard(boardOf(24, 12))).toBe(true)
  expect(isBroadBoard(boardOf(12, 10))).toBe(false)
})
