import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_PAGE } from '@roundhouse/wire'
import { WebSocket } from 'ws'
import { logTo } from '../ops/log.ts'
import { startServer } from '../server.ts'
import type { Site } from '../serveSite.ts'
import type { StoreLocation } from '../store/open.ts'

/** A whole server, as it runs, with a page to serve. */
export async function startWholeServer(location?: StoreLocation): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-served-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Roundhouse</title>')
  const log = logTo(
    () => {},
    () => 0,
  )
  const data = location ?? { folder: join(folder, 'data') }
  const site = await startServer({ port: 0, folder: join(folder, 'site'), location: data, log })
  if ('trouble' in site) throw new Error(site.trouble)
  return site
}

/** Somebody with a browser, over the network. */
export interface Caller {
  readonly cookie: string
  ask<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>
  /** A live connection, and everything that came over it. */
  connect(): Promise<{ socket: WebSocket; heard: string[]; closed: Promise<number> }>
}

/** Registers somebody; without a name nobody is logged in. */
export async function caller({ address }: Site, name?: string): Promise<Caller> {
  let cookie = ''
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(new URL(`/api${path}`, address), {
      method,
      headers: { ...OWN_PAGE, Cookie: cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [given] = answer.headers.getSetCookie()
    if (given) cookie = given.split(';')[0]!
    return { status: answer.status, body: (await answer.json()) as never }
  }
  if (name !== undefined) await ask('POST', '/account', { name, password: 'correct horse' })
  return { cookie, ask, connect: () => openLiveSocket(address, cookie) }
}

export async function openLiveSocket(address: string, cookie: string, origin = address.replace(/\/$/, '')) {
  const socket = new WebSocket(new URL('/api/live', address.replace('http', 'ws')), {
    headers: { Cookie: cookie, Origin: origin },
  })
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  const closed = new Promise<number>((done) => socket.on('close', done))
  await new Promise<void>((open, failed) => {
    socket.on('open', () => open())
    socket.on('error', failed)
  })
  return { socket, heard, closed }
}
