import { expect, test } from 'vitest'
import { clientOf, type WorkerLine, WorkerTrouble } from './client.ts'
import type { Push, Reply, Request } from './protocol.ts'

function line() {
  const sent: Request[] = []
  const end: WorkerLine = { postMessage: (message) => sent.push(message as Request), onmessage: null }
  return { end, sent, answer: (reply: Reply) => end.onmessage?.({ data: reply } as MessageEvent<Reply>) }
}

test('every request has its own answer, in whatever order they come', async () => {
  const { end, sent, answer } = line()
  const { ask } = clientOf(end, () => {})
  const first = ask('whyNot', { actions: [1] })
  const second = ask('whyNot', { actions: [2] })
  expect(sent.map(({ given }) => given)).toEqual([{ actions: [1] }, { actions: [2] }])
  answer({ number: sent[1]!.number, answer: null })
  answer({ number: sent[0]!.number, trouble: 'missing' })
  expect(await second).toBeNull()
  await expect(first).rejects.toThrow(new WorkerTrouble('missing'))
})

test('what must wait says how long', async () => {
  const { end, sent, answer } = line()
  const asked = clientOf(end, () => {}).ask('server', { method: 'POST', path: '/resets' })
  answer({ number: sent[0]!.number, trouble: 'often', seconds: 300 })
  await expect(asked).rejects.toMatchObject({ code: 'often', seconds: 300 })
})

test('what happens by itself is told', () => {
  const { end, answer } = line()
  const told: Push[] = []
  clientOf(end, (push) => told.push(push))
  answer({ happened: 'thinking', thinking: true })
  expect(told).toEqual([{ happened: 'thinking', thinking: true }])
})
