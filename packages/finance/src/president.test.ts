import { expect, test } from 'vitest'
import { presidentAfter, rightfulPresident } from './president.ts'

test.each([
  ['most shares keep the office', [4, 3, 1], 0, 0],
  ['equal is not enough', [4, 4, 1], 0, 0],
  ['strictly more takes it', [4, 5, 1], 0, 1],
  ['the most of several takes it, however far away', [0, 2, 3], 0, 2],
  ['among equals the first to the left', [1, 2, 1, 2], 0, 1],
  ['left goes round the table', [2, 1, 0, 2], 2, 3],
  ['left goes round past the last seat', [2, 2, 1], 2, 0],
])('%s', (_, shares, sitting, expected) => {
  expect(rightfulPresident(shares, sitting, 1)).toBe(expected)
})

test.each([
  ['somebody with more takes the office', [4, 3, 0], 0, 2, 1],
  ['as much is not enough', [4, 3, 0], 0, 3, 0],
  ['less than the president’s certificate is never enough', [2, 1, 0], 0, 0, 0],
  ['a purchase can take it', [3, 3, 0], 1, 4, 1],
])('%s', (_, shares, changed, count, president) => {
  expect(presidentAfter(shares, 0, changed, count, 2)).toBe(president)
})
