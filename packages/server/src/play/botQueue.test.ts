import { expect, test } from 'vitest'
import { botQueueOf } from './botQueue.ts'

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Keeps the process busy, as a bot does that thinks. */
function think(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** Games with so many moves left for their bots, and the order in which they were made. */
function gamesOf(left: Record<string, number>, work: () => Promise<void> | void = () => pause(1)) {
  const queue = botQueueOf()
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

test('of the bots of all games one moves at a time, in turn', async () => {
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

test('after each move everything else has its turn', async () => {
  const { made, call } = gamesOf(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [n, 9])), () =>
    think(2),
  )
  for (let game = 0; game < 300; game++) call(String(game))
  for (let request = 0; request < 20; request++) {
    const before = made.length
    await pause(0)
    expect(made.length - before).toBeLessThanOrEqual(1)
  }
  expect(made.length).toBeGreaterThan(0)
})

test('half of the time belongs to everybody else', async () => {
  const ended: number[] = []
  const began: number[] = []
  const { made, call } = gamesOf({ a: 3, b: 3 }, () => {
    began.push(performance.now())
    think(20)
    ended.push(performance.now())
  })
  for (const game of 'ab') call(game)
  await expect.poll(() => made.length).toBe(6)
  // a timer may be early by a millisecond, never by more
  for (const [index, start] of began.slice(1).entries())
    expect(start - ended[index]!).toBeGreaterThanOrEqual(19)
})

test('a game that is called while its bot moves is looked at again', async () => {
  const queue = botQueueOf()
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
