import { seatOf } from '../play/seats.ts'
import { type GameRow, gameRow, seatRows } from '../store/games.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'

/** The table, for somebody who may look on; for all others there is none. */
export async function mayLook(
  world: World,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameRow> {
  const row = await gameRow(world.db, id)
  if (!row) throw new Trouble('missing')
  if (row.visibility === 'open' || isInvited(row, invitation) || (await belongs(world, row, user))) return row
  throw new Trouble('missing')
}

/** The same for its card alone, which lists show of every table but the unlisted. */
export async function mayKnow(
  world: World,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameRow> {
  const row = await gameRow(world.db, id)
  return row?.visibility === 'invited' ? row : mayLook(world, id, user, invitation)
}

export const isInvited = ({ invitation }: GameRow, given: string | undefined): boolean =>
  invitation !== null && invitation === given

async function belongs(world: World, { id, host }: GameRow, user: string | null): Promise<boolean> {
  if (user === null) return false
  return host === user || seatOf(await seatRows(world.db, id), user) !== null
}
