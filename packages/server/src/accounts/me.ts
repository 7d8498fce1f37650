import type { Me, MeChanged, PasswordChanged } from '@roundhouse/wire'
import type { Visitor } from '../api/route.ts'
import type { Db } from '../store/db.ts'
import { meOf, setEmail, setName, setPassword, setSettings, type UserRow, userRow } from '../store/users.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { prove } from './logIn.ts'
import { hashPassword } from './passwords.ts'
import { renameSeats, seatsRenamed } from './renaming.ts'
import { endSessions } from './sessions.ts'
import { unlessTaken } from './taken.ts'

export async function myRow(db: Db, { id }: Visitor): Promise<UserRow> {
  const row = await userRow(db, id)
  if (!row) throw new Trouble('login')
  return row
}

/** Changes what somebody says about themselves. With a password a guest becomes the owner of a lasting account. */
export async function changeMe(world: World, visitor: Visitor, given: MeChanged): Promise<Me> {
  const { name, email, settings, password } = given
  const lasting = !visitor.guest || password !== undefined
  if ((password !== undefined && !visitor.guest) || (email !== undefined && !lasting))
    throw new Trouble('state')
  const hash = password === undefined ? undefined : await hashPassword(password)
  const renamed = await unlessTaken(
    world.db.transaction(async (db) => {
      const before = await myRow(db, visitor)
      if (settings) await setSettings(db, visitor.id, settings)
      if (email !== undefined) await setEmail(db, visitor.id, email)
      if (hash !== undefined) {
        if (before.password !== null) throw new Trouble('state')
        await setPassword(db, visitor.id, hash)
      }
      if (name === undefined || name === before.name) return []
      await setName(db, visitor.id, name)
      return renameSeats(db, visitor.id, before.name, name)
    }),
  )
  await seatsRenamed(world, renamed)
  return meOf(await myRow(world.db, visitor))
}

/** A new password ends all sessions but the one in which it is chosen. */
export async function changePassword(
  world: World,
  visitor: Visitor,
  session: string | null,
  given: PasswordChanged,
): Promise<void> {
  const { id, password } = await myRow(world.db, visitor)
  if (password === null) throw new Trouble('state')
  await prove(world, { id, password }, given.old)
  const hash = await hashPassword(given.new)
  await world.db.transaction(async (db) => {
    const now = await myRow(db, visitor)
    if (now.password !== password) throw new Trouble('password')
    await replacePassword(db, id, hash, session)
  })
}

/** Whoever came in by the old password, or may still come in without any, is out. */
export async function replacePassword(
  db: Db,
  user: string,
  hash: string,
  session: string | null,
): Promise<void> {
  await setPassword(db, user, hash)
  await endSessions(db, user, session)
  await db.run('delete from resets where user_id = ?', user)
}
