import { expect, test } from 'vitest'
import { certificatesIn, presidentAfter } from './certificates.ts'

test('two of the president’s shares are one certificate', () => {
  expect(certificatesIn(4, true)).toBe(3)
  expect(certificatesIn(4, false)).toBe(4)
})

test.each([
  ['somebody with more takes the office', [4, 3, 0], 0, 2, 1],
  ['as much is not enough', [4, 3, 0], 0, 3, 0],
  ['less than the president’s certificate is never enough', [2, 1, 0], 0, 0, 0],
  ['a purchase can take it', [3, 3, 0], 1, 4, 1],
])('%s', (_, players, changed, shares, president) => {
  expect(presidentAfter({ players }, 0, changed, shares)).toBe(president)
})
