import { seatOfUser } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { type GameRow, gameRow, type SeatRow, seatRows } from '../store/games.ts'
import { RequestTrouble } from '../trouble.ts'

/** The table, for somebody who may look on; for all others there is none. */
export async function mayLook(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameRow> {
  const row = await gameRow(services.db, id)
  const seats = !row || row.visibility === 'open' ? [] : await seatRows(services.db, id)
  if (!row || !isVisible(row, seats, user, invitation)) throw new RequestTrouble('missing')
  return row
}

/** Whether somebody may look on. */
export const isVisible = (
  row: GameRow,
  seats: readonly SeatRow[],
  user: string | null,
  invitation: string | undefined,
): boolean => row.visibility === 'open' || isInvited(row, invitation) || isMember(row, seats, user)

/** The same for its card alone, which lists show of every table but the unlisted. */
export async function mayKnow(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameRow> {
  const row = await gameRow(services.db, id)
  return row?.visibility === 'invited' ? row : mayLook(services, id, user, invitation)
}

export const isInvited = ({ invitation }: GameRow, given: string | undefined): boolean =>
  invitation !== null && invitation === given

/** Whether somebody sits there, or has set the table up. */
export const isMember = ({ host }: GameRow, seats: readonly SeatRow[], user: string | null): boolean =>
  user !== null && (host === user || seatOfUser(seats, user) !== null)
