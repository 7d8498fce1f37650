import type { GuestSeated } from '@roundhouse/wire'
import { invitedTo } from '../store/games.ts'
import { sitDown } from '../tables/seating.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { registerGuest } from './register.ts'

/** Somebody without an account follows an invitation, and sits down. */
export async function seatGuest(world: World, invitation: string, name: string): Promise<GuestSeated> {
  const row = await invitedTo(world.db, invitation)
  if (!row) throw new Trouble('missing')
  const me = await registerGuest(world, name)
  try {
    await sitDown(world, row.id, me.id, undefined, invitation)
  } catch (error) {
    await world.db.run('delete from users where id = ?', me.id)
    throw error
  }
  return { me, table: row.id }
}
