import type { Me, SecondStep, SecondStepRequest } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { meOf, userRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { countAttempt, forgetAttempts, forgiveAttempt } from './attempts.ts'
import { useCode } from './codes.ts'
import { isDeviceOf } from './devices.ts'
import type { LogInOrigin } from './logIn.ts'
import { passkeysOf } from './passkeys.ts'
import { hashSecret, newToken } from './tokens.ts'

/** How long somebody may look for the code, in milliseconds. */
const LASTS = 5 * 60_000

/** The password was right: whoever comes back with this and a code is logged in. */
export async function beginSecondStep({ db, now }: Services, user: string): Promise<SecondStep> {
  const token = newToken()
  await db.run(
    'insert into second_steps (token, user_id, expires) values (?, ?, ?)',
    hashSecret(token),
    user,
    now() + LASTS,
  )
  return { secondStep: token, passkey: (await passkeysOf(db, user)).length > 0 }
}

/**
 * Whose log-in this finishes, once. Wrong codes are counted like wrong
 * passwords, and apart from them: a right password takes none of them back,
 * and whoever tries codes elsewhere does not hold up a browser in which the
 * owner has logged in before.
 */
export async function finishSecondStep(
  services: Services,
  { secondStep, code }: SecondStepRequest,
  { address, device }: LogInOrigin,
): Promise<Me> {
  const { db, now, limits } = services
  const user = await userOfStep(services, secondStep)
  const isKnown = device !== null && (await isDeviceOf(services, device, user))
  const from = `log in from ${address}`
  const as = isKnown ? `second step of ${user} by ${device}` : `second step of ${user}`
  await countAttempt(services, from, limits.logIn)
  await countAttempt(services, as, limits.logIn)
  const row = await db.transaction(async (all) => {
    await useStep(all, secondStep)
    if (!(await useCode(all, user, code, now()))) throw new RequestTrouble('code')
    return (await userRow(all, user))!
  })
  await forgetAttempts(services, as)
  await forgiveAttempt(services, from)
  return meOf(row)
}

/** Whose log-in waits for its second step. */
export async function userOfStep({ db, now }: Services, secondStep: string): Promise<string> {
  const step = await db.get<{ user_id: string }>(
    'select user_id from second_steps where token = ? and expires > ?',
    hashSecret(secondStep),
    now(),
  )
  if (!step) throw new RequestTrouble('missing')
  return step.user_id
}

/** It is good once, whoever else comes with it at this moment. */
export async function useStep(db: Db, secondStep: string): Promise<void> {
  const used = await db.run('delete from second_steps where token = ?', hashSecret(secondStep))
  if (used === 0) throw new RequestTrouble('missing')
}

/** Log-ins that wait for their second step lead nowhere any more. */
export const forgetSecondSteps = (db: Db, user: string): Promise<number> =>
  db.run('delete from second_steps where user_id = ?', user)
