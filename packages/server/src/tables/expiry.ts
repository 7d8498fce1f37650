import { WAITING_DAYS } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { takeTableAway } from './takeAway.ts'

const DAY = 24 * 60 * 60_000

/** How many are taken away at a time. */
const AT_ONCE = 100

/** Takes tables away that have waited for long without anybody coming or going. */
export async function closeExpired(services: Services): Promise<void> {
  const before = services.now() - WAITING_DAYS * DAY
  const expired = await services.db.all<{ id: string }>(
    `select id from games where status = 'waiting' and moved < ? order by moved limit ${AT_ONCE}`,
    before,
  )
  for (const { id } of expired) await takeAwayExpired(services, id, before)
}

async function takeAwayExpired(services: Services, id: string, before: number): Promise<void> {
  try {
    await takeTableAway(services, id, 'expired', ({ moved }) => {
      if (moved >= before) throw new RequestTrouble('state')
    })
  } catch (error) {
    // somebody may have come, or another process been faster
    if (!(error instanceof RequestTrouble)) throw error
  }
}
