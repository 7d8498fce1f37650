import type { NewPasskey } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { RequestTrouble } from '../trouble.ts'
import { passkeySite, useChallenge } from './passkeyChallenges.ts'
import { readCreation } from './webauthn.ts'

/** A passkey that somebody has just made here, as it is to be stored. */
export async function readNewPasskey(
  services: Services,
  user: string,
  given: NewPasskey,
): Promise<{ credential: string; publicKey: string; counter: number }> {
  const made = readCreation(given, passkeySite(services))
  if (!made || !(await useChallenge(services, made.challenge, 'add', user)))
    throw new RequestTrouble('passkey')
  return { credential: given.id, publicKey: given.publicKey, counter: made.counter }
}
