import type { Database } from './db.ts'
import { openPostgres } from './postgres.ts'
import { migrate } from './schema.ts'
import { openEmbedded } from './sqlite.ts'

/** Where games are kept: a folder with the embedded database, or the address of a PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly url: string }

/** Any number; all processes of this house agree on it. */
const LOCK = 1846

/** Opens the database, with its tables as they are today. */
export async function openDatabase(place: Place): Promise<Database> {
  const database = 'url' in place ? openPostgres(place.url) : openEmbedded(place.folder)
  try {
    await migrate(database, async (db) => {
      if ('url' in place) await db.get('select pg_advisory_xact_lock(?)', LOCK)
    })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
