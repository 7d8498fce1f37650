import { expect, test } from 'vitest'
import {
  ask,
  connectTo,
  type PagePort,
  serveRequests,
  subscribe,
  type WorkerPort,
  WorkerTrouble,
} from './connection.ts'
import { ServerCallFailed } from './online/serverCalls.ts'
import type { Push, Reply, Request } from './protocol/messages.ts'
import type { Router } from './router.ts'
import { Trouble } from './trouble.ts'

function connect() {
  const sent: Request[] = []
  const end: WorkerPort = { postMessage: (message) => sent.push(message as Request), onmessage: null }
  connectTo(end)
  return { sent, answer: (reply: Reply) => end.onmessage?.({ data: reply } as MessageEvent<Reply>) }
}

test('every request has its own answer, in whatever order they come', async () => {
  const { sent, answer } = connect()
  const first = ask('whyNot', { actions: [1] })
  const second = ask('whyNot', { actions: [2] })
  expect(sent.map(({ given }) => given)).toEqual([{ actions: [1] }, { actions: [2] }])
  answer({ number: sent[1]!.number, answer: null })
  answer({ number: sent[0]!.number, trouble: 'missing' })
  expect(await second).toBeNull()
  await expect(first).rejects.toThrow(new WorkerTrouble('missing'))
})

test('what must wait says how long', async () => {
  const { sent, answer } = connect()
  const asked = ask('server', { method: 'POST', path: '/resets' })
  answer({ number: sent[0]!.number, trouble: 'often', seconds: 300 })
  await expect(asked).rejects.toMatchObject({ code: 'often', seconds: 300 })
})

test('what happens by itself is told', () => {
  const { answer } = connect()
  const pushes: Push[] = []
  const unsubscribe = subscribe((push) => pushes.push(push))
  answer({ happened: 'thinking', thinking: true })
  unsubscribe()
  answer({ happened: 'deviceGames' })
  expect(pushes).toEqual([{ happened: 'thinking', thinking: true }])
})

async function replyOf(ask: Router['ask']): Promise<Reply> {
  return new Promise((postMessage) => {
    const page: PagePort = { postMessage, onmessage: null }
    serveRequests(page, Promise.resolve({ ask }))
    const request: Request<'hex'> = { number: 7, ask: 'hex', given: { hex: 'D6' } }
    page.onmessage?.({ data: request } as MessageEvent<Request>)
  })
}

test('the worker answers under the number of the request', async () => {
  const ask = (name: unknown, given: unknown) => Promise.resolve([name, given])
  expect(await replyOf(ask as Router['ask'])).toEqual({ number: 7, answer: ['hex', { hex: 'D6' }] })
})

test.each([
  [new Trouble('damaged', { action: 3 }), { trouble: 'damaged', fileFault: { action: 3 } }],
  [new ServerCallFailed('often', { seconds: 300 }), { trouble: 'often', seconds: 300 }],
])('%s is answered with all that the page can tell of it', async (error, told) => {
  expect(await replyOf(() => Promise.reject(error))).toEqual({ number: 7, ...told })
})
