import type { Entry } from '@roundhouse/kernel'
import type { Db } from '../store/db.ts'

/** What somebody asks to have done to the log of a game. */
export interface EntryRequest {
  readonly user: string
  readonly seq: number
  readonly key?: string | undefined
  /** Whether this entry is what is asked for. */
  isThis(entry: Entry): boolean
}

/** An entry that was written by a request with the same key. */
export interface KeyedEntry {
  readonly seq: number
  readonly entry: Entry
}

/** What the same person has had done to this game under the same key. */
export async function entryByKey(
  db: Db,
  id: string,
  { user, key }: EntryRequest,
): Promise<KeyedEntry | undefined> {
  if (key === undefined) return undefined
  const row = await db.get<{ seq: number; entry: string }>(
    'select seq, entry from entries where game_id = ? and user_id = ? and client_key = ?',
    id,
    user,
    key,
  )
  return row && { seq: row.seq, entry: JSON.parse(row.entry) }
}

/** Whether it was this request that wrote it, and not another that came under the same key. */
export const isRepeated = (asking: EntryRequest, { seq, entry }: KeyedEntry): boolean =>
  seq === asking.seq && asking.isThis(entry)
