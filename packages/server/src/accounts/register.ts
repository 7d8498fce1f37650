import type { AccountSettings, Me, Registration } from '@roundhouse/wire'
import { addUser, meOf, userCalled, userRow } from '../store/users.ts'
import { Trouble } from '../trouble.ts'
import type { World } from '../world.ts'
import { askToConfirm, countLetter } from './confirmations.ts'
import { hashPassword } from './passwords.ts'
import { unlessTaken } from './taken.ts'
import { newId } from './tokens.ts'

/** A new account; an address counts once it is confirmed. */
export async function register(world: World, { name, password, email, language }: Registration): Promise<Me> {
  if (await userCalled(world.db, name)) throw new Trouble('taken')
  if (email !== undefined) await countLetter(world, email)
  const me = await added(world, {
    name,
    unconfirmed: email ?? null,
    password: await hashPassword(password),
    settings: language === undefined ? {} : { language },
  })
  if (email !== undefined) await askToConfirm(world, me.id, email)
  return me
}

/** A new account without a password: whoever loses the session has lost it. */
export const registerGuest = (world: World, name: string): Promise<Me> =>
  added(world, { name, unconfirmed: null, password: null, settings: {} })

async function added(
  { db, now }: World,
  given: { name: string; unconfirmed: string | null; password: string | null; settings: AccountSettings },
): Promise<Me> {
  const id = newId()
  await unlessTaken(addUser(db, { ...given, id, created: now() }))
  return meOf((await userRow(db, id))!)
}
