import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LiveRequest } from '@roundhouse/wire'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressBehind } from '../api/caller.ts'
import type { Visitor } from '../api/route.ts'
import { logFailure } from '../ops/log.ts'
import type { Services } from '../services.ts'
import { batchByTable } from './batchByTable.ts'
import { bucketsOf, isSpent } from './bucket.ts'
import { connectionOver, type SocketConnection } from './connection.ts'
import { connectionLimit } from './connectionLimit.ts'
import { parseNews } from './news.ts'
import { presenceOf } from './presence.ts'
import { pushesFor, pushPresent } from './pushes.ts'
import { readMessage } from './readMessage.ts'
import { refuseConnection } from './refuseConnection.ts'

/** Larger than anything a browser has to say. */
const LARGEST = 1024

/** More tables than anybody watches at once. */
const MOST_WATCHED = 50

/** Looking a table up is as dear as sending so many bytes. */
const LOOKING = 16 * 1024

/** How often a connection is tried, in milliseconds. One that does not answer until the next time is dead. */
const HEARTBEAT = 30_000

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
  const connections = new Set<SocketConnection>()
  const watchers = new Map<string, Set<SocketConnection>>()
  const limit = connectionLimit()
  const sendingTo = bucketsOf()

  const connectionsAt = (table: string): SocketConnection[] => [...(watchers.get(table) ?? [])]
  const presence = presenceOf(services, connectionsAt, (table) =>
    pushPresent(services, table, presence.at, connectionsAt(table)).catch(
      logFailure(services.log, 'error', 'it could not be told who is here'),
    ),
  )

  /** What is being pushed just now, and whether it was announced once more meanwhile. */
  const pushing = new Map<string, boolean>()
  async function onNews(message: string): Promise<void> {
    const news = parseNews(message)
    if (news.kind === 'present') return presence.onNews(news)
    if ((news.kind === 'table' || news.kind === 'gone') && watchers.has(news.table))
      presence.announceSoon(news.table)
    try {
      do {
        pushing.set(message, false)
        if (news.kind === 'sessions')
          await closeLoggedOut([...connections].filter(({ visitor }) => visitor?.id === news.user))
        if (news.kind === 'anything') void closeLoggedOut(connections)
        await pushesFor(services, news, 'table' in news ? connectionsAt(news.table) : [...connections])
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
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate()
      connection.alive = false
      connection.socket.ping()
    }
    void closeLoggedOut(connections)
    presence.repeat()
  }, HEARTBEAT)
  heartbeat.unref()

  /** One after the other, so that nobody who plays has to wait. */
  async function closeLoggedOut(those: Iterable<SocketConnection>): Promise<void> {
    for (const { visitor, cookies, socket } of those)
      if (visitor && (await visitorOf(cookies).catch(() => visitor))?.id !== visitor.id)
        socket.close(1008, 'login')
  }

  function watch(connection: SocketConnection, table: string, seq: number): void {
    connection.watching.set(table, seq)
    watchers.set(table, (watchers.get(table) ?? new Set()).add(connection))
    presence.announceSoon(table)
  }

  /** A table as it is now, for connections that know nothing of it or had to wait. */
  async function show(table: string, those: readonly SocketConnection[]): Promise<void> {
    const ready = those.filter((connection) => connection.watching.has(table) && !connection.mustWait(table))
    for (const { sending } of ready) sending.left -= LOOKING
    await pushesFor(services, { kind: 'table', table }, ready)
    // the table may have begun since it was looked at
    await pushesFor(services, { kind: 'game', table }, ready)
    const known = { kind: 'present', table, ...presence.at(table) } as const
    for (const connection of ready) if (connection.watching.has(table)) connection.push(known)
  }
  const showLogged = (table: string, those: readonly SocketConnection[]): void =>
    void show(table, those).catch(logFailure(services.log, 'error', 'a table could not be shown'))

  const sendLater = batchByTable(showLogged)

  function addConnection(
    socket: WebSocket,
    visitor: Visitor | null,
    { cookies, sending }: Pick<SocketConnection, 'cookies' | 'sending'>,
  ): void {
    const connection = connectionOver(socket, visitor, {
      cookies,
      sending,
      now: () => services.now(),
      sendLater,
      onUnwatch(table) {
        watchers.get(table)?.delete(connection)
        if (watchers.get(table)?.size === 0) watchers.delete(table)
        presence.announceSoon(table)
      },
    })
    connections.add(connection)
    if (services.build !== null) connection.push({ kind: 'build', build: services.build })
    socket.on('pong', () => {
      connection.alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      connections.delete(connection)
      for (const table of connection.watching.keys()) connection.unwatch(table)
    })
    socket.on('message', (data) => {
      if (isSpent(connection.bucket, services.now())) return socket.close(1008, 'often')
      const asked = readMessage(String(data))
      if (!asked) return socket.close(1008, 'form')
      answer(connection, asked)
    })
  }

  function answer(connection: SocketConnection, asked: LiveRequest): void {
    if ('lobby' in asked) connection.lobby = asked.lobby
    else if ('unwatch' in asked) connection.unwatch(asked.unwatch)
    else if (connection.watching.size >= MOST_WATCHED && !connection.watching.has(asked.watch))
      connection.socket.close(1008, 'often')
    else {
      watch(connection, asked.watch, asked.seq)
      if (asked.invitation !== undefined) connection.invitations.set(asked.watch, asked.invitation)
      showLogged(asked.watch, [connection])
    }
  }

  const addressOf = ({ headers, socket }: IncomingMessage): string =>
    addressBehind(services, (name) => headers[name.toLowerCase()]?.toString(), socket.remoteAddress)

  return {
    get size() {
      return connections.size
    },
    isHere: (user, table) => connectionsAt(table).some(({ visitor }) => visitor?.id === user),
    async upgrade(request, socket, head) {
      if (!isOwn(request)) return refuseConnection(socket, '403 Forbidden')
      const address = addressOf(request)
      const { limits } = services
      if (!limit.take(address, socket, limits.connections))
        return refuseConnection(socket, '429 Too Many Requests')
      const visitor = await visitorOf(request.headers.cookie)
      if (services.closing()) return refuseConnection(socket, '503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (opened) =>
        addConnection(opened, visitor, {
          cookies: request.headers.cookie,
          sending: sendingTo(address, limits.sending),
        }),
      )
    },
    close() {
      stop()
      clearInterval(heartbeat)
      presence.close()
      for (const { socket } of connections) socket.close(1001)
      server.close()
    },
  }
}

/** A page of another site must not listen with somebody's cookie. */
const isOwn = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
