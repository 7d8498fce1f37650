import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { type HashQueue, hashQueueOf } from '../accounts/hashQueue.ts'
import { LIMITS, type Limits } from '../accounts/limits.ts'
import { type Budgets, budgetsOf } from '../budgets/budgets.ts'
import { type SharedBuckets, sharedBucketsOf } from '../budgets/sharedBuckets.ts'
import { realLibrary } from '../library.ts'
import { type ConnectionLimit, connectionLimitOf } from '../live/connectionLimit.ts'
import type { Mail } from '../notices/mail.ts'
import { postBy } from '../notices/post.ts'
import { logTo } from '../ops/log.ts'
import { metricsOf } from '../ops/metrics.ts'
import { botQueueOf } from '../play/botQueue.ts'
import { gameCacheOf } from '../play/gameCache.ts'
import { publicViewsOf } from '../play/publicViews.ts'
import type { StoredSession } from '../play/session.ts'
import type { Services } from '../services.ts'
import type { Database } from '../store/db.ts'
import { openDatabase, type StoreLocation } from '../store/open.ts'
import { gameCalls } from '../threads/calls.ts'
import { threadHere } from '../threads/thread.ts'
import type { Threads } from '../threads/threads.ts'
import { freshDatabase, noPostgres } from './postgres.ts'

/** A server for a test, and what it has logged. */
export interface TestServices extends Services {
  readonly lines: string[]
  /** The games in memory. */
  readonly sessions: ReadonlyMap<string, StoredSession>
  /** What the clock says; it stands still unless it is set. */
  time: number
  mail: Mail | null
  trustProxy: boolean
  limits: Limits
  hashQueue: HashQueue
  buckets: SharedBuckets
  connectionLimit: ConnectionLimit
  budgets: Budgets
  botPause: number
}

/** Makes servers on one new database each; every further server `of` the same place is another process to it. */
export interface StoreSuite {
  fresh(): Promise<TestServices>
  /** Another process on the database of a server. */
  beside(services: TestServices): Promise<TestServices>
  /** Two processes of one server. The embedded database serves only one, which is then both. */
  two(): Promise<readonly [TestServices, TestServices]>
  /** Where the database of a server is, for a whole server that is started there. */
  placeOf(services: TestServices): StoreLocation
}

/** A busy machine may take so long for a test, in milliseconds. */
const TIMEOUT_MS = 60_000

/** Runs the same tests on the embedded store and on PostgreSQL. What is put up first is taken down last. */
export function describeStores(name: string, tests: (suite: StoreSuite) => void): void {
  describe(`${name} (embedded)`, { timeout: TIMEOUT_MS }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-store-'))
    let count = 0
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    tests(suiteAt(async () => ({ folder: join(folder, String(count++)) }), false))
  })
  describe.skipIf(noPostgres)(`${name} (PostgreSQL)`, { timeout: TIMEOUT_MS }, () => {
    tests(suiteAt(async () => ({ url: await freshDatabase(inject('postgres')!) }), true))
  })
}

function suiteAt(location: () => Promise<StoreLocation>, many: boolean): StoreSuite {
  const open: Database[] = []
  const places = new Map<Services, StoreLocation>()
  const servicesAt = async (at: StoreLocation): Promise<TestServices> => {
    const db = await openDatabase(at)
    open.push(db)
    const services = worldOn(db)
    places.set(services, at)
    return services
  }
  afterAll(async () => {
    for (const services of places.keys()) services.closing = () => true
    await Promise.all(open.map((db) => db.close()))
  })
  const fresh = async () => servicesAt(await location())
  const placeOf = (services: TestServices) => places.get(services)!
  const beside = (services: TestServices) => servicesAt(placeOf(services))
  return {
    fresh,
    beside,
    placeOf,
    async two() {
      const services = await fresh()
      return [services, many ? await beside(services) : services]
    },
  }
}

/** No threads of their own: a test sees what they know. */
function threadsHere(sessions: Map<string, StoredSession>): Threads {
  const thread = threadHere(gameCalls(sessions))
  const thinker = threadHere(gameCalls())
  return { forGame: () => thread, think: thinker.ask, ofEachSort: 1, end: async () => {} }
}

function worldOn(db: Database): TestServices {
  const lines: string[] = []
  const sessions = new Map<string, StoredSession>()
  const threads = threadsHere(sessions)
  const gameCache = gameCacheOf(db, threads, 100)
  const now = () => services.time
  const buckets = sharedBucketsOf(db, now)
  const services: TestServices = {
    db,
    library: realLibrary,
    threads,
    gameCache,
    publicViews: publicViewsOf({ db, library: realLibrary, threads, gameCache }, 100),
    log: logTo((line) => lines.push(line), now),
    metrics: metricsOf(),
    build: 'abc123',
    url: 'https://roundhouse.example',
    mail: null,
    post: postBy({ anywhere: true }),
    now,
    trustProxy: false,
    limits: LIMITS,
    buckets,
    connectionLimit: connectionLimitOf(db),
    budgets: budgetsOf(buckets, LIMITS.processor, now),
    hashQueue: hashQueueOf(),
    botPause: 0,
    botQueue: botQueueOf(1),
    closing: () => false,
    lines,
    sessions,
    time: 1_800_000_000_000,
  }
  return services
}
