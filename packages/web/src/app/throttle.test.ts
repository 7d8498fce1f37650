import { expect, test } from 'vitest'
import { throttle } from './throttle.ts'

test('many wishes are one call, and none is forgotten', () => {
  const due: (() => void)[] = []
  let done = 0
  const want = throttle(
    () => done++,
    (work) => due.push(work),
  )
  for (let wish = 0; wish < 5; wish++) want()
  expect([done, due.length]).toEqual([1, 1])
  due.shift()!()
  expect([done, due.length]).toEqual([2, 1])
  due.shift()!()
  expect([done, due.length]).toEqual([2, 0])
  want()
  expect(done).toBe(3)
})
