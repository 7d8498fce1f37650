import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { httpServer } from './httpServer.ts'
import { siteApp } from './siteApp.ts'

const open: (Server | Socket)[] = []
afterEach(() => {
  for (const one of open.splice(0)) 'destroy' in one ? one.destroy() : one.close()
})

/** A server, and lines to it over which somebody says what they like. */
async function serve(...given: Parameters<typeof httpServer>) {
  const server = httpServer(...given)
  open.push(server)
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', () => listens()))
  const { port } = server.address() as AddressInfo
  return (said: string) => {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    socket.on('error', () => {})
    const line = {
      socket,
      heard: '',
      closed: new Promise<void>((done) => socket.once('close', () => done())),
    }
    socket.on('data', (data) => {
      line.heard += data
    })
    socket.write(said)
    return line
  }
}

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

const answersIn = (heard: string): string[] =>
  [...heard.matchAll(/\r\n\r\n(\/\d+)/g)].map(([, path]) => path!)

test('what is asked on one line is answered one after the other, and too much at once ends it', async () => {
  let underWay = 0
  let most = 0
  const answer: RequestListener = async ({ url }, response) => {
    most = Math.max(most, ++underWay)
    await after(5)
    underWay--
    response.end(url)
  }
  const say = await serve(answer, true)
  const paths = Array.from({ length: 10 }, (_, number) => `/${number}`)
  const line = say(paths.map(request).join(''))
  await expect.poll(() => answersIn(line.heard)).toEqual(paths)
  line.socket.write(request('/10'))
  await expect.poll(() => answersIn(line.heard)).toHaveLength(11)
  expect(most).toBe(1)
  await say(request('/1').repeat(100)).closed
  await expect.poll(() => underWay).toBe(0)
})

test.skipIf(process.platform !== 'linux')('nothing stays open of files that nobody fetches', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-http-'))
  writeFileSync(join(folder, 'large.txt'), 'x'.repeat(5_000_000))
  const filesOpen = () =>
    readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder) ? [fd] : []
      } catch {
        return []
      }
    }).length
  const say = await serve(getRequestListener(siteApp(folder).fetch), true)
  for (let times = 0; times < 10; times++) {
    const { socket } = say(request('/large.txt').repeat(10))
    await new Promise((heard) => socket.once('data', heard))
    socket.destroy()
  }
  await expect.poll(filesOpen, { timeout: 5000 }).toBe(0)
  rmSync(folder, { recursive: true })
})

test('who does not say what they want is not waited for', async () => {
  const say = await serve((_, response) => response.end(), true, {
    ...{ headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
  })
  const lines = [
    say('GET / HTTP/1.1\r\nHost: x\r\n'),
    say('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'),
  ]
  await Promise.all(lines.map(({ closed }) => closed))
  expect(lines[0]!.heard).toContain('408')
})

test('one address has so many lines, unless all come by a proxy', async () => {
  const answer: RequestListener = (_, response) => response.end('/1')
  const answered = async (trustProxy: boolean): Promise<number> => {
    const say = await serve(answer, trustProxy)
    const lines = Array.from({ length: 350 }, () => say(request('/1')))
    const settled = () => lines.every(({ heard, socket }) => heard !== '' || socket.destroyed)
    await expect.poll(settled, { timeout: 10_000 }).toBe(true)
    return lines.filter(({ heard }) => heard !== '').length
  }
  expect(await answered(false)).toBe(300)
  expect(await answered(true)).toBe(350)
})
