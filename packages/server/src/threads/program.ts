import { parentPort } from 'node:worker_threads'
import { readyLibrary } from '../library.ts'
import { answerTo, type Question } from './answer.ts'
import { gameCalls } from './calls.ts'

/** A thread in which games are played, or bots think. */
const calls = gameCalls()
const here = parentPort!
here.on('message', async (question: Question) => here.postMessage(await answerTo(calls, question)))
await readyLibrary()
