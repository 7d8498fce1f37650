import type { HexScene } from '@roundhouse/view'
import { BARE_HEX } from '@roundhouse/view/testing/bareHex'
import { expect, test } from 'vitest'
import { cornersOf, frameOf } from './sketchFrame.ts'

const hexAt = (column: number, row: number): HexScene => ({
  ...BARE_HEX,
  hex: `${column} ${row}`,
  column,
  row,
})

test('the frame holds every hex', () => {
  const { x, y, width, height, centres } = frameOf({
    layout: 'flat',
    hexes: [hexAt(0, 0), hexAt(2, 4)],
  })
  expect(centres).toHaveLength(2)
  for (const centre of centres) {
    expect(centre.x).toBeGreaterThan(x)
    expect(centre.y).toBeGreaterThan(y)
    expect(centre.x).toBeLessThan(x + width)
    expect(centre.y).toBeLessThan(y + height)
  }
})

test('a pointy hex has a corner below, a flat one at its side', () => {
  expect(cornersOf('pointy').split(' ')).toContain('0.0,100.0')
  expect(cornersOf('flat').split(' ')).toContain('100.0,0.0')
})
