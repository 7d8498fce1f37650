import type { Services } from '../services.ts'

const DAY = 24 * 60 * 60_000

/** Throws away what is over: sessions, letters that nobody followed, known browsers and addresses, counted attempts. */
export async function tidyAccounts({ db, now }: Services): Promise<void> {
  const time = now()
  for (const rows of ['sessions', 'resets', 'confirmations', 'devices', 'known_addresses'])
    await db.run(`delete from ${rows} where expires <= ?`, time)
  await db.run('delete from attempts where since < ? and until < ?', time - DAY, time - DAY)
}
