import { parentPort, workerData } from 'node:worker_threads'
import { botsFor } from '@roundhouse/bots'
import { CHECKED_GAMES } from '@roundhouse/games'
import { ruleBooksOf, ruleText } from '../rulebooks.ts'
import { fuzzAll } from './series.ts'
import { isPlayed, noteFailed, type WorkerData, type WorkerMessage } from './workers.ts'

/** A thread that fuzzes its share of a series. */
const { game: id, seconds, firstFailed, ...series } = workerData as WorkerData
const tell = (message: WorkerMessage): void => parentPort!.postMessage(message)

const game = await CHECKED_GAMES[id]!()
const ruleBooks = await ruleBooksOf({ rules: ruleText }, id)
const { steady: bot } = await botsFor(id)
const began = performance.now()
const result = fuzzAll(game, {
  ...series,
  ruleBooks,
  bot,
  goesOn(so, next) {
    tell({ so })
    return isPlayed(firstFailed, next, performance.now() - began < seconds * 1000)
  },
})
if (result.failed) noteFailed(firstFailed, result.failed)
tell({ result })
