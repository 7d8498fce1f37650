import type { AccountSettings, Me, Registration } from '@roundhouse/wire'
import { addUser, meOf, userCalled, userRow } from '../store/users.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { hashPassword } from './passwords.ts'
import { unlessTaken } from './taken.ts'
import { newId } from './tokens.ts'

/** A new account. */
export async function register(world: World, { name, password, email, language }: Registration): Promise<Me> {
  for (const who of [name, email]) {
    if (who !== undefined && (await userCalled(world.db, who))) throw new Trouble('taken')
  }
  return added(world, {
    name,
    email: email ?? null,
    password: await hashPassword(password),
    settings: language === undefined ? {} : { language },
  })
}

/** A new account without a password: whoever loses the session has lost it. */
export const registerGuest = (world: World, name: string): Promise<Me> =>
  added(world, { name, email: null, password: null, settings: {} })

async function added(
  { db, now }: World,
  given: { name: string; email: string | null; password: string | null; settings: AccountSettings },
): Promise<Me> {
  const id = newId()
  await unlessTaken(addUser(db, { ...given, id, created: now() }))
  return meOf((await userRow(db, id))!)
}
