import type { BarredPerson } from '@roundhouse/wire'
import { seatOfUser } from '../play/seats.ts'
import type { Services } from '../services.ts'
import { bar, barredPeople, unbar } from '../store/barredUsers.ts'
import { seatRows } from '../store/games.ts'
import { openSeat, putSeat } from '../store/seats.ts'
import { noteActivity, setInvitation, withTableRow } from '../store/tableRows.ts'
import { userRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceTableChange } from './announceChange.ts'
import { mustHost } from './hostRights.ts'
import { newInvitation } from './ids.ts'
import { mayKnow } from './visibility.ts'

/** Whom the host has barred from the table, for the host. */
export async function barredAt(services: Services, id: string, user: string): Promise<BarredPerson[]> {
  mustHost(await mayKnow(services, id, user), user)
  return barredPeople(services.db, id)
}

/**
 * The host bars somebody from the table, who neither sits down nor talks there
 * any more, nor looks on where that needs an invitation: which is a new one,
 * so that they do not come back as somebody else. Whoever plays cannot be
 * barred. Done again, it changes nothing.
 */
export async function barFromTable(
  services: Services,
  id: string,
  user: string,
  other: string,
): Promise<BarredPerson[]> {
  await mayKnow(services, id, user)
  const { people, isNew } = await withTableRow(services.db, id, async (db, row) => {
    mustHost(row, user)
    if (!(await userRow(db, other))) throw new RequestTrouble('missing')
    const seat = seatOfUser(await seatRows(db, id), other)
    if (other === user || (seat !== null && row.status !== 'waiting')) throw new RequestTrouble('state')
    const isNew = await bar(db, id, other)
    if (isNew) await setInvitation(db, id, newInvitation())
    if (seat !== null) {
      await putSeat(db, openSeat(id, seat))
      await noteActivity(db, id, services.now())
    }
    return { people: await barredPeople(db, id), isNew: isNew || seat !== null }
  })
  if (isNew) await announceTableChange(services, id)
  return people
}

/** The host lets somebody come again. */
export async function admitToTable(
  services: Services,
  id: string,
  user: string,
  other: string,
): Promise<BarredPerson[]> {
  await mayKnow(services, id, user)
  return withTableRow(services.db, id, async (db, row) => {
    mustHost(row, user)
    await unbar(db, id, other)
    return barredPeople(db, id)
  })
}
