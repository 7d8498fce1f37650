import type { Services } from '../services.ts'

const EXPIRING = [
  'sessions',
  'resets',
  'confirmations',
  'second_steps',
  'new_authenticators',
  'passkey_challenges',
  'devices',
  'known_addresses',
]

const DAY = 24 * 60 * 60_000

/** Throws away what is over: sessions, letters that nobody followed, log-ins and authenticator apps that nobody confirmed, known browsers and addresses, counted attempts, what was spent. */
export async function tidyAccounts(services: Services): Promise<void> {
  const { db, now } = services
  const time = now()
  for (const rows of EXPIRING) await db.run(`delete from ${rows} where expires <= ?`, time)
  await db.run('delete from attempts where since < ? and until < ?', time - DAY, time - DAY)
  await db.run('delete from spending where time < ?', time - DAY)
}
