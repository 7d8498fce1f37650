import { parentPort, workerData } from 'node:worker_threads'
import { readyLibrary } from '../library.ts'
import { answerTo, type ThreadQuestion } from './answer.ts'
import { gameCalls } from './calls.ts'
import { giveWay } from './giveWay.ts'
import type { ThreadSort } from './threads.ts'

/** A thread in which games are played, or bots think. */
if ((workerData as ThreadSort) === 'thinker') giveWay()
const calls = gameCalls()
const here = parentPort!
here.on('message', async (question: ThreadQuestion) => here.postMessage(await answerTo(calls, question)))
await readyLibrary()
