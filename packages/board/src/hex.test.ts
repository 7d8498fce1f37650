import fc from 'fast-check'
import { expect, test } from 'vitest'
import { across, coordinatesOf, EDGES, opposite } from './hex.ts'

test('a flat-topped board names columns by letter', () => {
  expect(coordinatesOf('flat', 'C4')).toEqual({ column: 3, row: 4 })
  expect(EDGES.map((edge) => across('flat', 'C4', edge))).toEqual(['C6', 'B5', 'B3', 'C2', 'D3', 'D5'])
})

test('a pointy-topped board names rows by letter', () => {
  expect(coordinatesOf('pointy', 'C13')).toEqual({ column: 13, row: 3 })
  expect(EDGES.map((edge) => across('pointy', 'C13', edge))).toEqual([
    'D12',
    'C11',
    'B12',
    'B14',
    'C15',
    'D14',
  ])
})

test('nothing has a name beyond the first row, the first column and the last letter', () => {
  expect(across('flat', 'A2', 1)).toBeUndefined()
  expect(across('flat', 'B1', 3)).toBeUndefined()
  expect(across('pointy', 'Z3', 0)).toBeUndefined()
  expect(across('pointy', 'C1', 1)).toBeUndefined()
})

test('the way across an edge leads back across the opposite edge', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('flat' as const, 'pointy' as const),
      fc.integer({ min: 0, max: 25 }),
      fc.integer({ min: 1, max: 95 }),
      fc.constantFrom(...EDGES),
      (layout, letter, number, edge) => {
        const hex = String.fromCharCode(65 + letter) + number
        const other = across(layout, hex, edge)
        if (other !== undefined) expect(across(layout, other, opposite(edge))).toBe(hex)
      },
    ),
  )
})

test.each(['', 'A', '7', 'a1', 'A0', 'A01', 'AA1', 'A1 ', '__proto__'])(
  '%o is not the name of a hex',
  (name) => {
    expect(() => coordinatesOf('flat', name)).toThrow('is not the name of a hex')
  },
)
