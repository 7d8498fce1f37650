import type { BoardScene, HexScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { withoutWords } from './withoutWords.ts'

test('names of waters and notes are left out; names of places and what lies there stay', () => {
  const note = { kind: 'note', label: 'East +20' } as const
  const coal = { kind: 'coal', label: '+40' } as const
  const hex = { hex: 'A1', name: 'Buffalo', marks: [note, coal] } as unknown as HexScene
  const board: BoardScene = {
    layout: 'flat',
    hexes: [hex],
    currency: undefined as never,
    waters: [{ name: 'Lake Erie', column: 1, row: 1 }],
  }
  const { hexes, waters } = withoutWords(board)
  expect(hexes).toEqual([{ ...hex, marks: [coal] }])
  expect(waters).toBeUndefined()
})
