import type { Factors } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { BY_COMMAND, writeSiteLog } from '../store/siteLog.ts'
import { userByNameOrEmail } from '../store/users.ts'
import { authenticatorSince } from './authenticators.ts'
import { passkeysOf } from './passkeys.ts'
import { countRecoveryCodes } from './recoveryCodes.ts'
import { forgetSecondSteps } from './secondStep.ts'

/** What logging in takes besides the password, as the owner is told: nothing that is secret. */
export const factorsOf = async (db: Db, user: string): Promise<Factors> => ({
  authenticator: await authenticatorSince(db, user),
  passkeys: await passkeysOf(db, user),
  recoveryCodes: await countRecoveryCodes(db, user),
})

/** Whether the password alone does not open the account. */
export const hasFactor = async (db: Db, user: string): Promise<boolean> =>
  (await authenticatorSince(db, user)) !== null || (await passkeysOf(db, user)).length > 0

/** Recovery codes stand in for another factor: without any they are good for nothing. */
export async function forgetLoneCodes(db: Db, user: string): Promise<void> {
  if (!(await hasFactor(db, user))) await db.run('delete from recovery_codes where user_id = ?', user)
}

const FACTORS = ['authenticators', 'new_authenticators', 'passkeys', 'passkey_challenges', 'recovery_codes']

/** The password alone opens the account again of somebody who has lost everything else; its name, or null when there is no such account. */
export const resetFactors = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  who: string,
): Promise<string | null> =>
  db.transaction(async (all) => {
    const row = await userByNameOrEmail(all, who)
    if (!row || row.password === null) return null
    for (const rows of FACTORS) await all.run(`delete from ${rows} where user_id = ?`, row.id)
    await forgetSecondSteps(all, row.id)
    await writeSiteLog(all, BY_COMMAND, { act: 'reset-factor', made: now(), user: row.id })
    return row.name
  })
