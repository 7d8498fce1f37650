import { expect, test } from 'vitest'
import { restsBy } from './rests.ts'

test('a rest ends in its time, or when it is cut short', async () => {
  const ends: (() => void)[] = []
  const { rest, cutShort } = restsBy(() => new Promise((over) => ends.push(over)))
  const done: string[] = []
  const rests = ['first', 'second', 'third'].map((name) => rest(1000).then(() => done.push(name)))
  ends[1]!()
  await rests[1]
  expect(done).toEqual(['second'])
  cutShort()
  await Promise.all(rests)
  expect(done).toEqual(['second', 'first', 'third'])
})
