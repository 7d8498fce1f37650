import { expect, test } from 'vitest'
import { counter, countsText } from './counter.ts'
import { enCli } from './dictionary.en.ts'

test('what was met most comes first', () => {
  const met = counter()
  for (const name of ['a', 'b', 'b', '__proto__']) met.add(name)
  met.add('c', 1500)
  expect(Object.entries(met.counts())).toEqual([
    ['c', 1500],
    ['b', 2],
    ['a', 1],
    ['__proto__', 1],
  ])
  expect(countsText(met.counts(), enCli)).toBe('c 1,500, b 2, a 1, __proto__ 1')
  expect(countsText({}, enCli)).toBe('none')
})
