import { expect, test } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

test('what takes long is not begun again before it has ended, and then it is, also where it failed', async () => {
  let begun = 0
  let end: (fails: boolean) => void = () => {}
  const work = oneAtATime(
    () =>
      new Promise<void>((done, failed) => {
        begun++
        end = (fails) => (fails ? failed(new Error('no')) : done())
      }),
  )
  const first = work()
  await Promise.all([work(), work()])
  expect(begun).toBe(1)
  end(true)
  await expect(first).rejects.toThrow('no')
  const next = work()
  expect(begun).toBe(2)
  end(false)
  await next
})
