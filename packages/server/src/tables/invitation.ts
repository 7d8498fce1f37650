import type { TableCard } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { setInvitation, withTableRow } from '../store/tableRows.ts'
import { announceTableChange } from './announceChange.ts'
import { tableCardNow } from './card.ts'
import { mustHost } from './hostRights.ts'
import { newInvitation } from './ids.ts'
import { mayKnow } from './visibility.ts'

/** The host makes a new invitation; by the old one nobody joins or looks on any more. */
export async function renewInvitation(services: Services, id: string, user: string): Promise<TableCard> {
  await mayKnow(services, id, user)
  await withTableRow(services.db, id, async (all, row) => {
    mustHost(row, user)
    await setInvitation(all, id, newInvitation())
  })
  await announceTableChange(services, id)
  return tableCardNow(services, id, user)
}
