import type { Credentials, Me } from '@roundhouse/wire'
import type { Services } from '../services.ts'
import { meOf, userByNameOrEmail } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import { countAttempt, forgetAttempts, forgiveAttempt } from './attempts.ts'
import { isDeviceOf } from './devices.ts'
import { askedByOwner, strangerFrom } from './hashQueue.ts'
import { isAddressOf } from './knownAddresses.ts'
import { nameKey } from './names.ts'
import { isPassword } from './passwords.ts'

/** Where somebody logs in from; the browser, where it is known. */
export interface LogInOrigin {
  readonly address: string
  readonly device: string | null
}

/**
 * Whose name and password these are. Whether there is such an account at all
 * cannot be told from what is answered. Whoever tries passwords elsewhere does
 * not lock out a browser in which the owner has logged in before, nor holds it
 * up: whoever comes from where the owner has been comes first.
 */
export async function logInUser(
  services: Services,
  { name, password }: Credentials,
  origin: LogInOrigin,
): Promise<Me> {
  const { logIn: limit } = services.limits
  const row = await userByNameOrEmail(services.db, name)
  const isKnown = row && origin.device !== null && (await isDeviceOf(services, origin.device, row.id))
  const from = `log in from ${origin.address}`
  const as = isKnown ? `log in as ${row.id} by ${origin.device}` : `log in as ${nameKey(name)}`
  const tries = await countAttempt(services, from, limit)
  await countAttempt(services, as, limit)
  const isOwner = isKnown || (await isAddressOf(services, origin.address, row?.id ?? ''))
  const asker = row && isOwner ? askedByOwner(row.id) : strangerFrom(origin.address, tries)
  const right = await services.hashQueue
    .enter(asker, () => isPassword(row?.password, password))
    .catch(async (error: unknown) => {
      // nobody has looked at it
      for (const who of [from, as]) await forgiveAttempt(services, who)
      throw error
    })
  if (!row || !right) throw new RequestTrouble('password')
  await forgetAttempts(services, as)
  await forgiveAttempt(services, from)
  return meOf(row)
}

/** Makes sure that it is the owner who asks; of a guest nothing can be asked. */
export async function provePassword(
  services: Services,
  { id, password }: { readonly id: string; readonly password: string | null },
  given: string | undefined,
): Promise<void> {
  if (password === null) return
  if (given === undefined) throw new RequestTrouble('password')
  const who = `account ${id}`
  await countAttempt(services, who, services.limits.logIn)
  const right = await services.hashQueue.enter(askedByOwner(id), () => isPassword(password, given))
  if (!right) throw new RequestTrouble('password')
  await forgetAttempts(services, who)
}
