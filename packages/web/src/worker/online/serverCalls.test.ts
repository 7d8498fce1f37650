import { expect, test } from 'vitest'
import { serverApi } from './api.ts'
import { CODES, callServerBy } from './serverCalls.ts'

const answering = (answer: () => Promise<Response>) =>
  serverApi(
    callServerBy({
      fetch: answer,
      socket: () => {
        throw new Error('nobody listens')
      },
    }),
  )

const json = (body: unknown, status: number) => async () => Response.json(body, { status })

test.each([
  ['no network', () => Promise.reject(new TypeError('failed')), 'unreachable'],
  ['a proxy whose server is gone', async () => new Response('Bad gateway', { status: 502 }), 'unreachable'],
  [
    'a page in place of an answer',
    async () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    'absent',
  ],
  ['a trouble', json({ trouble: 'taken' }, 409), 'taken'],
  ['a trouble that nobody knows', json({ trouble: 'rain' }, 418), 'broken'],
])('%s', async (_, answer, reason) => {
  await expect(answering(answer).session()).rejects.toMatchObject({ reason })
})

test('what the server says besides is kept', async () => {
  const api = answering(json({ trouble: 'overtaken', seq: 7 }, 409))
  await expect(api.act('abcdef', { seq: 1, action: {} })).rejects.toMatchObject({ more: { seq: 7 } })
})

test('what is asked for stands in the address as it is', async () => {
  const paths: string[] = []
  const api = serverApi(async ({ path }) => paths.push(path))
  await api.table('abcdef', 'a&b')
  await api.chat('abcdef', undefined, 7)
  await api.game('abcdef')
  await api.invited('a/b')
  expect(paths).toEqual([
    '/tables/abcdef?invitation=a%26b',
    '/tables/abcdef/chat?before=7',
    '/games/abcdef',
    '/invitations/a%2Fb',
  ])
})

test('every trouble has a sentence that speaks of it', () => {
  for (const trouble of ['foreign', 'large', 'guest', 'unconfirmed', 'many', 'often', 'busy'] as const)
    expect(CODES[trouble]).toBe(trouble)
  expect(CODES.version).toBe('changed')
})
