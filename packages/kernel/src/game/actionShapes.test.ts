import { expect, test } from 'vitest'
import { oneWordOf, wholeNumber } from '../json/reader.ts'
import { actionShapes, suchThat } from './actionShapes.ts'

const SHAPES = actionShapes({
  sell: { company: oneWordOf(['Red', 'Blue']), count: wholeNumber(1) },
  pass: {},
})
const sale = { kind: 'sell', company: 'Red', count: 2 }

test('actions have the kind that they are called by, and exactly their arguments', () => {
  expect(SHAPES.sell.safeParse(sale)).toEqual({ success: true, data: sale })
  expect(SHAPES.sell.safeParse({ ...sale, kind: 'pass' }).success).toBe(false)
  expect(SHAPES.sell.safeParse({ ...sale, price: 1 }).success).toBe(false)
  expect(SHAPES.pass.safeParse({ kind: 'pass' }).success).toBe(true)
})

test('arguments can be tested together', () => {
  const even = suchThat(SHAPES.sell, ({ count }) => count % 2 === 0)
  expect(even.safeParse(sale)).toEqual({ success: true, data: sale })
  expect(even.safeParse({ ...sale, count: 3 }).success).toBe(false)
  expect(even.safeParse({ ...sale, count: 0 }).success).toBe(false)
})
