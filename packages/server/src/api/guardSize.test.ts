import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { OWN_PAGE } from '@roundhouse/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../serveSite.ts'
import { caller, startWholeServer } from '../testing/wholeServer.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

let site: Site
beforeAll(async () => {
  site = await startWholeServer()
}, 60_000)
afterAll(() => site.close())

/** Headers of a request, on a line of its own. */
async function asked(headers: Readonly<Record<string, string>>): Promise<Socket> {
  const { hostname, port, host } = new URL(site.address)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  await once(socket, 'connect')
  // whoever sends or reads is told of it
  socket.on('error', () => {})
  const all = { Host: host, ...OWN_PAGE, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /api/account HTTP/1.1\r\n${lines.join('')}\r\n`)
  return socket
}

const sent = (socket: Socket, text: string): Promise<void> =>
  new Promise((done, failed) => {
    socket.write(text, (error) => (error ? failed(error) : done()))
  })

const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`

/** Everything that comes until the other side hangs up. */
async function answer(socket: Socket): Promise<{ head: string; body: unknown }> {
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  await once(socket, 'end')
  socket.end()
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

const LARGE = { head: expect.stringMatching(/^HTTP\/1\.1 413 /), body: { trouble: 'large' } }

test.each([
  ['on a line that is kept', 'keep-alive'],
  ['on a line for this alone', 'close'],
])('whoever reads only when everything is sent has the answer: %s', async (_, connection) => {
  const announced = await asked({ Connection: connection, 'Content-Length': String(8 * MEGABYTE) })
  await sent(announced, 'x'.repeat(8 * MEGABYTE))
  expect(await answer(announced)).toEqual(LARGE)

  const unannounced = await asked({ Connection: connection, 'Transfer-Encoding': 'chunked' })
  for (let count = 0; count < 8; count++) await sent(unannounced, chunk(MEGABYTE))
  await sent(unannounced, '0\r\n\r\n')
  expect(await answer(unannounced)).toEqual(LARGE)
})

test('who is slow has it at once, and may go on sending', async () => {
  const socket = await asked({ Connection: 'close', 'Content-Length': String(4 * MEGABYTE) })
  const coming = answer(socket)
  await once(socket, 'data')
  for (let count = 0; count < 16; count++) {
    await sent(socket, 'x'.repeat(256 * KILOBYTE))
    await new Promise((later) => setTimeout(later, 60))
  }
  expect(await coming).toEqual(LARGE)
})

test('what has no end is read no further than so far', async () => {
  const socket = await asked({ 'Transfer-Encoding': 'chunked' })
  let most = 0
  const endless = async () => {
    for (; most < 100; most++) await sent(socket, chunk(MEGABYTE))
  }
  await expect(endless()).rejects.toThrow(/EPIPE|ECONNRESET/)
  socket.destroy()
  expect(most).toBeLessThan(40)
})

test('what is just as large as it may be is read, announced or not', async () => {
  const ada = await caller(site)
  const just = { name: 'Ada', password: 'correct horse', more: '' }
  just.more = 'x'.repeat(64 * KILOBYTE - JSON.stringify(just).length)
  expect(await ada.ask('POST', '/account', just)).toMatchObject({ status: 400, body: { trouble: 'form' } })
  const socket = await asked({ Connection: 'close', 'Transfer-Encoding': 'chunked' })
  const text = JSON.stringify(just)
  for (const half of [text.slice(0, 1000), text.slice(1000)])
    await sent(socket, `${half.length.toString(16)}\r\n${half}\r\n`)
  await sent(socket, '0\r\n\r\n')
  expect(await answer(socket)).toMatchObject({ body: { trouble: 'form' } })
})
