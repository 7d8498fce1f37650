import { seatOfUser } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { barredFrom } from '../store/barredUsers.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, gameRow, type SeatRow, seatRows } from '../store/games.ts'
import { closingOf } from '../store/siteLog.ts'
import { RequestTrouble } from '../trouble.ts'

/** The table, for somebody who may look on; for all others there is none. */
export async function mayLook(
  services: Services,
  id: string,
  user: string | null,
  invitation?: string,
): Promise<GameRow> {
  const row = await gameRow(services.db, id)
  if (!row) throw await whyNoTable(services.db, id)
  if (row.visibility === 'open') return row
  const [seats, barred] = await Promise.all([seatRows(services.db, id), barredFrom(services.db, row)])
  if (!isVisible(row, { seats, barred }, user, invitation)) throw new RequestTrouble('missing')
  return row
}

/** Whoever was at a table that is no more reads why, if it was closed in the name of the site. */
export async function whyNoTable(db: Db, id: string): Promise<RequestTrouble> {
  const closing = await closingOf(db, id)
  if (!closing) return new RequestTrouble('missing')
  const { reason } = closing
  return new RequestTrouble('closed', reason === null ? {} : { reason })
}

/** Who sits at a table, and whom no invitation helps there any more. */
export interface TableCompany {
  readonly seats: readonly SeatRow[]
  readonly barred: readonly string[]
}

/** Whether somebody may look on. */
export const isVisible = (
  row: GameRow,
  { seats, barred }: TableCompany,
  user: string | null,
  invitation: string | undefined,
): boolean =>
  row.visibility === 'open' ||
  isMember(row, seats, user) ||
  (isInvited(row, invitation) && (user === null || !barred.includes(user)))

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
