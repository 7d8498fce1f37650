import type { World } from '../world.ts'

const DAY = 24 * 60 * 60_000

/** Throws away what is over: sessions, forgotten passwords, counted attempts. */
export async function tidyAccounts({ db, now }: World): Promise<void> {
  const time = now()
  await db.run('delete from sessions where expires <= ?', time)
  await db.run('delete from resets where expires <= ?', time)
  await db.run('delete from attempts where since < ? and until < ?', time - DAY, time - DAY)
}
