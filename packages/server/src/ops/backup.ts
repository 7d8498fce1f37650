import { type Database, type Db, UniqueViolation, type Value } from '../store/db.ts'
import { CHANGE, CHANGES, type Changes, migrate, TABLES, TEMPORARY_TABLES } from '../store/schema.ts'

const FORMAT = 'roundhouse-backup/1'

/** How many rows are read or written in one go. */
const AT_ONCE = 200

/** The tables of which a file holds the rows. */
const BACKED_UP_TABLES = Object.keys(TABLES).filter((table) => !TEMPORARY_TABLES.includes(table))

type Row = Readonly<Record<string, Value>>

/** Why a file cannot be restored here. */
export class NoRestore extends Error {
  readonly reason: 'format' | 'newer' | 'cut' | 'damaged' | 'full'

  constructor(reason: NoRestore['reason'], cause?: unknown) {
    super(`the file cannot be restored: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Everything that is stored, as it is at one moment, line by line: what the
 * file is, each row with the name of its table, and how many there were. It
 * is the same from every kind of database.
 */
export const backUp = (db: Database, write: (line: string) => Promise<unknown>): Promise<number> =>
  db.reading(async (all) => {
    await write(`${JSON.stringify({ format: FORMAT, change: CHANGE })}\n`)
    let count = 0
    for (const table of BACKED_UP_TABLES)
      for await (const rows of rowsOf(all, table)) {
        await write(rows.map((row) => `${JSON.stringify([table, row])}\n`).join(''))
        count += rows.length
      }
    await write(`${JSON.stringify({ rows: count })}\n`)
    return count
  })

async function* rowsOf(db: Db, table: string): AsyncGenerator<readonly Row[]> {
  const keys = TABLES[table]!
  const order = keys.join(', ')
  const beyond = `where (${order}) > (${keys.map(() => '?').join(', ')})`
  let last: Row | undefined
  do {
    const rows: Row[] = await db.all<Row>(
      `select * from ${table} ${last ? beyond : ''} order by ${order} limit ${AT_ONCE}`,
      ...(last ? keys.map((key) => last![key]!) : []),
    )
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
    if (rows.length > 0) yield rows
  } while (last)
}

/**
 * Puts back what a file holds, all of it or nothing, into a database in which
 * there is nothing. A file of an earlier version is put into the tables of
 * that time, which are then brought to those of today.
 */
export const restoreBackup = (
  db: Database,
  lines: AsyncIterable<string>,
  changes: Changes = CHANGES,
): Promise<number> =>
  db.transaction(async (all) => {
    let count = 0
    let announced: number | undefined
    let isFirst = true
    let waiting: { readonly table: string; readonly rows: Row[] } = { table: '', rows: [] }
    for await (const line of lines) {
      if (announced !== undefined) throw new NoRestore('format')
      const read = readLine(line)
      if (isFirst) await makeRoom(all, changes.slice(0, changeIn(read, changes.length)))
      else if (Array.isArray(read)) {
        const [table, row] = rowIn(read)
        if (table !== waiting.table || waiting.rows.length === AT_ONCE) {
          await put(all, waiting.table, waiting.rows)
          waiting = { table, rows: [] }
        }
        waiting.rows.push(row)
        count++
      } else announced = countIn(read)
      isFirst = false
    }
    await put(all, waiting.table, waiting.rows)
    if (isFirst) throw new NoRestore('format')
    if (announced !== count) throw new NoRestore('cut')
    await migrate(all, changes)
    return count
  })

/** The tables that a file was written from, with nothing in them. */
async function makeRoom(db: Db, changes: Changes): Promise<void> {
  const made = await migrate(db, changes)
  if (made === 0) return
  if (made !== changes.length) throw new NoRestore('full')
  for (const table of BACKED_UP_TABLES)
    if (await db.get(`select 1 as one from ${table} limit 1`)) throw new NoRestore('full')
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new NoRestore('format')
  }
}

/** After how many changes of the tables a file was written. */
function changeIn(head: unknown, newest: number): number {
  const { format, change } = fieldsOf(head)
  if (format !== FORMAT || !Number.isInteger(change) || (change as number) < 1) throw new NoRestore('format')
  if ((change as number) > newest) throw new NoRestore('newer')
  return change as number
}

function countIn(end: unknown): number {
  const { rows } = fieldsOf(end)
  if (typeof rows !== 'number') throw new NoRestore('format')
  return rows
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new NoRestore('format')
  return value as Readonly<Record<string, unknown>>
}

function rowIn(read: readonly unknown[]): [table: string, row: Row] {
  const [table, row] = read
  if (typeof table !== 'string' || !BACKED_UP_TABLES.includes(table)) throw new NoRestore('format')
  const fields = fieldsOf(row)
  if (!Object.entries(fields).every(isField)) throw new NoRestore('format')
  return [table, fields as Row]
}

const isField = ([name, value]: [string, unknown]): boolean =>
  /^[a-z_]+$/.test(name) && (value === null || typeof value === 'string' || typeof value === 'number')

async function put(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  if (!rows.every((row) => isAlike(row, columns))) throw new NoRestore('damaged')
  const places = `(${columns.map(() => '?').join(', ')})`
  try {
    await db.run(
      `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => places).join(', ')}`,
      ...rows.flatMap((row) => columns.map((column) => row[column]!)),
    )
  } catch (error) {
    throw isDamage(error) ? new NoRestore('damaged', error) : error
  }
}

const isAlike = (row: Row, columns: readonly string[]): boolean =>
  Object.keys(row).length === columns.length && columns.every((column) => Object.hasOwn(row, column))

/** What PostgreSQL says of values, of their ties, and of columns that are not there. */
const DAMAGE = /^(?:22|23|42)/

/** The same of SQLite: SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH. */
const SQLITE_DAMAGE = [1, 19, 20]

/** Whether a row does not fit, rather than the database being unable to take it. */
function isDamage(error: unknown): boolean {
  const { code = '', errcode } = error as { code?: string; errcode?: number }
  if (error instanceof UniqueViolation) return true
  return errcode === undefined ? DAMAGE.test(code) : SQLITE_DAMAGE.includes(errcode & 0xff)
}
