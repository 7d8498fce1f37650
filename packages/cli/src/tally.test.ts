import { expect, test } from 'vitest'
import { en } from './dictionary.en.ts'
import { listed, tally } from './tally.ts'

test('what was met most comes first', () => {
  const met = tally()
  for (const name of ['a', 'b', 'b', '__proto__']) met.add(name)
  met.add('c', 1500)
  expect(Object.entries(met.counts())).toEqual([
    ['c', 1500],
    ['b', 2],
    ['a', 1],
    ['__proto__', 1],
  ])
  expect(listed(met.counts(), en)).toBe('c 1,500, b 2, a 1, __proto__ 1')
  expect(listed({}, en)).toBe('none')
})
