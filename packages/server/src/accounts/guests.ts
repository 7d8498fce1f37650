import type { GuestSeated } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { tableByInvitation } from '../store/games.ts'
import { takeSeat } from '../tables/seating.ts'
import { RequestTrouble } from '../trouble.ts'
import { registerGuest } from './register.ts'

/** Somebody without an account follows an invitation, and sits down. */
export async function seatGuest(services: Services, invitation: string, name: string): Promise<GuestSeated> {
  const row = await tableByInvitation(services.db, invitation)
  if (!row) throw new RequestTrouble('missing')
  const me = await registerGuest(services, name)
  try {
    await takeSeat(services, row.id, me.id, undefined, invitation)
  } catch (error) {
    await services.db.run('delete from users where id = ?', me.id)
    throw error
  }
  return { me, table: row.id }
}
