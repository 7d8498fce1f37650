import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Db } from './db.ts'
import { lockFolder } from './lock.ts'
import { NoDatabase, noDatabase } from './noDatabase.ts'
import { openPostgres, reachPostgres } from './postgres.ts'
import { CHANGE, changeOf, migrate } from './schema.ts'
import { FILE, openEmbedded } from './sqlite.ts'

/** Where games are kept: a folder with the embedded database, or the address of a PostgreSQL database. */
export type StorePlace = { readonly folder: string } | { readonly url: string }

/** Any number; all processes of this house agree on it. */
const LOCK = 1846

/** Opens the database, with its tables as they are today. */
export const openDatabase = (place: StorePlace): Promise<Database> =>
  opened(place, (database) =>
    database.transaction(async (db) => {
      if ('url' in place) await db.get('select pg_advisory_xact_lock(?)', LOCK)
      await mustNotBeNewer(db, place)
      await migrate(db)
    }),
  )

/** The same for whoever serves it: a folder is served by one process. */
export async function openToServe(place: StorePlace): Promise<Database> {
  if ('url' in place) return openDatabase(place)
  const lock = await orNoDatabase(place, async () => lockFolder(place.folder))
  if (!lock) throw new NoDatabase('served', place)
  try {
    const database = await openDatabase(place)
    return {
      ...database,
      async close() {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens a database as it is, and changes nothing of its tables: they must be those of today. */
export async function openStored(place: StorePlace): Promise<Database> {
  if ('folder' in place && !existsSync(join(place.folder, FILE))) throw new NoDatabase('empty', place)
  return opened(place, async (database) => {
    const change = await changeIn(database, place)
    if (change === undefined) throw new NoDatabase('empty', place)
    if (change !== CHANGE) throw new NoDatabase(change > CHANGE ? 'newer' : 'older', place)
  })
}

/** Opens a database in which there is nothing yet, for somebody who makes its tables. */
export const openEmpty = (place: StorePlace): Promise<Database> =>
  opened(place, (database) => mustNotBeNewer(database, place))

const opened = (place: StorePlace, prepare: (database: Database) => Promise<void>): Promise<Database> =>
  orNoDatabase(place, async () => {
    if ('url' in place) await reachPostgres(place.url)
    const database = 'url' in place ? openPostgres(place.url) : openEmbedded(place.folder)
    try {
      await prepare(database)
    } catch (error) {
      await database.close()
      throw error
    }
    return database
  })

async function orNoDatabase<T>(place: StorePlace, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    throw noDatabase(error, place)
  }
}

/** Tables of a later version are for nobody here. */
async function mustNotBeNewer(db: Db, place: StorePlace): Promise<void> {
  if (((await changeIn(db, place)) ?? 0) > CHANGE) throw new NoDatabase('newer', place)
}

const IS_THERE = {
  url: "select 1 as one from information_schema.tables where table_schema = current_schema() and table_name = 'changes'",
  folder: "select 1 as one from sqlite_master where type = 'table' and name = 'changes'",
}

/** How many changes have been made to the tables; undefined where there are none of ours. */
async function changeIn(db: Db, place: StorePlace): Promise<number | undefined> {
  const isThere = await db.get('url' in place ? IS_THERE.url : IS_THERE.folder)
  return isThere ? changeOf(db) : undefined
}
