import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { bestRoutes } from './best.ts'
import { gridNetwork, train } from './testing/gridNetwork.ts'

/** A worker that answers route questions with the built package. */
function worker(): Worker {
  const code = `import('@roundhouse/routes').then(({ answerRoutes }) => {
    const { parentPort } = require('node:worker_threads')
    answerRoutes(parentPort)
    parentPort.start()
  })`
  const made = new Worker(code, { eval: true, execArgv: [] })
  onTestFinished(async () => void (await made.terminate()))
  return made
}

test('a worker gives the same answer', async () => {
  const running = gridNetwork(4, 3, [train(4), train(5)])
  const there = worker()
  there.postMessage({ running })
  const [answer] = await once(there, 'message')
  expect(answer).toEqual(bestRoutes(running))
})

test('a search that takes too long is cancelled by ending the worker', async () => {
  const there = worker()
  there.postMessage({ running: gridNetwork(7, 7, [train(null), train(null)]) })
  const answered = await Promise.race([
    once(there, 'message').then(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), 500)),
  ])
  expect(answered).toBe(false)
  expect(await there.terminate()).toBe(1)
})
