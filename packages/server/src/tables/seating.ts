import type { Seat } from '@roundhouse/kernel'
import type { TableCard } from '@roundhouse/wire'
import { mustSit, seatOfUser } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { bar, isBarred } from '../store/barredUsers.ts'
import type { Db } from '../store/db.ts'
import { type GameRow, type SeatRow, seatRows } from '../store/games.ts'
import { botSeat, openSeat, personSeat, putSeat } from '../store/seats.ts'
import { noteActivity, setInvitation, withTableRow } from '../store/tableRows.ts'
import { userName } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceTableChange } from './announceChange.ts'
import { tableCardNow } from './card.ts'
import { mustHost, mustWait } from './hostRights.ts'
import { newInvitation } from './ids.ts'
import { isInvited, mayKnow } from './visibility.ts'

/** Takes a seat at a table that waits for players: the first that is open unless one is named. */
export async function takeSeat(
  services: Services,
  tableId: string,
  userId: string,
  seat?: Seat,
  invitation?: string,
): Promise<TableCard> {
  await mayKnow(services, tableId, userId, invitation)
  return changeSeat(services, tableId, userId, async (db, row, seats) => {
    if (await isBarred(db, tableId, userId)) throw new RequestTrouble('barred')
    const invited = isInvited(row, invitation) || row.host === userId
    if (invitation === undefined ? row.visibility !== 'open' && !invited : !invited)
      throw new RequestTrouble('forbidden')
    mustWait(row)
    const free = seats.find((one) => one.kind === 'open' && (seat === undefined || one.seat === seat))
    if (!free || seatOfUser(seats, userId) !== null) throw new RequestTrouble('state')
    return personSeat(tableId, free.seat, userId, await userName(db, userId))
  })
}

/** Gets up before the game has begun. */
export async function leaveSeat(services: Services, id: string, user: string): Promise<TableCard> {
  await mayKnow(services, id, user)
  await vacateSeat(services, id, user)
  return tableCardNow(services, id, user)
}

/** The seat of somebody at a table that waits is open again. */
export const vacateSeat = (services: Pick<Services, 'db' | 'now'>, id: string, user: string): Promise<void> =>
  writeSeat(services, id, async (_, row, seats) => {
    const seat = mustSit(seats, user)
    mustWait(row)
    return openSeat(id, seat)
  })

/** The host lets a bot play on a seat, or opens the seat again. */
export async function seatBot(
  services: Services,
  id: string,
  user: string,
  seat: Seat,
  bot: string | null,
): Promise<TableCard> {
  const { game } = await mayKnow(services, id, user)
  const known = await services.library.bots(game)
  if (bot !== null && !Object.hasOwn(known, bot)) throw new RequestTrouble('form')
  return changeSeat(services, id, user, async (_, row, seats) => {
    mustHost(row, user)
    mustWait(row)
    const given = seats[seat]
    if (!given) throw new RequestTrouble('form')
    if (given.kind === 'person') throw new RequestTrouble('state')
    return bot === null ? openSeat(id, seat) : botSeat(id, seat, bot)
  })
}

/**
 * The host asks somebody to leave before the game has begun; they do not sit
 * down there again, nor come back as another guest: the invitation is a new one.
 */
export async function unseat(
  services: Services,
  id: string,
  user: string,
  guest: string,
): Promise<TableCard> {
  await mayKnow(services, id, user)
  return changeSeat(services, id, user, async (db, row, seats) => {
    mustHost(row, user)
    mustWait(row)
    const seat = seatOfUser(seats, guest)
    if (seat === null || guest === user) throw new RequestTrouble('state')
    await bar(db, id, guest)
    await setInvitation(db, id, newInvitation())
    return openSeat(id, seat)
  })
}

type Seating = (db: Db, row: GameRow, seats: readonly SeatRow[]) => Promise<SeatRow>

/** Changes one seat; gives the table as it is then. */
async function changeSeat(services: Services, id: string, user: string, change: Seating): Promise<TableCard> {
  await writeSeat(services, id, change)
  return tableCardNow(services, id, user)
}

/** Changes one seat while nobody else can, and lets everybody know. */
async function writeSeat(services: Pick<Services, 'db' | 'now'>, id: string, change: Seating): Promise<void> {
  await withTableRow(services.db, id, async (all, row) => {
    await putSeat(all, await change(all, row, await seatRows(all, id)))
    await noteActivity(all, id, services.now())
  })
  await announceTableChange(services, id)
}
