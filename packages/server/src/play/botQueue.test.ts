import { expect, test } from 'vitest'
import { botQueueOf } from './botQueue.ts'

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Games with so many moves left for their bots, and the order in which they were made. */
function gamesOf(left: Record<string, number>, work: () => Promise<void> | void = () => pause(1)) {
  const queue = botQueueOf(1)
  const made: string[] = []
  let working = 0
  const call = (game: string) =>
    queue.call(game, 0, async () => {
      expect(++working).toBe(1)
      await work()
      working--
      made.push(game)
      left[game]!--
      return left[game]! > 0
    })
  return { queue, made, call }
}

test('where one can think at a time, the bots of all games move in turn', async () => {
  const { made, call, queue } = gamesOf({ a: 3, b: 3, c: 3 })
  for (const game of 'abc') call(game)
  await expect.poll(() => made.join('')).toBe('abcabcabc')
  expect(queue.size).toBe(0)
})

test('whoever plays with bots does not wait for games of bots alone', async () => {
  const { made, call } = gamesOf({ a: 50, b: 50, person: 2 })
  for (const game of 'ab') call(game)
  await expect.poll(() => made.length).toBeGreaterThan(10)
  call('person')
  const before = made.length
  await expect.poll(() => made.length).toBeGreaterThan(before + 4)
  // the one that is moving when they come is waited for
  expect(made.slice(before, before + 4).filter((game) => game === 'person')).toHaveLength(2)
})

test('as many move at once as can think at once', async () => {
  const queue = botQueueOf(2)
  const moving = new Set<string>()
  let most = 0
  const left: Record<string, number> = { a: 3, b: 3, c: 3 }
  for (const game of 'abc')
    queue.call(game, 0, async () => {
      expect(moving.has(game)).toBe(false)
      moving.add(game)
      most = Math.max(most, moving.size)
      await pause(5)
      moving.delete(game)
      left[game]!--
      return left[game]! > 0
    })
  await expect.poll(() => Object.values(left)).toEqual([0, 0, 0])
  expect(most).toBe(2)
})

test('a game that is called while its bot moves is looked at again', async () => {
  const queue = botQueueOf(1)
  let moves = 0
  const call = () =>
    queue.call('a', 0, async () => {
      if (++moves === 1) call()
      return false
    })
  call()
  await expect.poll(() => moves).toBe(2)
  expect(queue.size).toBe(0)
})

test('bots that are called with a shorter pause keep to it until there is no more to do', async () => {
  const HOUR = 3_600_000
  const queue = botQueueOf(1)
  let left = 3
  let made = 0
  const call = (pause: number) =>
    queue.call('a', pause, async () => {
      made++
      return --left > 0
    })
  call(HOUR)
  call(0)
  call(HOUR)
  await expect.poll(() => made).toBe(3)
  left = 3
  call(HOUR)
  await pause(20)
  expect(made).toBe(3)
})

test('whoever is called with a shorter pause while it moves goes on with that', async () => {
  const queue = botQueueOf(1)
  let made = 0
  const call = (pause: number) =>
    queue.call('a', pause, async () => {
      if (++made === 1) call(0)
      return made < 3
    })
  call(20)
  await expect.poll(() => made).toBe(3)
  expect(queue.size).toBe(0)
})
