import type { Visitor } from '../api/route.ts'
import type { Services } from '../services.ts'
import { UniqueViolation } from '../store/db.ts'
import { setEmail, setName, setPassword, setSettings, settingsOf, type UserRow } from '../store/users.ts'
import { closeTable } from '../tables/close.ts'
import { leaveSeat } from '../tables/seating.ts'
import { RequestTrouble } from '../trouble.ts'
import { provePassword } from './logIn.ts'
import { myRow } from './me.ts'
import { announceNewNames, type RenamedTable, renameSeats } from './renaming.ts'
import { announceSessionsEnded } from './sessions.ts'
import { randomLetters } from './tokens.ts'
import { accountWords } from './words.ts'

/**
 * Somebody goes for good. Their games stay, under a name that says nothing;
 * whatever else is known of them does not.
 */
export async function eraseUser(
  services: Services,
  visitor: Visitor,
  password: string | undefined,
): Promise<void> {
  const row = await myRow(services.db, visitor)
  await provePassword(services, row, password)
  await leaveTables(services, row.id)
  const renamed = await erasePersonalData(services, row)
  await announceSessionsEnded(services, row.id)
  await announceNewNames(services, renamed)
}

/** Tables that have not begun go on without them, or not at all. */
async function leaveTables(services: Services, user: string): Promise<void> {
  const waiting = await services.db.all<{ id: string; host: string | null }>(
    `select id, host from games where status = 'waiting'
     and (host = ? or id in (select game_id from seats where user_id = ?))`,
    user,
    user,
  )
  for (const { id, host } of waiting) {
    try {
      await (host === user ? closeTable(services, id, user) : leaveSeat(services, id, user))
    } catch (error) {
      // It has begun or gone this very moment.
      if (!(error instanceof RequestTrouble)) throw error
    }
  }
}

/** What is kept of an account alone. */
const PERSONAL = [
  'sessions',
  'resets',
  'confirmations',
  'devices',
  'known_addresses',
  'channels',
  'notes',
  'barred',
]

/** Takes away all but a name that says nothing. Gives the tables at which it has changed. */
async function erasePersonalData(services: Services, row: UserRow): Promise<RenamedTable[]> {
  const { id } = row
  const name = accountWords(settingsOf(row).language).gone(randomLetters(6))
  try {
    return await services.db.transaction(async (db) => {
      await setName(db, id, name)
      await setEmail(db, id, null)
      await setPassword(db, id, null)
      await setSettings(db, id, {})
      for (const rows of PERSONAL) await db.run(`delete from ${rows} where user_id = ?`, id)
      await db.run('update games set host = null where host = ?', id)
      return renameSeats(db, id, row.name, name)
    })
  } catch (error) {
    if (error instanceof UniqueViolation) return erasePersonalData(services, row)
    throw error
  }
}
