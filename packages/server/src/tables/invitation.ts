import type { TableCard } from '@roundhouse/wire'
import { holding, setInvitation } from '../store/tables.ts'
import type { World } from '../world.ts'
import { cardNow } from './card.ts'
import { mustHost } from './host.ts'
import { newInvitation } from './ids.ts'
import { tableChanged } from './news.ts'
import { mayKnow } from './visibility.ts'

/** The host makes a new invitation; by the old one nobody joins or looks on any more. */
export async function renewInvitation(world: World, id: string, user: string): Promise<TableCard> {
  await mayKnow(world, id, user)
  await holding(world.db, id, async (all, row) => {
    mustHost(row, user)
    await setInvitation(all, id, newInvitation())
  })
  await tableChanged(world, id)
  return cardNow(world, id, user)
}
