import { createHash } from 'node:crypto'
import type { Db } from './db.ts'

/** An entry as its row has it, as far as its link vouches for it. */
export interface LinkedEntry {
  readonly game_id: string
  readonly seq: number
  readonly entry: string
  readonly events: string
  readonly user_id: string | null
  readonly made: number
  /** Null where a process of an earlier version wrote it: the next entry vouches for it. */
  readonly chain: string | null
}

/** The link of an entry: made of all that was written, and of the link before it, so that nothing is changed, taken out or moved unseen. */
export const linkOf = (before: string, { game_id, seq, user_id, made, entry, events }: LinkedEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([before, game_id, seq, user_id, Number(made), entry, events]))
    .digest('base64url')

/** Before the first entry. */
export const NO_LINK = ''

export const linkedEntries = (db: Db, id: string): Promise<LinkedEntry[]> =>
  db.all<LinkedEntry>('select * from entries where game_id = ? order by seq', id)

/** The link of the last of so many entries; those of earlier versions get theirs by it. */
export async function lastLink(db: Db, id: string, length: number): Promise<string> {
  if (length === 0) return NO_LINK
  const last = await db.get<{ chain: string | null }>(
    'select chain from entries where game_id = ? and seq = ?',
    id,
    length - 1,
  )
  return last?.chain ?? linkLog(db, id)
}

/** Gives each entry of a log that has none its link; gives the last. */
async function linkLog(db: Db, id: string): Promise<string> {
  let link = NO_LINK
  for (const row of await linkedEntries(db, id)) {
    link = linkOf(link, row)
    if (row.chain === null)
      await db.run('update entries set chain = ? where game_id = ? and seq = ?', link, id, row.seq)
  }
  return link
}

/** The same of every log that there is. */
export async function linkAllLogs(db: Db): Promise<void> {
  const games = await db.all<{ game_id: string }>('select distinct game_id from entries')
  for (const { game_id } of games) await linkLog(db, game_id)
}
