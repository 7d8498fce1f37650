import type { Factors } from '@roundhouse/wire'
import type { Db } from '../store/db.ts'
import { newId } from './tokens.ts'

/** A passkey as it is stored. */
export interface PasskeyRow {
  readonly user_id: string
  readonly public_key: string
}

/** The passkeys of an account, as its owner is told of them. */
export const passkeysOf = (db: Db, user: string): Promise<Factors['passkeys'][number][]> =>
  db.all('select id, name, created, used from passkeys where user_id = ? order by created, id', user)

/** The same as browsers know them. */
export const credentialsOf = async (db: Db, user: string): Promise<string[]> =>
  (
    await db.all<{ credential: string }>(
      'select credential from passkeys where user_id = ? order by created, id',
      user,
    )
  ).map(({ credential }) => credential)

export const passkeyByCredential = (db: Db, credential: string): Promise<PasskeyRow | undefined> =>
  db.get<PasskeyRow>('select user_id, public_key from passkeys where credential = ?', credential)

/** Throws `UniqueViolation` when it is somebody's already. */
export const keepPasskey = (
  db: Db,
  made: {
    readonly user: string
    readonly credential: string
    readonly publicKey: string
    readonly counter: number
    readonly name: string
    readonly created: number
  },
): Promise<number> =>
  db.run(
    `insert into passkeys (id, user_id, credential, public_key, counter, name, created)
     values (?, ?, ?, ?, ?, ?, ?)`,
    newId(),
    made.user,
    made.credential,
    made.publicKey,
    made.counter,
    made.name,
    made.created,
  )

/** It was used; false where a device that counts has counted so far before: then there are two of it. */
export const countPasskeyUse = async (
  db: Db,
  credential: string,
  counter: number,
  time: number,
): Promise<boolean> =>
  (await db.run(
    `update passkeys set counter = ?, used = ?
     where credential = ? and (counter < ? or (counter = 0 and cast(? as bigint) = 0))`,
    counter,
    time,
    credential,
    counter,
    counter,
  )) > 0

export const removePasskey = (db: Db, user: string, id: string): Promise<number> =>
  db.run('delete from passkeys where user_id = ? and id = ?', user, id)
