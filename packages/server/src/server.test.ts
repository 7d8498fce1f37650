import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Site } from './serveSite.ts'
import { freshDatabase, noPostgres } from './testing/postgres.ts'
import { startWholeServer } from './testing/wholeServer.ts'

test('a site that is closed can be closed again', async () => {
  const site = await startWholeServer()
  await Promise.all([site.close(), site.close()])
  await site.close()
  await expect(fetch(site.address)).rejects.toThrow()
})

test('a live connection that does not answer does not keep a server from stopping', {
  timeout: 60_000,
}, async () => {
  const site = await startWholeServer()
  const { port } = new URL(site.address)
  const silent = connect(Number(port), 'localhost')
  silent.write(
    `GET /api/live HTTP/1.1\r\nHost: localhost\r\n${Object.entries(WEBSOCKET)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  await new Promise((answered) => silent.once('data', answered))
  const began = performance.now()
  await site.close()
  expect(performance.now() - began).toBeLessThan(10_000)
  silent.destroy()
})

const WEBSOCKET = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Asks for a line as a bare socket does, and hangs up rudely; gives what was answered first. */
const asked = (
  { address }: Site,
  path: string,
  headers: Readonly<Record<string, string>>,
  hangUp: 'asked' | 'soon' | 'answered',
): Promise<string> =>
  new Promise((done) => {
    const { host, port } = new URL(address)
    const all = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connect(Number(port), 'localhost')
    const hungUp = (answer: string) => {
      socket.resetAndDestroy()
      done(answer)
    }
    socket.on('error', () => done(''))
    socket.on('close', () => done(''))
    socket.once('data', (data) => hungUp(String(data).split('\r\n')[0]!))
    socket.write(`GET ${path} HTTP/1.1\r\n${all.join('')}\r\n`, () => {
      if (hangUp === 'asked') hungUp('')
      if (hangUp === 'soon') setTimeout(hungUp, 2, '')
    })
  })

describe.each([
  ['embedded', false],
  ['PostgreSQL', true],
] as const)('a line that is not opened (%s)', (_, postgres) => {
  test.skipIf(postgres && noPostgres)('does no harm when whoever asked hangs up', async () => {
    const site = await startWholeServer(
      postgres ? { url: await freshDatabase(inject('postgres')!) } : undefined,
    )
    const foreign = { ...WEBSOCKET, Origin: 'http://evil.example' }
    const forged = { ...WEBSOCKET, Cookie: `roundhouse=${'A'.repeat(43)}` }
    for (const hangUp of ['asked', 'soon', 'answered'] as const)
      for (let times = 0; times < 20; times++) {
        await asked(site, '/api/live', foreign, hangUp)
        await asked(site, '/api/live', forged, hangUp)
        await asked(site, '/api/live', { ...WEBSOCKET, 'Sec-WebSocket-Version': '1' }, hangUp)
        await asked(site, '/api/other', WEBSOCKET, hangUp)
      }
    expect((await fetch(new URL('/api/health', site.address))).status).toBe(200)
    await site.close()
  })
})

test('whoever asks for a line where there is none is told so', async () => {
  const site = await startWholeServer()
  for (const [path, headers] of [
    ['/', { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABk' }],
    ['/api/live', { Connection: 'Upgrade', Upgrade: 'h2c' }],
    ['/api/lives', WEBSOCKET],
    ['/', WEBSOCKET],
  ] as const)
    expect(await asked(site, path, headers, 'answered'), path).toBe('HTTP/1.1 400 Bad Request')
  expect(await asked(site, '/api/live', { ...WEBSOCKET, Origin: 'http://evil.example' }, 'answered')).toBe(
    'HTTP/1.1 403 Forbidden',
  )
  const socket = new WebSocket(new URL('/api/live?from=here', site.address.replace('http', 'ws')))
  await new Promise((opened, failed) => socket.on('open', opened).on('error', failed))
  socket.terminate()
  await site.close()
})
