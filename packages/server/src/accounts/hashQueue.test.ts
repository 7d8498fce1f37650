import { expect, test } from 'vitest'
import { RequestTrouble } from '../trouble.ts'
import { askedByOwner, type HashAsker, hashQueueOf, strangerFrom } from './hashQueue.ts'

/** A queue that works on one at a time, and the order in which it has. */
function queueOf(waiting: number) {
  const queue = hashQueueOf({ atOnce: 1, waiting })
  const served: string[] = []
  const refused: string[] = []
  const all: Promise<void>[] = []
  return {
    served,
    refused,
    enter: (asker: HashAsker, name: string) =>
      void all.push(
        queue
          .enter(asker, async () => void served.push(name))
          .catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'busy', more: { seconds: 10 } })
            expect(error).toBeInstanceOf(RequestTrouble)
            refused.push(name)
          }),
      ),
    idle: () => Promise.all(all),
  }
}

test('whoever is known comes first, and of the others whoever has had the fewest turns', async () => {
  const { enter, served, idle } = queueOf(10)
  enter(strangerFrom('a', 1), 'a')
  enter(strangerFrom('a', 1), 'a again')
  enter(strangerFrom('a', 2), 'a once more')
  enter(strangerFrom('b', 4), 'b has failed')
  enter(strangerFrom('c', 1), 'c')
  enter(askedByOwner('ada'), 'ada')
  enter(askedByOwner('ada'), 'ada again')
  enter(askedByOwner('ben'), 'ben')
  await idle()
  expect(served).toEqual(['a', 'ada', 'ben', 'ada again', 'a again', 'c', 'a once more', 'b has failed'])
})

test('where there is no room the last has to go, and it is not whoever is known', async () => {
  const { enter, served, refused, idle } = queueOf(2)
  for (const name of ['first', 'second', 'third', 'fourth']) enter(strangerFrom('a', 1), name)
  enter(askedByOwner('ada'), 'ada')
  enter(strangerFrom('b', 1), 'b')
  await idle()
  expect(served).toEqual(['first', 'ada', 'second'])
  expect(refused).toEqual(['fourth', 'third', 'b'])
})

test('so many at once, and whoever fails holds up nobody', async () => {
  const queue = hashQueueOf({ atOnce: 2, waiting: 10 })
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await new Promise(setImmediate)
    working--
    throw new Error('no')
  }
  const all = await Promise.allSettled(
    Array.from({ length: 6 }, () => queue.enter(askedByOwner('ada'), work)),
  )
  expect(all.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  expect(most).toBe(2)
  expect(await queue.enter(askedByOwner('ada'), async () => 'next')).toBe('next')
})
