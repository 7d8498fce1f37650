import type { Message } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { Database } from '../store/db.ts'
import { gameRow } from '../store/games.ts'
import { BY_COMMAND, type SiteActor, writeSiteLog } from '../store/siteLog.ts'
import { RequestTrouble } from '../trouble.ts'
import { eraseMessage, messagesOf } from './chat.ts'

/** Everything that was said at a table, for whoever runs the site; undefined where there is no such table. */
export async function chatOf(db: Database, id: string): Promise<Message[] | undefined> {
  if (!(await gameRow(db, id))) return undefined
  const pages: Message[][] = []
  for (let before: number | undefined; before !== 0; before = pages.at(-1)?.[0]?.place ?? 0)
    pages.push(await messagesOf(db, id, before))
  return pages.reverse().flat()
}

/** Takes away what was said, in the name of the site, and writes that down. */
export const eraseMessageBySite = (
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  place: number,
  actor: SiteActor,
): Promise<Message> =>
  eraseMessage(
    services,
    id,
    place,
    () => 'site',
    (db, table, { user }) =>
      writeSiteLog(db, actor, { act: 'remove-message', made: services.now(), user, table }),
  )

/** Whoever runs the site takes away what was said. False where there is no such message. */
export async function removeMessageBySite(
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  place: number,
  reason: string | null = null,
): Promise<boolean> {
  try {
    await eraseMessageBySite(services, id, place, { ...BY_COMMAND, reason })
    return true
  } catch (error) {
    if (error instanceof RequestTrouble) return false
    throw error
  }
}
