import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('the least, the middle and the greatest', () => {
  expect(spread([])).toBeNull()
  expect(spread([7])).toEqual({ min: 7, median: 7, max: 7 })
  expect(spread([10, 9, 2])).toEqual({ min: 2, median: 9, max: 10 })
  expect(spread([4, 1, 3, 10])).toEqual({ min: 1, median: 3.5, max: 10 })
})
