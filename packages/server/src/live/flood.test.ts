import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../serveSite.ts'
import { longestHold } from '../testing/longestHold.ts'
import { openLiveSocket, startWholeServer } from '../testing/wholeServer.ts'

const PING = 9
const PONG = 10
const CONTINUED = 0

/** A frame as a browser would send it. */
function frame(kind: number, last: boolean, text = ''): Buffer {
  const mask = randomBytes(4)
  const said = Buffer.from(text).map((byte, index) => byte ^ mask[index & 3]!)
  return Buffer.concat([Buffer.from([(last ? 0x80 : 0) | kind, 0x80 | said.length]), mask, said])
}

/** A live connection over which anything can be sent. */
async function openLine({ address }: Site): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET /api/live HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await new Promise((opened) => socket.once('data', opened))
  return socket
}

describe('a live connection over which too much comes', { timeout: 60_000 }, () => {
  let site: Site
  beforeAll(async () => {
    site = await startWholeServer()
  }, 60_000)
  afterAll(() => site.close())

  test('is still one over which a ping is answered', async () => {
    const { socket } = await openLiveSocket(site.address, '')
    const answered = new Promise<string>((done) => socket.once('pong', (data) => done(String(data))))
    socket.ping('here?')
    expect(await answered).toBe('here?')
    socket.close()
  })

  test.each([
    ['pings', [PING, true]],
    ['pongs', [PONG, true]],
    ['empty parts of one message', [CONTINUED, false]],
  ] as const)('is ended, and nobody waits for it: %s', async (_, [kind, last]) => {
    const lines = await Promise.all(Array.from({ length: 4 }, () => openLine(site)))
    const begin = kind === CONTINUED ? [frame(1, false, '{')] : []
    const much = Buffer.concat([...begin, ...Array.from({ length: 200_000 }, () => frame(kind, last))])
    const held = await longestHold(() =>
      Promise.all(
        lines.map((line) => {
          const closed = new Promise((done) => line.once('close', done))
          line.resume()
          line.write(much)
          return closed
        }),
      ),
    )
    expect(held).toBeLessThan(50)
  })

  test('is told why, where it still listens', async () => {
    const { socket, closed } = await openLiveSocket(site.address, '')
    for (let count = 0; count < 100; count++) socket.ping()
    expect(await closed).toBe(1008)
  })
})
