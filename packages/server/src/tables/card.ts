import type { SeatCard, TableCard } from '@roundhouse/wire'
import { seatOfUser } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { type GameRow, gameRow, type Result, type SeatRow, seatRows } from '../store/games.ts'
import { awaitedAt } from './absence.ts'
import { readStatusLines } from './statusLines.ts'

/** A table as it is shown to one pair of eyes. */
export async function tableCardFor(
  services: Services,
  row: GameRow,
  seats: readonly SeatRow[],
  user: string | null,
): Promise<TableCard> {
  const { id, game, title, status, visibility, pace, undo, host, seq, created, moved } = row
  const mine = seatOfUser(seats, user)
  const within = mine !== null || (host !== null && host === user)
  return {
    id,
    game,
    title,
    state: status,
    visibility,
    pace,
    undo,
    options: JSON.parse(row.options),
    seats: seats.map(seatCard),
    host,
    seq,
    turn: JSON.parse(row.turn),
    awaited: awaitedAt(row, seats, services.now()),
    statusLines: readStatusLines(row.glance, seats),
    scores: row.result === null ? [] : (JSON.parse(row.result) as Result).standings,
    mine,
    invitation: within ? row.invitation : null,
    created,
    moved,
    ...(row.closed !== null && { closed: true }),
    ...(row.closed_reason !== null && { closedReason: row.closed_reason }),
  }
}

/** A table as it is by now, for whoever has just changed it. */
export const tableCardNow = async (services: Services, id: string, user: string): Promise<TableCard> =>
  tableCardFor(services, (await gameRow(services.db, id))!, await seatRows(services.db, id), user)

const seatCard = ({ kind, name, user_id, bot, banned }: SeatRow): SeatCard => ({
  kind,
  name,
  ...(user_id !== null && { user: user_id }),
  ...(bot !== null && { bot }),
  ...(banned === 1 && { banned: true }),
})
