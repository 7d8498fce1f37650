import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { LIMITS, type Limits } from '../accounts/limits.ts'
import { logTo } from '../care/log.ts'
import { metricsOf } from '../care/metrics.ts'
import { realLibrary } from '../library.ts'
import type { Mail } from '../notices/mail.ts'
import { postBy } from '../notices/post.ts'
import { botQueueOf } from '../play/botQueue.ts'
import { houseOf } from '../play/house.ts'
import type { Database } from '../store/db.ts'
import { openDatabase, type Place } from '../store/open.ts'
import type { World } from '../world.ts'
import { freshDatabase, noPostgres } from './postgres.ts'

/** A world for a test, and what it has logged. */
export interface TestWorld extends World {
  readonly lines: string[]
  /** What the clock says; it stands still unless it is set. */
  time: number
  mail: Mail | null
  trustProxy: boolean
  limits: Limits
}

/** Makes worlds on one new database each; every further world `of` the same place is another process to it. */
export interface Worlds {
  fresh(): Promise<TestWorld>
  /** Another process on the database of a world. */
  beside(world: TestWorld): Promise<TestWorld>
  /** Two processes of one house. The embedded database serves only one, which is then both. */
  two(): Promise<readonly [TestWorld, TestWorld]>
}

/** A busy machine may take so long for a test, in milliseconds. */
const PATIENCE = 60_000

/** Runs the same tests on the embedded store and on PostgreSQL. What is put up first is taken down last. */
export function describeStores(name: string, tests: (worlds: Worlds) => void): void {
  describe(`${name} (embedded)`, { timeout: PATIENCE }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-store-'))
    let count = 0
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    tests(worldsAt(async () => ({ folder: join(folder, String(count++)) }), false))
  })
  describe.skipIf(noPostgres)(`${name} (PostgreSQL)`, { timeout: PATIENCE }, () => {
    tests(worldsAt(async () => ({ url: await freshDatabase(inject('postgres')!) }), true))
  })
}

function worldsAt(place: () => Promise<Place>, many: boolean): Worlds {
  const open: Database[] = []
  const places = new Map<World, Place>()
  const made = async (at: Place): Promise<TestWorld> => {
    const db = await openDatabase(at)
    open.push(db)
    const world = worldOn(db)
    places.set(world, at)
    return world
  }
  afterAll(async () => {
    for (const world of places.keys()) world.closing = () => true
    await Promise.all(open.map((db) => db.close()))
  })
  const fresh = async () => made(await place())
  const beside = (world: TestWorld) => made(places.get(world)!)
  return {
    fresh,
    beside,
    async two() {
      const world = await fresh()
      return [world, many ? await beside(world) : world]
    },
  }
}

function worldOn(db: Database): TestWorld {
  const lines: string[] = []
  const world: TestWorld = {
    db,
    library: realLibrary,
    house: houseOf(db, realLibrary.game, 100),
    log: logTo(
      (line) => lines.push(line),
      () => world.time,
    ),
    metrics: metricsOf(),
    url: 'https://roundhouse.example',
    mail: null,
    post: postBy({ anywhere: true }),
    now: () => world.time,
    trustProxy: false,
    limits: LIMITS,
    botPause: 0,
    botQueue: botQueueOf(),
    closing: () => false,
    lines,
    time: 1_800_000_000_000,
  }
  return world
}
