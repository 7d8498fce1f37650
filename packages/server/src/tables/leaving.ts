import type { TableClosing } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { vacateSeat } from './seating.ts'
import { takeTableAway } from './takeAway.ts'

/** Tables that have not begun go on without somebody, or, where it is their own, not at all. Gives how many there were. */
export async function leaveWaitingTables(
  services: Pick<Services, 'db' | 'now'>,
  user: string,
  why: TableClosing,
): Promise<number> {
  const waiting = await services.db.all<{ id: string; host: string | null }>(
    `select id, host from games where status = 'waiting'
     and (host = ? or id in (select game_id from seats where user_id = ?))`,
    user,
    user,
  )
  for (const { id, host } of waiting) {
    try {
      await (host === user ? takeTableAway(services, id, why) : vacateSeat(services, id, user))
    } catch (error) {
      // It has begun or gone this very moment.
      if (!(error instanceof RequestTrouble)) throw error
    }
  }
  return waiting.length
}
