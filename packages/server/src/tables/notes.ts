import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { withTableRow } from '../store/tableRows.ts'
import { mayLook } from './visibility.ts'

/** What somebody wrote down about a game, for themselves alone. */
export async function notesOf(db: Db, id: string, user: string): Promise<string> {
  const row = await db.get<{ text: string }>(
    'select text from notes where game_id = ? and user_id = ?',
    id,
    user,
  )
  return row?.text ?? ''
}

export async function writeNotes(
  services: Services,
  id: string,
  user: string,
  text: string,
  invitation?: string,
): Promise<void> {
  await mayLook(services, id, user, invitation)
  await withTableRow(services.db, id, (db) =>
    db.run(
      `insert into notes (game_id, user_id, text) values (?, ?, ?)
       on conflict (game_id, user_id) do update set text = excluded.text`,
      id,
      user,
      text,
    ),
  )
}
