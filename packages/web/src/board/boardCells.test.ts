import type { BoardScene, HexScene } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { expect, test } from 'vitest'
import { bordersOf, cellsOf, extentOf } from './boardCells.ts'
import { keepUnchangedHexes } from './keepUnchangedHexes.ts'

const hex = (name: string, column: number, row: number, more: Partial<HexScene> = {}): HexScene => ({
  ...BARE_HEX,
  hex: name,
  column,
  row,
  ...more,
})
const board = (...hexes: HexScene[]): BoardScene => ({ layout: 'pointy', hexes })

test('of joined hexes the one with a bonus speaks, else the lower one', () => {
  const upper = hex('C21', 21, 3, { joined: [5] })
  const lower = hex('D22', 22, 4, { joined: [2] })
  const speakers = (scene: BoardScene) => cellsOf(scene).map(({ speaker }) => speaker)
  expect(speakers(board(upper, lower))).toEqual(['D22', undefined])
  const speaking = { ...upper, marks: [{ kind: 'note' as const, label: 'E +30' }] }
  expect(speakers(board(speaking, lower))).toEqual([undefined, 'C21'])
})

test('a border that two hexes name is drawn once', () => {
  const left = hex('B16', 16, 2, { borders: [{ edge: 4, kind: 'mountain', cost: 40 }] })
  const right = hex('B18', 18, 2, { borders: [{ edge: 1, kind: 'mountain', cost: 40 }] })
  expect(bordersOf(board(left, right))).toMatchObject([{ hexes: ['B18', 'B16'], edge: 1, cost: 40 }])
  expect(bordersOf(board(left))).toMatchObject([{ hexes: ['B16'], edge: 4, cost: 40 }])
})

test('an empty board has an extent too', () => {
  expect(extentOf([])).toEqual({ left: -100, top: -100, right: 100, bottom: 100 })
})

test('a hex that looks as before stays the same object', () => {
  const before = board(hex('A1', 1, 1), hex('A3', 3, 1))
  const now = keepUnchangedHexes(before, board(hex('A1', 1, 1), hex('A3', 3, 1, { ground: 'yellow' })))
  expect(now.hexes[0]).toBe(before.hexes[0])
  expect(now.hexes[1]).not.toBe(before.hexes[1])
  expect(now.hexes[1]!.ground).toBe('yellow')
})
