import type { Worker } from 'node:worker_threads'
import { botsFor } from '@roundhouse/bots'
import { CHECKED_GAMES } from '@roundhouse/games'
import type { CheckedGame } from '@roundhouse/kernel'
import { pebbleBooks } from '@roundhouse/kernel/testing/pebbleRules'
import { type PebblesState, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { ruleBooksOf, ruleText } from '../rulebooks.ts'
import { type FuzzFigures, fuzzAll, type SeriesResult } from './series.ts'
import { fuzzInWorkers, isPlayed, noneFailed, noteFailed, sumResults } from './workers.ts'

test('threads play the games that one alone plays', async () => {
  const shown: FuzzFigures[] = []
  const series = { game: 'baltimore-ohio', seed: 5, seconds: 0 }
  const { so, failed } = await fuzzInWorkers(series, 3, (figures) => void shown.push(figures))
  const { steady: bot } = await botsFor(series.game)
  const alone = fuzzAll(await CHECKED_GAMES[series.game]!(), {
    ruleBooks: await ruleBooksOf({ rules: ruleText }, series.game),
    ...{ bot, seed: 5, goesOn: ({ games }) => games < 3 },
  })
  expect(so).toEqual(alone.so)
  expect(failed).toBeUndefined()
  expect(shown.map(({ games }) => games)).toEqual([1, 2, 3])
}, 120_000)

test('where a thread breaks the others end with it', async () => {
  const started: Worker[] = []
  const note = (worker: Worker) => void started.push(worker)
  process.on('worker', note)
  try {
    const series = { game: 'baltimore-ohio', seed: 5, seconds: 1_000_000 }
    const breaksOne = () => void started[0]!.terminate()
    await expect(fuzzInWorkers(series, 2, breaksOne)).rejects.toThrow('a worker ended with 1')
    // the number of a thread that has ended
    expect(started.map(({ threadId }) => threadId)).toEqual([-1, -1])
  } finally {
    process.off('worker', note)
    await Promise.all(started.map((worker) => worker.terminate()))
  }
}, 120_000)

/** A fault that not every game meets. */
const faulty: CheckedGame = {
  ...pebbles,
  violations: ({ taken, heap }: PebblesState) => (heap === 0 && taken[0] === 8 ? ['a pebble is gone'] : []),
} as CheckedGame

const MANY = 300

/** What so many threads come to when each plays on as far as it may, one after the other. */
function fuzzShared(workers: number, order: readonly number[]): SeriesResult {
  const firstFailed = noneFailed()
  const results = order.map((first) => {
    const result = fuzzAll(faulty, {
      ...{ ruleBooks: pebbleBooks, seed: 1, share: { first, every: workers } },
      goesOn: (_, next) => isPlayed(firstFailed, next, next < MANY),
    })
    if (result.failed) noteFailed(firstFailed, result.failed)
    return result
  })
  return sumResults(results)
}

test('the first game that fails is the one that is reported, however many threads there are', () => {
  const { failed } = fuzzShared(1, [0])
  expect(failed!.number).toBeGreaterThan(3)
  expect(fuzzShared(2, [0, 1]).failed).toEqual(failed)
  expect(fuzzShared(2, [1, 0]).failed).toEqual(failed)
  expect(fuzzShared(3, [2, 0, 1]).failed).toEqual(failed)
})

test('only what comes before a failure is still played when time is over', () => {
  const firstFailed = noneFailed()
  expect([isPlayed(firstFailed, 7, true), isPlayed(firstFailed, 7, false)]).toEqual([true, false])
  const { failure } = fuzzShared(1, [0]).failed!
  noteFailed(firstFailed, { number: 9, failure })
  noteFailed(firstFailed, { number: 8, failure })
  noteFailed(firstFailed, { number: 12, failure })
  expect([isPlayed(firstFailed, 7, false), isPlayed(firstFailed, 8, true)]).toEqual([true, false])
})
