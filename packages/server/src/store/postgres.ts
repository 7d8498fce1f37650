import pg from 'pg'
import { type Database, DatabaseUnreachable, type Db, UniqueViolation, type Value } from './db.ts'
import { CHANNEL, listenTo } from './postgresListener.ts'
import { linesTo } from './postgresSocket.ts'

const UNIQUE_VIOLATION = '23505'

/** What was prepared does not fit the tables any longer. */
const OUTDATED = '0A000'

/** There is no room on the disk of the database. */
const FULL = '53100'

/** It is being stopped or started, took too long, has no room on its disk or for another connection, or wants to be asked anew. */
const UNREACHABLE = new RegExp(`^(?:08|57P|57014|25P03|${FULL}|53300|${OUTDATED})`)

/** How much longer than the database itself the line to it may be silent, in milliseconds. */
const SILENCE = 2000

/** For how long a disk counts as full once it was, in milliseconds. */
const FULL_MS = 30_000

/** After how long what could not be announced is announced again, in milliseconds, and how much of it is kept. */
const AGAIN = 1000
const MOST_UNSAID = 1000

/** Counts and times are whole numbers that JavaScript can hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
}

interface Queryable {
  query(query: pg.QueryConfig<Value[]>): Promise<pg.QueryResult>
}

/** Waits for an answer of the database, and says what is wrong with it as the rest of the server knows it. */
type Await = <T>(answer: Promise<T>) => Promise<T>

/** Goes to a database once and comes back; throws where it does not let us in, and leaves nothing open. */
export async function reachPostgres(url: string): Promise<void> {
  const lines = linesTo(url)
  const client = new pg.Client(lines.config)
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    await lines.close(client.end())
  }
}

export interface PostgresOptions {
  readonly connections?: number
  /** How long the database may take for anything, in milliseconds; as long as it likes where nothing is said. */
  readonly patience?: number
}

/** A PostgreSQL database, for any number of processes. */
export async function openPostgres(
  url: string,
  { connections = 10, patience }: PostgresOptions = {},
): Promise<Database> {
  const lines = linesTo(url, patience && patience + SILENCE)
  const pool = new pg.Pool({
    ...lines.config,
    max: connections,
    types,
    ...(patience && { statement_timeout: patience, idle_in_transaction_session_timeout: patience }),
  })
  // A connection breaks at any time, also between two queries: whoever asks something over it next is told.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  const listeners = new Set<(message: string) => void>()
  const listener = await listenTo(url, (message) => {
    for (const listener of listeners) listener(message)
  })
  let fullUntil = 0
  const awaited: Await = (answer) =>
    answer.catch((error: { code?: string }) => {
      if (error.code === FULL) fullUntil = performance.now() + FULL_MS
      throw meaningOf(error)
    })

  async function within<T>(begin: string, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await awaited(pool.connect())
    let broken: Error | undefined
    try {
      await awaited(client.query(begin))
      const result = await work(dbOver(client, awaited))
      await awaited(client.query('commit'))
      return result
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        broken = failed
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** What has happened and could not be announced. */
  const unsaid = new Set<string>()
  const announce = (message: string): Promise<void> =>
    pool.query('select pg_notify($1, $2)', [CHANNEL, message]).then(
      () => {},
      () => void unsaid.add(unsaid.size < MOST_UNSAID ? message : 'anything'),
    )
  const sayAgain = setInterval(() => {
    const again = [...unsaid]
    unsaid.clear()
    for (const message of again) void announce(message)
  }, AGAIN)
  sayAgain.unref()

  return {
    ...dbOver(pool, awaited),
    transaction: (work) => within('begin', work),
    reading: (work) => within('begin isolation level repeatable read read only', work),
    announce,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    trouble() {
      if (performance.now() < fullUntil) return 'full'
      return listener.hears() ? null : 'unheard'
    },
    async close() {
      clearInterval(sayAgain)
      await Promise.all([listener.close(), lines.close(pool.end())])
    },
  }
}

function meaningOf(error: { code?: string }): Error {
  if (error.code === OUTDATED) prepareAnew()
  if (!(error instanceof pg.DatabaseError) || UNREACHABLE.test(error.code ?? ''))
    return new DatabaseUnreachable(error)
  return error.code === UNIQUE_VIOLATION ? new UniqueViolation() : error
}

function dbOver(connection: Queryable, awaited: Await): Db {
  const query = (sql: string, values: Value[]): Promise<pg.QueryResult> =>
    awaited(connection.query({ ...preparedQuery(sql), values }))
  const db: Db = {
    all: async (sql, ...values) => (await query(sql, values)).rows,
    get: async (sql, ...values) => (await query(sql, values)).rows[0],
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
    async keepRows(table) {
      await db.run(
        `create function keep_${table}() returns trigger language plpgsql
         as $$ begin raise exception '${table} only grows'; end $$`,
      )
      await db.run(
        `create trigger keep_${table} before update or delete or truncate on ${table}
         for each statement execute function keep_${table}()`,
      )
    },
    transaction: (work) => work(db),
  }
  return db
}

const known = new Map<string, { readonly name: string; readonly text: string }>()
let generation = 0

/** `?, ?` as `$1, $2`, under a name by which each connection prepares it once. */
function preparedQuery(sql: string): { readonly name: string; readonly text: string } {
  const made = known.get(sql)
  if (made) return made
  let number = 0
  const next = { name: `${generation}.${known.size}`, text: sql.replace(/\?/g, () => `$${++number}`) }
  known.set(sql, next)
  return next
}

/** A newer process has changed the tables. */
function prepareAnew(): void {
  known.clear()
  generation++
}
