import { Socket } from 'node:net'
import pg from 'pg'
import { type Database, type Db, UniqueViolation, type Value } from './db.ts'

const UNIQUE_VIOLATION = '23505'

/** What was prepared does not fit the tables any longer. */
const OUTDATED = '0A000'

/** What every process of a server listens to. */
const CHANNEL = 'roundhouse'

/** How long to wait, in milliseconds, before a lost connection to the database is taken up again. */
const AGAIN = 1000

/** Counts and times are whole numbers that JavaScript can hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
}

interface Queryable {
  query(query: pg.QueryConfig<Value[]>): Promise<pg.QueryResult>
}

/** How long to wait, in milliseconds, for a database that says nothing at all. */
const TIMEOUT_MS = 10_000

/** Goes to a database once and comes back; throws where it does not let us in, and leaves nothing open. */
export async function reachPostgres(url: string): Promise<void> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    stream: () => socket,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
  } finally {
    socket.destroy()
  }
}

/** A PostgreSQL database, for any number of processes. */
export function openPostgres(url: string, connections = 10): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  // A connection that breaks while nobody uses it is replaced when one is needed.
  pool.on('error', () => {})
  const listeners = new Set<(message: string) => void>()
  const listener = listenFor(url, (message) => {
    for (const listener of listeners) listener(message)
  })
  async function within<T>(begin: string, work: (db: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query(begin)
      const result = await work(dbOver(client))
      await client.query('commit')
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
  return {
    ...dbOver(pool),
    transaction: (work) => within('begin', work),
    reading: (work) => within('begin isolation level repeatable read read only', work),
    async announce(message) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, message])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

function dbOver(connection: Queryable): Db {
  const db: Db = {
    all: async (sql, ...values) => (await query(connection, sql, values)).rows,
    get: async (sql, ...values) => (await query(connection, sql, values)).rows[0],
    run: async (sql, ...values) => (await query(connection, sql, values)).rowCount ?? 0,
    transaction: (work) => work(db),
  }
  return db
}

async function query(connection: Queryable, sql: string, values: Value[]): Promise<pg.QueryResult> {
  try {
    return await connection.query({ ...preparedQuery(sql), values })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === OUTDATED) prepareAnew()
    if (code === UNIQUE_VIOLATION) throw new UniqueViolation()
    throw error
  }
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

/** A connection of its own on which announcements come in; it is taken up again when it breaks. */
function listenFor(url: string, onMessage: (message: string) => void): { close(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const later = () => {
    if (!closed) timer = setTimeout(connect, AGAIN)
  }
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    next.on('error', () => {})
    next.on('end', later)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
      // Whatever was announced before was not heard.
      onMessage('anything')
    } catch {
      next.removeListener('end', later)
      await next.end().catch(() => {})
      later()
    }
  }
  const started = connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await started
      await client?.end()
    },
  }
}
