import { lookOf } from '../accounts/look.ts'
import type { Db } from './db.ts'

/** Gives the accounts of before their looks. Of those that look alike already the eldest has it; the others keep their names. */
export async function giveLooks(db: Db): Promise<void> {
  const users = await db.all<{ id: string; name: string }>('select id, name from users order by created, id')
  const taken = new Set<string>()
  for (const { id, name } of users) {
    const look = lookOf(name)
    if (!taken.has(look)) await db.run('update users set look = ? where id = ?', look, id)
    taken.add(look)
  }
}
