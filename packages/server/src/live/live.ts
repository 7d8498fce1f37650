import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LiveGiven, LivePush } from '@roundhouse/wire'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import { addressBehind } from '../api/caller.ts'
import type { Visitor } from '../api/route.ts'
import type { World } from '../world.ts'
import { type Bucket, bucket, isSpent } from './bucket.ts'
import { parseNews } from './news.ts'
import { pushesFor } from './pushes.ts'

/** Larger than anything a browser has to say. */
const LARGEST = 1024

/** More tables than anybody watches at once. */
const MOST_WATCHED = 50

/** So much may wait for a slow reader, in bytes; then it is let go, and catches up when it comes back. */
const MOST_WAITING = 4 * 1024 * 1024

/** How often a line is tried, in milliseconds. One that does not answer until the next time is dead. */
const HEARTBEAT = 30_000

const given = z.union([
  z.strictObject({
    watch: z.string().max(32),
    seq: z.number().int().min(0),
    invitation: z.string().max(64).exactOptional(),
  }),
  z.strictObject({ unwatch: z.string().max(32) }),
  z.strictObject({ lobby: z.boolean() }),
]) satisfies z.ZodType<LiveGiven>

/** Somebody's browser at the other end of a line. */
export interface Line {
  readonly visitor: Visitor | null
  /** The tables it watches, and how much of each log it has. */
  readonly watching: Map<string, number>
  /** By which it may look at some of them. */
  readonly invitations: Map<string, string>
  lobby: boolean
  push(message: LivePush | string): void
  unwatch(table: string): void
}

interface Socketed extends Line {
  readonly socket: WebSocket
  readonly bucket: Bucket
  readonly cookies: string | undefined
  readonly address: string
  alive: boolean
}

/** Tells everybody who watches what has happened, as soon as it has. */
export interface Live {
  readonly size: number
  /** Whether this account has the table open somewhere. */
  isHere(user: string, table: string): boolean
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  close(): void
}

export function liveOf(
  world: World,
  visitorOf: (cookies: string | undefined) => Promise<Visitor | null>,
): Live {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false })
  const lines = new Set<Socketed>()
  const watchers = new Map<string, Set<Socketed>>()

  /** What is being told just now, and whether it was heard once more meanwhile. */
  const telling = new Map<string, boolean>()
  async function heard(message: string): Promise<void> {
    do {
      telling.set(message, false)
      const news = parseNews(message)
      await pushesFor(world, news, [...('table' in news ? (watchers.get(news.table) ?? []) : lines)])
    } while (telling.get(message))
  }
  const stop = world.db.hear((message) => {
    if (telling.has(message)) telling.set(message, true)
    else
      void heard(message)
        .catch((error: unknown) => world.log('error', 'news could not be told', { error: String(error) }))
        .finally(() => telling.delete(message))
  })

  const heartbeat = setInterval(() => {
    for (const line of lines) {
      if (!line.alive) line.socket.terminate()
      line.alive = false
      line.socket.ping()
    }
    void stillLoggedIn()
  }, HEARTBEAT)
  heartbeat.unref()

  /** One after the other, so that nobody who plays has to wait. */
  async function stillLoggedIn(): Promise<void> {
    for (const { visitor, cookies, socket } of lines)
      if (visitor && (await visitorOf(cookies).catch(() => visitor))?.id !== visitor.id)
        socket.close(1008, 'login')
  }

  function watch(line: Socketed, table: string, seq: number): void {
    line.watching.set(table, seq)
    watchers.set(table, (watchers.get(table) ?? new Set()).add(line))
  }

  function joined(
    socket: WebSocket,
    visitor: Visitor | null,
    { cookies, address }: Pick<Socketed, 'cookies' | 'address'>,
  ): void {
    const line: Socketed = {
      socket,
      visitor,
      cookies,
      address,
      watching: new Map(),
      invitations: new Map(),
      lobby: false,
      alive: true,
      bucket: bucket(20, 40),
      push(message) {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > MOST_WAITING) return socket.terminate()
        socket.send(typeof message === 'string' ? message : JSON.stringify(message))
      },
      unwatch(table) {
        line.watching.delete(table)
        line.invitations.delete(table)
        watchers.get(table)?.delete(line)
        if (watchers.get(table)?.size === 0) watchers.delete(table)
      },
    }
    lines.add(line)
    socket.on('pong', () => {
      line.alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      lines.delete(line)
      for (const table of line.watching.keys()) line.unwatch(table)
    })
    socket.on('message', (data) => {
      if (isSpent(line.bucket, world.now())) return socket.close(1008, 'often')
      const asked = parsed(String(data))
      if (!asked) return socket.close(1008, 'form')
      answer(line, asked)
    })
  }

  function answer(line: Socketed, asked: LiveGiven): void {
    if ('lobby' in asked) line.lobby = asked.lobby
    else if ('unwatch' in asked) line.unwatch(asked.unwatch)
    else if (line.watching.size >= MOST_WATCHED && !line.watching.has(asked.watch))
      line.socket.close(1008, 'often')
    else {
      watch(line, asked.watch, asked.seq)
      if (asked.invitation !== undefined) line.invitations.set(asked.watch, asked.invitation)
      // the table may have begun since it was looked at
      const table = asked.watch
      const shown = pushesFor(world, { kind: 'table', table }, [line])
      void shown
        .then(() => pushesFor(world, { kind: 'game', table }, [line]))
        .catch((error: unknown) => world.log('error', 'a table could not be shown', { error: String(error) }))
    }
  }

  const addressOf = ({ headers, socket }: IncomingMessage): string =>
    addressBehind(world, (name) => headers[name.toLowerCase()]?.toString(), socket.remoteAddress)

  return {
    get size() {
      return lines.size
    },
    isHere: (user, table) => [...(watchers.get(table) ?? [])].some(({ visitor }) => visitor?.id === user),
    async upgrade(request, socket, head) {
      if (!isOwn(request)) return refuse(socket, '403 Forbidden')
      const address = addressOf(request)
      const many = [...lines].filter((line) => line.address === address).length
      if (many >= world.limits.lines) return refuse(socket, '429 Too Many Requests')
      const visitor = await visitorOf(request.headers.cookie)
      if (world.closing()) return refuse(socket, '503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (opened) =>
        joined(opened, visitor, { cookies: request.headers.cookie, address }),
      )
    },
    close() {
      stop()
      clearInterval(heartbeat)
      for (const { socket } of lines) socket.close(1001)
      server.close()
    },
  }
}

/** A page of another site must not listen with somebody's cookie. */
const isOwn = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function parsed(text: string): LiveGiven | undefined {
  try {
    return given.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
