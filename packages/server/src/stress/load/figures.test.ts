import { expect, test } from 'vitest'
import { columnsText, percentiles } from './figures.ts'

test('a spread tells which share took no longer', () => {
  const times = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(percentiles(times)).toEqual({ count: 200, median: 100, p95: 190, p99: 198, worst: 200 })
  expect(percentiles([3.06])).toEqual({ count: 1, median: 3.1, p95: 3.1, p99: 3.1, worst: 3.1 })
})

test('figures stand under each other', () => {
  expect(
    columnsText([
      ['', 'p95'],
      ['one', 5],
      ['other', 1234],
    ]),
  ).toBe('        p95\none       5\nother  1234')
})
