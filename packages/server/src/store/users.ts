import type { AccountSettings, Me } from '@roundhouse/wire'
import { lookOf } from '../accounts/look.ts'
import { isEmail, nameKey } from '../accounts/names.ts'
import { RequestTrouble } from '../trouble.ts'
import type { Db } from './db.ts'

/** An account; a guest's, and that of somebody who is gone, has no password. */
export interface UserRow {
  readonly id: string
  readonly name: string
  readonly name_key: string
  readonly email: string | null
  readonly unconfirmed: string | null
  readonly password: string | null
  readonly settings: string
  readonly created: number
  /** Whether the account may ban others and close tables: 0 or 1. */
  readonly moderator: number
}

export type NewUser = Omit<UserRow, 'name_key' | 'email' | 'settings' | 'moderator'> & {
  readonly settings: AccountSettings
}

export const userRow = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.get<UserRow>('select * from users where id = ?', id)

/** In a transaction: whoever else would change what belongs to the account has to wait. */
export const holdUser = (db: Db, id: string): Promise<number> =>
  db.run('update users set id = id where id = ?', id)

/** The account of that name. */
export const userByName = (db: Db, name: string): Promise<UserRow | undefined> =>
  db.get<UserRow>('select * from users where name_key = ?', nameKey(name))

/** The account that somebody means by a name or an email address. */
export const userByNameOrEmail = (db: Db, who: string): Promise<UserRow | undefined> =>
  isEmail(who)
    ? db.get<UserRow>('select * from users where email = ?', who.trim().toLowerCase())
    : userByName(db, who)

/** Throws `UniqueViolation` when the name is somebody else's, or looks like it. */
export const addUser = (
  db: Db,
  { id, name, unconfirmed, password, settings, created }: NewUser,
): Promise<number> =>
  db.run(
    `insert into users (id, name, name_key, look, unconfirmed, password, settings, created)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    name,
    nameKey(name),
    lookOf(name),
    unconfirmed,
    password,
    JSON.stringify(settings),
    created,
  )

/** Throws `UniqueViolation` when it is somebody else's. */
export const setName = (db: Db, id: string, name: string): Promise<number> =>
  db.run(
    'update users set name = ?, name_key = ?, look = ? where id = ?',
    name,
    nameKey(name),
    lookOf(name),
    id,
  )

/** Nothing is unconfirmed then. Throws `UniqueViolation` when it is somebody else's. */
export const setEmail = (db: Db, id: string, email: string | null): Promise<number> =>
  db.run('update users set email = ?, unconfirmed = null where id = ?', email, id)

/** The same in a transaction; gives the account as it was before. */
export async function replaceEmail(db: Db, id: string, email: string | null): Promise<UserRow | undefined> {
  // Whoever else wants the row has to wait, so that of two who do this only one finds the old address.
  await db.run('update users set unconfirmed = null where id = ?', id)
  const before = await userRow(db, id)
  await setEmail(db, id, email)
  return before
}

/** Any number of people may give an address as theirs; it is whose confirms it. */
export const setUnconfirmed = (db: Db, id: string, email: string): Promise<number> =>
  db.run('update users set unconfirmed = ? where id = ?', email, id)

export const setSettings = (db: Db, id: string, settings: AccountSettings): Promise<number> =>
  db.run('update users set settings = ? where id = ?', JSON.stringify(settings), id)

export const setPassword = (db: Db, id: string, password: string | null): Promise<number> =>
  db.run('update users set password = ? where id = ?', password, id)

export const settingsOf = ({ settings }: Pick<UserRow, 'settings'>): AccountSettings => JSON.parse(settings)

/** An account as its owner sees it. */
export const meOf = (row: UserRow): Me => ({
  id: row.id,
  name: row.name,
  guest: row.password === null,
  email: row.email,
  unconfirmed: row.unconfirmed,
  settings: settingsOf(row),
  ...(row.moderator === 1 && { moderator: true }),
})

/** The name of an account. */
export async function userName(db: Db, user: string): Promise<string> {
  const row = await db.get<{ name: string }>('select name from users where id = ?', user)
  if (!row) throw new RequestTrouble('login')
  return row.name
}
