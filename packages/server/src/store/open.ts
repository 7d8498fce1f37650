import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hearAnnouncements, leaveAnnouncement } from './announcements.ts'
import type { Database, Db } from './db.ts'
import { lockFolder } from './lock.ts'
import { NoDatabase, noDatabase } from './noDatabase.ts'
import { openPostgres, reachPostgres } from './postgres.ts'
import { CHANGE, changeOf, migrate } from './schema.ts'
import { FILE, openEmbedded } from './sqlite.ts'

/** Where games are kept: a folder with the embedded database, or the address of a PostgreSQL database. */
export type StoreLocation = { readonly folder: string } | { readonly url: string }

/** Any number; all processes of a server agree on it. */
const LOCK = 1846

/** How long a database may take for anything that a server asks of it, in milliseconds. */
const PATIENCE = 10_000

/** Opens the database, with its tables as they are today. */
export async function openDatabase(location: StoreLocation): Promise<Database> {
  const database = await openPrepared(location, (database) =>
    database.transaction(async (db) => {
      if ('url' in location) await db.get('select pg_advisory_xact_lock(?)', LOCK)
      await mustNotBeNewer(db, location)
      await migrate(db)
    }),
  )
  if ('folder' in location) return database
  // To change tables, or to wait for whoever does, may take as long as it takes; nothing else may.
  await database.close()
  return openPostgres(location.url, { patience: PATIENCE })
}

/** The same for whoever serves it: a folder is served by one process. */
export async function openToServe(location: StoreLocation): Promise<Database> {
  if ('url' in location) return openDatabase(location)
  const lock = await orNoDatabase(location, async () => lockFolder(location.folder))
  if (!lock) throw new NoDatabase('served', location)
  try {
    const database = await openDatabase(location)
    const stopHearing = hearAnnouncements(database)
    return {
      ...database,
      // what another process does who serves the same folder is not heard of
      trouble: () => (lock.isHeld() ? database.trouble() : 'unheard'),
      async close() {
        stopHearing()
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens a database as it is, and changes nothing of its tables: they must be those of today. What it announces is heard by whoever serves it. */
export async function openStored(location: StoreLocation): Promise<Database> {
  if ('folder' in location && !existsSync(join(location.folder, FILE)))
    throw new NoDatabase('empty', location)
  const database = await openPrepared(location, async (database) => {
    const change = await changeIn(database, location)
    if (change === undefined) throw new NoDatabase('empty', location)
    if (change !== CHANGE) throw new NoDatabase(change > CHANGE ? 'newer' : 'older', location)
  })
  if ('url' in location) return database
  return { ...database, announce: (text) => leaveAnnouncement(database, text) }
}

/** Opens a database in which there is nothing yet, for somebody who makes its tables. */
export const openEmpty = (location: StoreLocation): Promise<Database> =>
  openPrepared(location, (database) => mustNotBeNewer(database, location))

const openPrepared = (
  location: StoreLocation,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> =>
  orNoDatabase(location, async () => {
    if ('url' in location) await reachPostgres(location.url)
    const database = 'url' in location ? await openPostgres(location.url) : openEmbedded(location.folder)
    try {
      await prepare(database)
    } catch (error) {
      await database.close()
      throw error
    }
    return database
  })

async function orNoDatabase<T>(location: StoreLocation, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    throw noDatabase(error, location)
  }
}

/** Tables of a later version are for nobody here. */
async function mustNotBeNewer(db: Db, location: StoreLocation): Promise<void> {
  if (((await changeIn(db, location)) ?? 0) > CHANGE) throw new NoDatabase('newer', location)
}

const IS_THERE = {
  url: "select 1 as one from information_schema.tables where table_schema = current_schema() and table_name = 'changes'",
  folder: "select 1 as one from sqlite_master where type = 'table' and name = 'changes'",
}

/** How many changes have been made to the tables; undefined where there are none of ours. */
async function changeIn(db: Db, location: StoreLocation): Promise<number | undefined> {
  const isThere = await db.get('url' in location ? IS_THERE.url : IS_THERE.folder)
  return isThere ? changeOf(db) : undefined
}
