import type { PasskeyChallenge } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { credentialsOf } from './passkeys.ts'
import { hashSecret, newToken } from './tokens.ts'
import { type PasskeySite, passkeySiteOf } from './webauthn.ts'

/** How long somebody may look for a device, in milliseconds. */
const LASTS = 5 * 60_000

/** What a signature is for. */
type Purpose = 'add' | 'use'

/** For whom passkeys are made here. */
export function passkeySite({ url }: Pick<Services, 'url'>): PasskeySite {
  const site = passkeySiteOf(url)
  if (!site) throw new RequestTrouble('missing')
  return site
}

/** What a passkey is to sign: one of an account, where it is known which. */
export async function challengePasskey(
  services: Services,
  purpose: Purpose,
  user: string | null,
): Promise<PasskeyChallenge> {
  const { db, now } = services
  const site = passkeySite(services)
  const challenge = newToken()
  await db.run(
    'insert into passkey_challenges (challenge, purpose, user_id, expires) values (?, ?, ?, ?)',
    hashSecret(challenge),
    purpose,
    user,
    now() + LASTS,
  )
  return { challenge, site: site.name, passkeys: user === null ? [] : await credentialsOf(db, user) }
}

/** Uses it up; whether it was asked for, of this account or of anybody. */
export async function useChallenge(
  { db, now }: Services,
  challenge: string,
  purpose: Purpose,
  user: string,
): Promise<boolean> {
  const asked = await db.get<{ user_id: string | null }>(
    'delete from passkey_challenges where challenge = ? and purpose = ? and expires > ? returning user_id',
    hashSecret(challenge),
    purpose,
    now(),
  )
  return asked !== undefined && (asked.user_id === null ? purpose === 'use' : asked.user_id === user)
}
