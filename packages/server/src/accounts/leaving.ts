import type { Visitor } from '../api/route.ts'
import type { Services } from '../services.ts'
import { UniqueViolation } from '../store/db.ts'
import { setEmail, setName, setPassword, setSettings, settingsOf, type UserRow } from '../store/users.ts'
import { leaveWaitingTables } from '../tables/leaving.ts'
import { mustNotBeBanned } from './bans.ts'
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
  await leaveWaitingTables(services, row.id, 'host')
  const renamed = await erasePersonalData(services, row)
  await announceSessionsEnded(services, row.id)
  await announceNewNames(services, renamed)
}

/** What is kept of an account alone. */
const PERSONAL = [
  'sessions',
  'resets',
  'confirmations',
  'devices',
  'known_addresses',
  'authenticators',
  'new_authenticators',
  'recovery_codes',
  'second_steps',
  'passkeys',
  'passkey_challenges',
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
      // whoever is banned this very moment keeps the name, so that nobody takes it
      await mustNotBeBanned(db, id)
      await setName(db, id, name)
      await setEmail(db, id, null)
      await setPassword(db, id, null)
      await setSettings(db, id, {})
      await db.run('update users set moderator = 0 where id = ?', id)
      for (const rows of PERSONAL) await db.run(`delete from ${rows} where user_id = ?`, id)
      await db.run('update games set host = null where host = ?', id)
      return renameSeats(db, id, row.name, name)
    })
  } catch (error) {
    if (error instanceof UniqueViolation) return erasePersonalData(services, row)
    throw error
  }
}
