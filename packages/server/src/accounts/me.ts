import type { AccountChangeRequest, EmailChangeRequest, Me, PasswordChangeRequest } from '@roundhouse/wire'
import type { Visitor } from '../api/route.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { meOf, setName, setPassword, setSettings, type UserRow, userRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { countAttempt, forgiveAttempt } from './attempts.ts'
import { askToConfirm, countLetter, forgetLetters, switchEmail } from './confirmations.ts'
import { askedByOwner } from './hashQueue.ts'
import { provePassword } from './logIn.ts'
import { hashPassword } from './passwords.ts'
import { announceNewNames, renameSeats } from './renaming.ts'
import { forgetSecondSteps } from './secondStep.ts'
import { announceSessionsEnded, endSessions } from './sessions.ts'
import { unlessTaken } from './unlessTaken.ts'
import { mustNotBeWeak } from './weakPassword.ts'

export async function myRow(db: Db, { id }: Visitor): Promise<UserRow> {
  const row = await userRow(db, id)
  if (!row) throw new RequestTrouble('login')
  return row
}

/** Changes what somebody says about themselves. With a password a guest becomes the owner of a lasting account. */
export async function changeUser(
  services: Services,
  visitor: Visitor,
  given: AccountChangeRequest,
): Promise<Me> {
  const { name, settings, password } = given
  if (password !== undefined && !visitor.guest) throw new RequestTrouble('forbidden')
  if (password !== undefined) mustNotBeWeak(password, name ?? visitor.name)
  const hash = password === undefined ? undefined : await hashFor(services, visitor.id, password)
  const change = () =>
    unlessTaken(
      services.db.transaction(async (db) => {
        const before = await myRow(db, visitor)
        if (settings) await setSettings(db, visitor.id, settings)
        if (hash !== undefined) {
          if (before.password !== null) throw new RequestTrouble('forbidden')
          await setPassword(db, visitor.id, hash)
        }
        if (name === undefined || name === before.name) return []
        await setName(db, visitor.id, name)
        return renameSeats(db, visitor.id, before.name, name)
      }),
    )
  const isOther = name !== undefined && name !== visitor.name
  await announceNewNames(services, await (isOther ? withinRenameLimit(services, visitor, change) : change()))
  return meOf(await myRow(services.db, visitor))
}

/** A password that somebody has chosen who is logged in, as it is stored. */
const hashFor = ({ hashQueue }: Services, user: string, password: string): Promise<string> =>
  hashQueue.enter(askedByOwner(user), () => hashPassword(password))

/** Another name is work at every table of an account, and is had only so often. */
async function withinRenameLimit<T>(
  services: Services,
  { id }: Visitor,
  rename: () => Promise<T>,
): Promise<T> {
  const who = `rename ${id}`
  await countAttempt(services, who, services.limits.renames)
  try {
    return await rename()
  } catch (error) {
    await forgiveAttempt(services, who)
    throw error
  }
}

/** Only the owner changes where letters go. Another address counts once it is confirmed. */
export async function changeEmail(
  services: Services,
  visitor: Visitor,
  given: EmailChangeRequest,
): Promise<Me> {
  const row = await myRow(services.db, visitor)
  if (row.password === null) throw new RequestTrouble('guest')
  await provePassword(services, row, given.password)
  const { email } = given
  if (email === null || email === row.email) await switchEmail(services, row.id, email)
  else {
    await countLetter(services, email, row.id)
    await askToConfirm(services, row.id, email)
  }
  return meOf(await myRow(services.db, visitor))
}

/** A new password ends all sessions but the one in which it is chosen. */
export async function changePassword(
  services: Services,
  visitor: Visitor,
  session: string | null,
  given: PasswordChangeRequest,
): Promise<void> {
  const { id, password } = await myRow(services.db, visitor)
  if (password === null) throw new RequestTrouble('guest')
  await provePassword(services, { id, password }, given.old)
  mustNotBeWeak(given.new, visitor.name)
  const hash = await hashFor(services, id, given.new)
  await services.db.transaction(async (db) => {
    const now = await myRow(db, visitor)
    if (now.password !== password) throw new RequestTrouble('password')
    await replacePassword(db, id, hash, session)
  })
  await announceSessionsEnded(services, id)
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
  await forgetLetters(db, user)
  await forgetSecondSteps(db, user)
}
