import { expect, test } from 'vitest'
import { pausesBy } from './pauses.ts'

test('a pause ends in its time, or when it is cut short', async () => {
  const ends: (() => void)[] = []
  const { pause, cutShort } = pausesBy(() => new Promise((over) => ends.push(over)))
  const done: string[] = []
  const pauses = ['first', 'second', 'third'].map((name) => pause(1000).then(() => done.push(name)))
  ends[1]!()
  await pauses[1]
  expect(done).toEqual(['second'])
  cutShort()
  await Promise.all(pauses)
  expect(done).toEqual(['second', 'first', 'third'])
})
