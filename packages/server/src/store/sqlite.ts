import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite'
import { type Database, DatabaseUnreachable, type Db, UniqueViolation, type Value } from './db.ts'
import { makeFile, makeFolder } from './folder.ts'

/** The file in the data folder. */
export const FILE = 'roundhouse.sqlite'

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const UNIQUE = [1555, 2067]

/** SQLITE_FULL and SQLITE_IOERR_WRITE. */
const FULL = [13, 778]

/** For how long a disk counts as full once it was, in milliseconds, and how little room on it is none, in bytes. */
const FULL_MS = 30_000
const NO_ROOM = 8 * 1024 * 1024

/** How long to wait, in milliseconds, while another process writes. */
const TIMEOUT_MS = 5000

/** How each kind of transaction begins and ends, and how it is taken back. */
const WRITING = ['begin immediate', 'commit', 'rollback'] as const
const READING = ['begin', 'commit', 'rollback'] as const
const SAVEPOINT = ['savepoint one', 'release one', 'rollback to one; release one'] as const

/** The embedded database in a folder; nothing to install. One process serves it. */
export function openEmbedded(folder: string): Database {
  const path = join(folder, FILE)
  makeFolder(folder)
  makeFile(path)
  const file = new DatabaseSync(path)
  file.exec(`pragma busy_timeout = ${TIMEOUT_MS}`)
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  file.exec('pragma foreign_keys = on')
  const statements = new Map<string, StatementSyncInstance>()
  const listeners = new Set<(message: string) => void>()

  const statementFor = (sql: string): StatementSyncInstance => {
    const known = statements.get(sql) ?? file.prepare(sql)
    statements.set(sql, known)
    return known
  }
  const direct: Db = {
    all: async (sql, ...values) => statementFor(sql).all(...values) as never,
    get: async (sql, ...values) => statementFor(sql).get(...values) as never,
    run: async (sql, ...values) => Number(changes(statementFor(sql), values)),
    async keepRows(table) {
      for (const change of ['update', 'delete'])
        file.exec(
          `create trigger ${table}_${change} before ${change} on ${table} begin select raise(abort, '${table} only grows'); end`,
        )
    },
    transaction: (work) => work(direct),
  }
  let fullUntil = 0
  /** What fails for want of room is remembered, for a smaller thing may still find some. It can be asked for again, once there is. */
  function meaningOf(error: unknown): unknown {
    if (!FULL.includes((error as { errcode?: number }).errcode ?? 0)) return error
    fullUntil = performance.now() + FULL_MS
    return new DatabaseUnreachable(error)
  }

  /** There is only one connection: while a transaction is under way everybody else waits in line. */
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0
  function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    waiting++
    const done = line.then(work).finally(() => waiting--)
    line = done.catch(() => {})
    return done
  }
  const runAlone = <T>(work: () => Promise<T>): Promise<T> => (waiting === 0 ? work() : runInTurn(work))
  /** All of it or nothing, between the statements that say so. */
  async function within<T>(
    [begin, end, back]: readonly [string, string, string],
    work: () => Promise<T>,
  ): Promise<T> {
    file.exec(begin)
    try {
      const result = await work()
      file.exec(end)
      return result
    } catch (error) {
      // when the disk is full it has been taken back already
      if (file.isTransaction) file.exec(back)
      throw meaningOf(error)
    }
  }

  /** Transactions that are still to be done, and how each is told that none of them could be. */
  let batch: { run(): Promise<() => void>; failed(error: unknown): void }[] = []

  /** Bringing it to the disk takes longest, and is done once for all that have come meanwhile. Each can fail alone. */
  const transaction = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    new Promise((done, failed) => {
      const run = () =>
        within(SAVEPOINT, () => work(direct)).then(
          (result) => () => done(result),
          (error: unknown) => {
            // what would come next would be outside
            if (!file.isTransaction) throw error
            return () => failed(error)
          },
        )
      batch.push({ run, failed })
      if (batch.length === 1) setImmediate(() => runInTurn(doBatch))
    })
  async function doBatch(): Promise<void> {
    const all = batch
    batch = []
    try {
      const answers = await within(WRITING, async () => {
        const done: (() => void)[] = []
        for (const { run } of all) done.push(await run())
        return done
      })
      for (const answer of answers) answer()
    } catch (error) {
      for (const { failed } of all) failed(error)
    }
  }

  return {
    all: (sql, ...values) => runAlone(() => direct.all(sql, ...values)),
    get: (sql, ...values) => runAlone(() => direct.get(sql, ...values)),
    run: (sql, ...values) =>
      runAlone(() =>
        direct.run(sql, ...values).catch((error: unknown) => {
          throw meaningOf(error)
        }),
      ),
    keepRows: (table) => runAlone(() => direct.keepRows(table)),
    transaction,
    reading: (work) => runInTurn(() => within(READING, () => work(direct))),
    async announce(message) {
      for (const listener of listeners) listener(message)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    trouble: () => (performance.now() < fullUntil || hasNoRoom(folder) ? 'full' : null),
    async close() {
      while (batch.length > 0) await new Promise(setImmediate)
      await line
      file.close()
    },
  }
}

function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NO_ROOM
}

function changes(statement: StatementSyncInstance, values: readonly Value[]): number | bigint {
  try {
    return statement.run(...values).changes
  } catch (error) {
    if (UNIQUE.includes((error as { errcode?: number }).errcode ?? 0)) throw new UniqueViolation()
    throw error
  }
}
