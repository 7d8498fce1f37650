import type { AccountSettings, Me, Registration } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { addUser, meOf, userByNameOrEmail, userRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { askToConfirm, countLetter } from './confirmations.ts'
import type { HashAsker } from './hashQueue.ts'
import { hashPassword } from './passwords.ts'
import { newId } from './tokens.ts'
import { unlessTaken } from './unlessTaken.ts'
import { mustNotBeWeak } from './weakPassword.ts'

/** A new account; an address counts once it is confirmed. */
export async function registerUser(
  services: Services,
  { name, password, email, language }: Registration,
  asker: HashAsker,
): Promise<Me> {
  mustNotBeWeak(password, name)
  if (await userByNameOrEmail(services.db, name)) throw new RequestTrouble('taken')
  if (email !== undefined) await countLetter(services, email)
  const me = await addAccount(services, {
    name,
    unconfirmed: email ?? null,
    password: await services.hashQueue.enter(asker, () => hashPassword(password)),
    settings: language === undefined ? {} : { language },
  })
  if (email !== undefined) await askToConfirm(services, me.id, email)
  return me
}

/** A new account without a password: whoever loses the session has lost it. */
export const registerGuest = (services: Services, name: string): Promise<Me> =>
  addAccount(services, { name, unconfirmed: null, password: null, settings: {} })

async function addAccount(
  { db, now }: Services,
  given: { name: string; unconfirmed: string | null; password: string | null; settings: AccountSettings },
): Promise<Me> {
  const id = newId()
  await unlessTaken(addUser(db, { ...given, id, created: now() }))
  return meOf((await userRow(db, id))!)
}
