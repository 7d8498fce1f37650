import type { Me, PasskeyLogInRequest } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { meOf, userRow } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { countAttempt, forgiveAttempt } from './attempts.ts'
import { userOfStep, useStep } from './secondStep.ts'
import { usePasskey } from './usePasskey.ts'

/** Whose passkey it is: with the finger, face or PIN that it asks for, it is both steps in one. */
export async function logInByPasskey(
  services: Services,
  { passkey, secondStep }: PasskeyLogInRequest,
  address: string,
): Promise<Me> {
  const from = `log in from ${address}`
  await countAttempt(services, from, services.limits.logIn)
  const user = await usePasskey(services, passkey)
  if (secondStep !== undefined) {
    if ((await userOfStep(services, secondStep)) !== user) throw new RequestTrouble('passkey')
    await useStep(services.db, secondStep)
  }
  await forgiveAttempt(services, from)
  const row = await userRow(services.db, user)
  if (!row) throw new RequestTrouble('passkey')
  return meOf(row)
}
