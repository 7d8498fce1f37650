import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { hashQueueOf } from './accounts/hashQueue.ts'
import { LIMITS } from './accounts/limits.ts'
import { visitorOf } from './accounts/sessions.ts'
import { apiOf } from './api/api.ts'
import { budgetsOf } from './budgets/budgets.ts'
import { sharedBucketsOf } from './budgets/sharedBuckets.ts'
import { httpServer } from './httpServer.ts'
import { readyLibrary, realLibrary } from './library.ts'
import { connectionLimitOf } from './live/connectionLimit.ts'
import { liveOf } from './live/live.ts'
import { refuseConnection } from './live/refuseConnection.ts'
import { mailBy } from './notices/mail.ts'
import { postBy } from './notices/post.ts'
import { startSender } from './notices/sender.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type Log, logFailure } from './ops/log.ts'
import { lookRound } from './ops/lookRound.ts'
import { measure, measureProcess, metricsOf } from './ops/metrics.ts'
import { watchRequests } from './ops/requests.ts'
import { steadinessOf } from './ops/steadyClock.ts'
import { botQueueOf } from './play/botQueue.ts'
import { gameCacheOf } from './play/gameCache.ts'
import { publicViewsOf } from './play/publicViews.ts'
import { type NoSite, type Site, whyNoSite } from './serveSite.ts'
import type { Services } from './services.ts'
import { siteApp } from './siteApp.ts'
import { siteBuildOf } from './siteBuild.ts'
import { openToServe, type StoreLocation } from './store/open.ts'
import { startThreads } from './threads/threads.ts'

export interface ServerOptions {
  readonly port: number
  /** The address of this machine on which it listens; all of them when it is left out. */
  readonly host?: string
  /** The built site. */
  readonly folder: string
  /** Where games are kept. */
  readonly location: StoreLocation
  readonly log: Log
  /** Where browsers find it; without it, on this machine. */
  readonly url?: string
  /** The mail server, and from whom its letters come. */
  readonly mail?: { readonly server: string; readonly from: string }
  readonly trustProxy?: boolean
  /** With which its figures are read; nobody reads them without one. */
  readonly metricsToken?: string
}

/** How many games are kept in memory, and of how many what anybody may see of them. */
const IN_MEMORY = 1000

/** How long a bot waits before it moves, and how often forgotten ones are looked for, in milliseconds. */
const BOT_PAUSE = 500
const LOOK_ROUND = 10_000

/** How often processes tell each other what was taken of limits, in milliseconds: so long somebody may take the same in each. */
const SHARING = 500

/**
 * How long a request under way may take once the server is to stop, and then
 * what it has begun in a game, in milliseconds. With what the lines to the
 * database may take it is less than the ten seconds that a host is promised.
 */
const TIMEOUT_MS = 4000
const WRITING_MS = 1500

/** The site and its tables while they are served: what is under way when they stop is finished, and nothing that was answered is lost. */
export interface RunningServer extends Site {
  /** On which address of this machine, and which port, it listens. */
  readonly listening: string
}

/** Serves the built site, the API and the live connection in one process; port 0 takes any that is free. */
export async function startServer(options: ServerOptions): Promise<RunningServer | NoSite> {
  const { port, host, folder, location, log, mail, trustProxy = false, metricsToken } = options
  if (!existsSync(join(folder, 'index.html'))) return { trouble: 'not-built' }
  const [db] = await Promise.all([openToServe(location), readyLibrary()])
  const metrics = metricsOf(metricsToken)
  const home = () => `http://localhost:${(server.address() as AddressInfo).port}`
  let closing = false
  const threads = startThreads(log)
  const gameCache = gameCacheOf(db, threads, IN_MEMORY)
  const now = () => Date.now()
  const buckets = sharedBucketsOf(db, now)
  const services: Services = {
    db,
    library: realLibrary,
    threads,
    gameCache,
    publicViews: publicViewsOf({ db, library: realLibrary, threads, gameCache }, IN_MEMORY),
    log,
    metrics,
    build: siteBuildOf(folder),
    get url() {
      return options.url ?? home()
    },
    mail: mail ? mailBy(mail.server, mail.from) : null,
    post: postBy(),
    trustProxy,
    limits: LIMITS,
    buckets,
    connectionLimit: connectionLimitOf(db),
    budgets: budgetsOf(buckets, LIMITS.processor, now),
    hashQueue: hashQueueOf(),
    now,
    botPause: BOT_PAUSE,
    botQueue: botQueueOf(threads.ofEachSort),
    closing: () => closing,
  }
  const live = liveOf(services, (cookies) => visitorOf(services, cookies))
  const app = siteApp(folder, apiOf(services), services, watchRequests(services))
  const server = httpServer(getRequestListener(app.fetch), trustProxy)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  measureProcess(metrics)
  measure(metrics, 'roundhouse_sockets', 'Open live lines', () => live.size)
  measure(metrics, 'roundhouse_games_in_memory', 'Games in memory', () => services.gameCache.size)
  measure(
    metrics,
    'roundhouse_bots_waiting',
    'Games whose bots wait for their turn',
    () => services.botQueue.size,
  )
  server.on('upgrade', (request, socket, head) => {
    // Whoever hangs up in the middle of it must not take the process along.
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== '/api/live' || request.headers.upgrade?.toLowerCase() !== 'websocket')
      return refuseConnection(socket, '400 Bad Request')
    live.upgrade(request, socket, head).catch((error: unknown) => {
      log('error', 'a live line could not be opened', { error: String(error) })
      socket.destroy()
    })
  })
  const sender = startSender(services, live.isHere)
  const isClockSteady = steadinessOf(now)
  const lookRoundOnce = oneAtATime(() => lookRound(services, isClockSteady))
  const looking = setInterval(() => {
    services.connectionLimit.repeat()
    lookRoundOnce().catch(logFailure(log, 'warn', 'it was not looked round'))
  }, LOOK_ROUND)
  const sharing = setInterval(
    () => void buckets.share().catch(logFailure(log, 'warn', 'it was not written what was spent')),
    SHARING,
  )
  let stopped: Promise<void> | undefined
  const stop = async () => {
    closing = true
    clearInterval(looking)
    clearInterval(sharing)
    live.close()
    const answered = new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeIdleConnections()
      // also live connections of those who do not answer that they are closed
      setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, TIMEOUT_MS).unref()
    })
    await Promise.all([answered, sender.stop()])
    await Promise.race([services.gameCache.idle(), after(WRITING_MS, undefined, { ref: false })])
    await threads.end()
    void services.connectionLimit.leave()
    await db.close()
  }
  try {
    await listen(server, port, host)
  } catch (error) {
    await stop()
    const trouble = whyNoSite(error)
    if (trouble) return { trouble }
    throw error
  }
  return {
    address: `${home()}/`,
    listening: shownAddress(server.address() as AddressInfo),
    close() {
      stopped ??= stop()
      return stopped
    },
  }
}

const listen = (server: Server, port: number, host: string | undefined): Promise<void> =>
  new Promise((listens, failed) => {
    server.once('error', failed)
    server.listen({ port, host }, () => listens())
  })

const shownAddress = ({ family, address, port }: AddressInfo): string =>
  family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`
