import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LiveGiven, LivePush } from '@roundhouse/wire'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressBehind } from '../api/caller.ts'
import type { Visitor } from '../api/route.ts'
import { logFailure } from '../ops/log.ts'
import type { Services } from '../services.ts'
import { type Bucket, bucket, bucketsOf, isEmpty, isSpent } from './bucket.ts'
import { groupedLater } from './groupedLater.ts'
import { lineLimit } from './lineLimit.ts'
import { parseNews } from './news.ts'
import { presenceOf } from './presence.ts'
import { pushesFor, pushPresent } from './pushes.ts'
import { readMessage } from './readMessage.ts'
import { refuseLine } from './refuseLine.ts'

/** Larger than anything a browser has to say. */
const LARGEST = 1024

/** More tables than anybody watches at once. */
const MOST_WATCHED = 50

/** So much may wait for a slow reader, in bytes; then it is let go, and catches up when it comes back. */
const MOST_WAITING = 4 * 1024 * 1024

/** Looking a table up is as dear as sending so many bytes. */
const LOOKING = 16 * 1024

/** How often a line is tried, in milliseconds. One that does not answer until the next time is dead. */
const HEARTBEAT = 30_000

/** Somebody's browser at the other end of a line. */
export interface LiveConnection {
  readonly visitor: Visitor | null
  /** The tables it watches, and how much of each log it has. */
  readonly watching: Map<string, number>
  /** By which it may look at some of them. */
  readonly invitations: Map<string, string>
  lobby: boolean
  push(message: LivePush | string): void
  /** Whether so much was sent to its address lately that it is told later what is new at this table. */
  mustWait(table: string): boolean
  unwatch(table: string): void
}

interface Socketed extends LiveConnection {
  readonly socket: WebSocket
  readonly bucket: Bucket
  /** What may be sent to its address, in bytes. */
  readonly sending: Bucket
  readonly cookies: string | undefined
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
  services: Services,
  visitorOf: (cookies: string | undefined) => Promise<Visitor | null>,
): Live {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false })
  const lines = new Set<Socketed>()
  const watchers = new Map<string, Set<Socketed>>()
  const limit = lineLimit()
  const sendingTo = bucketsOf()

  const linesAt = (table: string): Socketed[] => [...(watchers.get(table) ?? [])]
  const presence = presenceOf(services, linesAt, (table) =>
    pushPresent(services, table, presence.at, linesAt(table)).catch(
      logFailure(services.log, 'error', 'it could not be told who is here'),
    ),
  )

  /** What is being pushed just now, and whether it was announced once more meanwhile. */
  const pushing = new Map<string, boolean>()
  async function onNews(message: string): Promise<void> {
    const news = parseNews(message)
    if (news.kind === 'present') return presence.onNews(news)
    if ((news.kind === 'table' || news.kind === 'gone') && watchers.has(news.table))
      presence.changed(news.table)
    try {
      do {
        pushing.set(message, false)
        if (news.kind === 'sessions')
          await stillLoggedIn([...lines].filter(({ visitor }) => visitor?.id === news.user))
        if (news.kind === 'anything') void stillLoggedIn(lines)
        await pushesFor(services, news, 'table' in news ? linesAt(news.table) : [...lines])
      } while (pushing.get(message))
    } finally {
      // at once with the last look: what is announced from now on is pushed anew
      pushing.delete(message)
    }
  }
  const stop = services.db.subscribe((message) => {
    if (pushing.has(message)) pushing.set(message, true)
    else void onNews(message).catch(logFailure(services.log, 'error', 'news could not be told'))
  })

  const heartbeat = setInterval(() => {
    for (const line of lines) {
      if (!line.alive) line.socket.terminate()
      line.alive = false
      line.socket.ping()
    }
    void stillLoggedIn(lines)
    presence.repeat()
  }, HEARTBEAT)
  heartbeat.unref()

  /** One after the other, so that nobody who plays has to wait. */
  async function stillLoggedIn(those: Iterable<Socketed>): Promise<void> {
    for (const { visitor, cookies, socket } of those)
      if (visitor && (await visitorOf(cookies).catch(() => visitor))?.id !== visitor.id)
        socket.close(1008, 'login')
  }

  function watch(line: Socketed, table: string, seq: number): void {
    line.watching.set(table, seq)
    watchers.set(table, (watchers.get(table) ?? new Set()).add(line))
    presence.changed(table)
  }

  /** A table as it is now, for lines that know nothing of it or had to wait. */
  async function show(table: string, those: readonly Socketed[]): Promise<void> {
    const ready = those.filter((line) => line.watching.has(table) && !line.mustWait(table))
    for (const { sending } of ready) sending.left -= LOOKING
    await pushesFor(services, { kind: 'table', table }, ready)
    // the table may have begun since it was looked at
    await pushesFor(services, { kind: 'game', table }, ready)
    const known = { kind: 'present', table, ...presence.at(table) } as const
    for (const line of ready) if (line.watching.has(table)) line.push(known)
  }
  const shown = (table: string, those: readonly Socketed[]): void =>
    void show(table, those).catch(logFailure(services.log, 'error', 'a table could not be shown'))

  const tellLater = groupedLater(shown)

  function joined(
    socket: WebSocket,
    visitor: Visitor | null,
    { cookies, sending }: Pick<Socketed, 'cookies' | 'sending'>,
  ): void {
    const line: Socketed = {
      socket,
      visitor,
      cookies,
      sending,
      watching: new Map(),
      invitations: new Map(),
      lobby: false,
      alive: true,
      bucket: bucket(20, 40),
      push(message) {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > MOST_WAITING) return socket.terminate()
        const text = typeof message === 'string' ? message : JSON.stringify(message)
        sending.left -= text.length
        socket.send(text)
      },
      mustWait(table) {
        if (!isEmpty(sending, services.now())) return false
        tellLater(table, line)
        return true
      },
      unwatch(table) {
        line.watching.delete(table)
        line.invitations.delete(table)
        watchers.get(table)?.delete(line)
        if (watchers.get(table)?.size === 0) watchers.delete(table)
        presence.changed(table)
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
      if (isSpent(line.bucket, services.now())) return socket.close(1008, 'often')
      const asked = readMessage(String(data))
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
      shown(asked.watch, [line])
    }
  }

  const addressOf = ({ headers, socket }: IncomingMessage): string =>
    addressBehind(services, (name) => headers[name.toLowerCase()]?.toString(), socket.remoteAddress)

  return {
    get size() {
      return lines.size
    },
    isHere: (user, table) => linesAt(table).some(({ visitor }) => visitor?.id === user),
    async upgrade(request, socket, head) {
      if (!isOwn(request)) return refuseLine(socket, '403 Forbidden')
      const address = addressOf(request)
      const { limits } = services
      if (!limit.take(address, socket, limits.lines)) return refuseLine(socket, '429 Too Many Requests')
      const visitor = await visitorOf(request.headers.cookie)
      if (services.closing()) return refuseLine(socket, '503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (opened) =>
        joined(opened, visitor, {
          cookies: request.headers.cookie,
          sending: sendingTo(address, limits.sending),
        }),
      )
    },
    close() {
      stop()
      clearInterval(heartbeat)
      presence.close()
      for (const { socket } of lines) socket.close(1001)
      server.close()
    },
  }
}

/** A page of another site must not listen with somebody's cookie. */
const isOwn = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
