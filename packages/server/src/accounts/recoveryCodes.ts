import type { Db } from '../store/db.ts'
import { hashSecret, randomLetters } from './tokens.ts'

/** So many are given at once, of so many letters and digits. */
const COUNT = 10
const LENGTH = 10

/** None that are taken for another where somebody has written them down. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Gives somebody new recovery codes in place of those of before: this once they are told. */
export async function renewRecoveryCodes(db: Db, user: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => randomLetters(LENGTH, LETTERS))
  await db.run('delete from recovery_codes where user_id = ?', user)
  for (const code of codes)
    await db.run('insert into recovery_codes (user_id, code) values (?, ?)', user, stored(user, code))
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`)
}

/** Uses one up; whether it was one. */
export const useRecoveryCode = async (db: Db, user: string, code: string): Promise<boolean> =>
  (await db.run('delete from recovery_codes where user_id = ? and code = ?', user, stored(user, code))) > 0

export async function countRecoveryCodes(db: Db, user: string): Promise<number> {
  const row = await db.get<{ count: number }>(
    'select count(*) as count from recovery_codes where user_id = ?',
    user,
  )
  return row!.count
}

/** Nobody reads them off the database. There are too many of them to be tried one by one. */
const stored = (user: string, code: string): string => hashSecret(`${user} recovers by ${code}`)
