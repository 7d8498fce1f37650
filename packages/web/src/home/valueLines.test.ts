import { expect, test } from 'vitest'
import { valueLines } from './valueLines.ts'

test('lines run from left to right, the most at the top, nothing at the bottom', () => {
  expect(
    valueLines([
      [0, 0],
      [50, 100],
    ]),
  ).toEqual(['2.0,61.0 106.0,32.0', '2.0,61.0 106.0,3.0'])
})

test('what is not known is left out', () => {
  expect(
    valueLines([
      [null, 1],
      [null, 1],
    ])[0],
  ).toBe('')
  expect(valueLines([])).toEqual([])
})
