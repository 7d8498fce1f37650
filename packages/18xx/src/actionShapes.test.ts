import { describe, expect, test } from 'vitest'
import { actionFields, actionShapes } from './actionShapes.ts'
import { LAKESIDE } from './testing/lakeside.ts'

const { corporation, hex, tile, rotation, count } = actionFields(LAKESIDE.board, ['Red', 'Blue'])
const SHAPES = actionShapes({ sell: { corporation, count }, lay: { hex, tile, rotation }, pass: {} })

describe('the shapes of actions', () => {
  test('have the kind that they are called by, and exactly their arguments', () => {
    const sale = { kind: 'sell', corporation: 'Red', count: 2 }
    expect(SHAPES.sell.safeParse(sale)).toMatchObject({ success: true, data: sale })
    expect(SHAPES.sell.safeParse({ ...sale, kind: 'pass' }).success).toBe(false)
    expect(SHAPES.sell.safeParse({ ...sale, price: 1 }).success).toBe(false)
    expect(SHAPES.pass.safeParse({ kind: 'pass' }).success).toBe(true)
  })

  test('know no other hex, tile or corporation than those of the title', () => {
    const lay = { kind: 'lay', hex: 'C4', tile: '57', rotation: 0 }
    expect(SHAPES.lay.safeParse(lay).success).toBe(true)
    expect(SHAPES.lay.safeParse({ ...lay, hex: 'Z9' }).success).toBe(false)
    expect(SHAPES.lay.safeParse({ ...lay, tile: '999' }).success).toBe(false)
    expect(SHAPES.lay.safeParse({ ...lay, rotation: 6 }).success).toBe(false)
    expect(SHAPES.sell.safeParse({ kind: 'sell', corporation: 'Green', count: 1 }).success).toBe(false)
  })
})
