import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LiveRequest } from '@roundhouse/wire'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressBehind } from '../api/caller.ts'
import type { Visitor } from '../api/route.ts'
import { atCostOf } from '../budgets/payer.ts'
import { oneAtATime } from '../oneAtATime.ts'
import { logFailure } from '../ops/log.ts'
import type { Services } from '../services.ts'
import { DatabaseUnreachable } from '../store/db.ts'
import { batchByTable } from './batchByTable.ts'
import { isSpent } from './bucket.ts'
import { connectionOver, type SocketConnection } from './connection.ts'
import { hangUp, limitReading } from './flood.ts'
import { heartbeatText, startHeartbeat } from './heartbeat.ts'
import { newsText, parseNews } from './news.ts'
import { presenceOf } from './presence.ts'
import { pushesFor, pushPresent } from './pushes.ts'
import { readMessage } from './readMessage.ts'
import { refuseConnection } from './refuseConnection.ts'
import { unhurriedly } from './unhurriedly.ts'

/** Larger than anything a browser has to say. */
const LARGEST = 1024

/** More tables than anybody watches at once. */
const MOST_WATCHED = 50

/** Looking a table up is as dear as sending so many bytes. */
const LOOKING = 16 * 1024

/** How often it is looked up who is still logged in, and said again who is here, in milliseconds. */
const LOOKING_ROUND = 30_000

/** After how long those are told whom the database kept us from telling, in milliseconds. */
const TELLING_AGAIN = 1000

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
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    perMessageDeflate: false,
    // one frame after another, and between two of them everybody else has a turn
    allowSynchronousEvents: false,
    autoPong: false,
  })
  const connections = new Set<SocketConnection>()
  const watchers = new Map<string, Set<SocketConnection>>()

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
        if (news.kind === 'anything') void closeAllLoggedOut()
        await pushesFor(services, news, 'table' in news ? connectionsAt(news.table) : [...connections])
      } while (pushing.get(message))
    } finally {
      // at once with the last look: what is announced from now on is pushed anew
      pushing.delete(message)
    }
  }
  function hear(message: string): void {
    if (pushing.has(message)) pushing.set(message, true)
    else
      void atCostOf(null, () => onNews(message)).catch(orLater(() => hear(message), 'news could not be told'))
  }
  // whatever a newer process says that is not understood here is the same
  const stop = services.db.subscribe((message) => hear(newsText(parseNews(message))))

  /** While the database cannot be reached nobody is told anything, and all are once it can. */
  const orLater =
    (tell: () => void, what: string) =>
    (error: unknown): void => {
      if (!(error instanceof DatabaseUnreachable)) logFailure(services.log, 'error', what)(error)
      else if (!services.closing()) setTimeout(tell, TELLING_AGAIN).unref()
    }

  const stopHeartbeat = startHeartbeat(connections)
  const closeAllLoggedOut = oneAtATime(() => closeLoggedOut(connections))
  const lookingRound = setInterval(() => {
    void closeAllLoggedOut()
    presence.repeat()
  }, LOOKING_ROUND)
  lookingRound.unref()

  const closeLoggedOut = (those: Iterable<SocketConnection>): Promise<void> =>
    unhurriedly(those, async ({ visitor, cookies, socket }) => {
      if (visitor && (await visitorOf(cookies).catch(() => visitor))?.id !== visitor.id)
        socket.close(1008, 'login')
    })

  function watch(connection: SocketConnection, table: string, seq: number): void {
    connection.watching.set(table, seq)
    watchers.set(table, (watchers.get(table) ?? new Set()).add(connection))
    presence.announceSoon(table)
  }

  /** A table as it is now, for connections that know nothing of it or had to wait. */
  async function show(table: string, those: readonly SocketConnection[]): Promise<void> {
    const ready = those.filter((connection) => connection.watching.has(table) && !connection.mustWait(table))
    for (const { sending } of ready) sending.left -= LOOKING
    await pushesFor(services, { kind: 'table', table }, ready, 'look')
    // the table may have begun since it was looked at
    await pushesFor(services, { kind: 'game', table }, ready, 'look')
    const known = { kind: 'present', table, ...presence.at(table) } as const
    for (const connection of ready) if (connection.watching.has(table)) connection.push(known)
  }
  /** What is shown to several is worked out once: one of them pays. Those who have nothing left wait. */
  function showPaid(table: string, those: readonly SocketConnection[]): void {
    const watching = those.filter((connection) => connection.watching.has(table))
    const ready = watching.filter(({ payer }) => payer.wait() === 0)
    for (const connection of watching) if (!ready.includes(connection)) sendLater(table, connection)
    if (ready.length === 0) return
    void atCostOf(ready[0]!.payer, () => show(table, ready)).catch(
      orLater(() => showPaid(table, ready), 'a table could not be shown'),
    )
  }

  const sendLater = batchByTable(showPaid)

  function addConnection(
    socket: WebSocket,
    visitor: Visitor | null,
    { cookies, sending, payer }: Pick<SocketConnection, 'cookies' | 'sending' | 'payer'>,
  ): void {
    const connection = connectionOver(socket, visitor, {
      cookies,
      sending,
      payer,
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
    connection.push(heartbeatText)
    /** Of everything that comes only so much is answered, or as much as looked at. */
    const isHeard = (): boolean => {
      const heard = !isSpent(connection.bucket, services.now())
      if (!heard) hangUp(socket, 'often')
      return heard
    }
    socket.on('ping', (data) => void (isHeard() && socket.pong(data)))
    socket.on('pong', () => {
      if (isHeard()) connection.alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      connections.delete(connection)
      for (const table of connection.watching.keys()) connection.unwatch(table)
    })
    socket.on('message', (data) => {
      if (!isHeard()) return
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
      showPaid(asked.watch, [connection])
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
      if (!services.connectionLimit.take(address, socket, limits.connections))
        return refuseConnection(socket, '429 Too Many Requests')
      const visitor = await visitorOf(request.headers.cookie)
      if (services.closing()) return refuseConnection(socket, '503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (opened) => {
        limitReading(socket, services.now)
        addConnection(opened, visitor, {
          cookies: request.headers.cookie,
          sending: services.buckets.of(`sent to ${address}`, limits.sending),
          payer: services.budgets.payerOf(visitor?.id ?? null, address),
        })
      })
    },
    close() {
      stop()
      stopHeartbeat()
      clearInterval(lookingRound)
      presence.close()
      for (const { socket } of connections) socket.close(1001)
      server.close()
    },
  }
}

/** A page of another site must not listen with somebody's cookie. */
const isOwn = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
