import { expect, test } from 'vitest'
import { queue } from './queue.ts'

test('one thing after another, whatever fails', async () => {
  const inTurn = queue()
  const done: string[] = []
  const work = (name: string, pauses: number) =>
    inTurn(async () => {
      for (let pause = 0; pause < pauses; pause++) await null
      done.push(name)
      return name
    })
  const long = work('long', 5)
  const failed = inTurn(() => {
    throw new Error('no')
  })
  const short = work('short', 0)
  await expect(failed).rejects.toThrow('no')
  expect([await long, await short]).toEqual(['long', 'short'])
  expect(done).toEqual(['long', 'short'])
})
