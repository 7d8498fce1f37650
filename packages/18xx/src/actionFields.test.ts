import { actionShapes } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { actionFields } from './actionFields.ts'
import { LAKESIDE } from './testing/lakeside.ts'

const { corporation, hex, tile, rotation, count } = actionFields(LAKESIDE.board, ['Red', 'Blue'])
const SHAPES = actionShapes({ sell: { corporation, count }, lay: { hex, tile, rotation } })

test('the shapes of actions know no other hex, tile or corporation than those of the title', () => {
  const lay = { kind: 'lay', hex: 'C4', tile: '57', rotation: 0 }
  expect(SHAPES.lay.safeParse(lay).success).toBe(true)
  expect(SHAPES.lay.safeParse({ ...lay, hex: 'Z9' }).success).toBe(false)
  expect(SHAPES.lay.safeParse({ ...lay, tile: '999' }).success).toBe(false)
  expect(SHAPES.lay.safeParse({ ...lay, rotation: 6 }).success).toBe(false)
  expect(SHAPES.sell.safeParse({ kind: 'sell', corporation: 'Green', count: 1 }).success).toBe(false)
})
