import type { PasskeyUse } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { passkeySite, useChallenge } from './passkeyChallenges.ts'
import { countPasskeyUse, passkeyByCredential } from './passkeys.ts'
import { readAssertion } from './webauthn.ts'

/** Whose passkey has signed what was asked for. */
export async function usePasskey(services: Services, given: PasskeyUse): Promise<string> {
  const { db, now } = services
  const row = await passkeyByCredential(db, given.id)
  const used = row && readAssertion(given, row.public_key, passkeySite(services))
  if (!used || !(await useChallenge(services, used.challenge, 'use', row.user_id)))
    throw new RequestTrouble('passkey')
  if (!(await countPasskeyUse(db, given.id, used.counter, now()))) throw new RequestTrouble('passkey')
  return row.user_id
}
