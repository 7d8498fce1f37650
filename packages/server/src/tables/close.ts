import { isArchived } from '../play/archive.ts'
import type { Services } from '../services.ts'
import { dropAllVotes } from '../store/ballots.ts'
import { seatRows } from '../store/games.ts'
import { endTable, withTableRow } from '../store/tableRows.ts'
import { RequestTrouble } from '../trouble.ts'
import { announceTableChange } from './announceChange.ts'
import { mustHost } from './hostRights.ts'
import { endTableGame, withLockedTable } from './lockedTable.ts'
import { takeTableAway } from './takeAway.ts'
import { isMember, mayKnow } from './visibility.ts'

/** The host takes a table away that has not begun, or ends a game that no person plays; whoever plays ends one whose rules are no more here. */
export async function closeTable(services: Services, id: string, user: string): Promise<void> {
  const row = await mayKnow(services, id, user)
  if (row.status === 'waiting') return takeTableAway(services, id, 'host', (row) => mustHost(row, user))
  return (await isArchived(services, row)) ? endArchived(services, id, user) : endDeserted(services, id, user)
}

/** It cannot go on, so nobody's agreement is waited for; what it would have come to nobody knows. */
async function endArchived(services: Services, id: string, user: string): Promise<void> {
  await withTableRow(services.db, id, async (db, row) => {
    if (!isMember(row, await seatRows(db, id), user)) throw new RequestTrouble('forbidden')
    if (row.status !== 'playing') throw new RequestTrouble('state')
    await endTable(db, id, null, services.now())
    await dropAllVotes(db, id)
  })
  await announceTableChange(services, id)
}

async function endDeserted(services: Services, id: string, user: string): Promise<void> {
  await withLockedTable(services, id, async (locked) => {
    const { row, seats } = locked
    mustHost(row, user)
    if (row.status !== 'playing' || seats.some(({ kind }) => kind === 'person'))
      throw new RequestTrouble('state')
    await endTableGame(locked, services.now())
  })
  await announceTableChange(services, id)
}
