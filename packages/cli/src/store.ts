import { resolve } from 'node:path'
import type { Game } from '@roundhouse/kernel'
import type { Database, StoreLocation } from '@roundhouse/server'
import { BadInput, OutputFailure } from './badInput.ts'
import { withEnvironment } from './environment.ts'
import type { Shell } from './shell.ts'

/** Where games are kept when nobody says where. */
const USUAL_FOLDER = 'roundhouse-data'

/** The flags of every command that works on stored games. */
export const STORE_FLAGS = {
  data: { kind: 'text', value: 'DIR' },
  database: { kind: 'text', value: 'URL' },
} as const

/** The same for what moderators do, too: why it is done stands in the log of the site. */
export const NOTED_FLAGS = { ...STORE_FLAGS, reason: { kind: 'text', value: 'TEXT' } } as const

export interface StoreFlagValues {
  readonly data: string | undefined
  readonly database: string | undefined
}

/** The folder or the database that is meant, by the command line before the environment. */
export function storeOf(shell: Shell, given: StoreFlagValues): StoreLocation {
  const isNamed = given.data !== undefined || given.database !== undefined
  const { data, database } = isNamed ? given : withEnvironment(given, STORE_FLAGS, shell)
  if (database === undefined) return { folder: resolve(shell.cwd, data ?? USUAL_FOLDER) }
  if (data !== undefined) throw new BadInput((words) => words.twoStores)
  return { url: addressOfKind('--database', database, ['postgres', 'postgresql']) }
}

/** An address of one of these kinds. */
export function addressOfKind(flag: string, text: string, kinds: readonly string[]): string {
  if (URL.canParse(text) && kinds.some((kind) => text.startsWith(`${kind}://`))) return text
  throw new BadInput((words) => words.badAddress(flag, `${kinds[0]}://…`))
}

/** Works on a store that is there already, and leaves its tables as they are. */
export async function atStore<T>(location: StoreLocation, work: (db: Database) => Promise<T>): Promise<T> {
  const { openStored } = await import('@roundhouse/server')
  return at(location, openStored(location), work)
}

/** Works on a store in which there is nothing yet, and makes it when it is not there. */
export async function atNewStore<T>(location: StoreLocation, work: (db: Database) => Promise<T>): Promise<T> {
  const { openEmpty } = await import('@roundhouse/server')
  return at(location, openEmpty(location), work)
}

async function at<T>(
  location: StoreLocation,
  opening: Promise<Database>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await orNoDatabase(opening)
  try {
    return await orFull(location, work(db))
  } finally {
    await db.close()
  }
}

/** A store that has no room for what is to be put into it is told in a sentence too. */
async function orFull<T>(location: StoreLocation, working: Promise<T>): Promise<T> {
  const { NoDatabase, noDatabase } = await import('@roundhouse/server')
  return working.catch((error: unknown) => {
    const known = noDatabase(error, location)
    if (!(known instanceof NoDatabase) || known.reason !== 'disk-full') throw error
    throw new OutputFailure((words) => words.noDatabase[known.reason](known.location, known.code))
  })
}

/** A database that does not let us in is told in a sentence, without its password. */
export async function orNoDatabase<T>(opening: Promise<T>): Promise<T> {
  const { NoDatabase } = await import('@roundhouse/server')
  return opening.catch((error: unknown) => {
    if (!(error instanceof NoDatabase)) throw error
    const { reason, location, code } = error
    throw new BadInput((words) => words.noDatabase[reason](location, code))
  })
}

/** A game by its id, when there is such a game. */
export const gameIn =
  ({ games }: Shell) =>
  async (id: string): Promise<Game | undefined> =>
    Object.hasOwn(games, id) ? games[id]!() : undefined
