import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { BY_COMMAND, writeSiteLog } from '../store/siteLog.ts'
import { userByNameOrEmail } from '../store/users.ts'

/** What naming a moderator has come to. */
export interface ModeratorChange {
  readonly name: string
  /** Whether the account was none before, or was one. */
  readonly changed: boolean
}

/**
 * Names the account of that name or email address a moderator, or none any
 * more. Only a command does that. Null when there is no such account with a
 * password.
 */
export const setModerator = ({ db, now }: Pick<Services, 'db' | 'now'>, who: string, is: boolean) =>
  db.transaction(async (all): Promise<ModeratorChange | null> => {
    const user = await userByNameOrEmail(all, who)
    if (!user || user.password === null) return null
    const sign = is ? 1 : 0
    const changed = await all.run(
      'update users set moderator = ? where id = ? and moderator <> ?',
      sign,
      user.id,
      sign,
    )
    if (changed === 1)
      await writeSiteLog(all, BY_COMMAND, {
        act: is ? 'moderator' : 'no-moderator',
        made: now(),
        user: user.id,
      })
    return { name: user.name, changed: changed === 1 }
  })

/** The names of all moderators. */
export async function moderators(db: Db): Promise<string[]> {
  const rows = await db.all<{ name: string }>('select name from users where moderator = 1 order by name')
  return rows.map(({ name }) => name)
}

export const isModerator = async (db: Db, user: string): Promise<boolean> =>
  (await db.get('select 1 as one from users where id = ? and moderator = 1', user)) !== undefined
