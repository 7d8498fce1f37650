import type {
  AuthenticatorRequest,
  Factors,
  FactorsWithCodes,
  NewAuthenticator,
  OwnerProof,
  PasskeyRequest,
} from '@roundhouse/wire'
import type { Visitor } from '../api/route.ts'
import type { Services } from '../services.ts'
import type { Db } from '../store/db.ts'
import { holdUser } from '../store/users.ts'
import { RequestTrouble } from '../trouble.ts'
import {
  confirmAuthenticator,
  keepNewAuthenticator,
  newAuthenticatorSecret,
  removeAuthenticator,
} from './authenticators.ts'
import { plainCode } from './codes.ts'
import { notifyOwner } from './factorLetters.ts'
import { factorsOf, forgetLoneCodes, hasFactor } from './factors.ts'
import { myRow } from './me.ts'
import { readNewPasskey } from './newPasskey.ts'
import { proveOwner } from './ownerProof.ts'
import { keepPasskey, passkeysOf, removePasskey } from './passkeys.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts'
import { newTotpSecret, otpauthAddress, totpStepOf } from './totp.ts'
import { unlessTaken } from './unlessTaken.ts'

/** Nobody has more devices than that. */
const MOST_PASSKEYS = 20

/** What a new authenticator app is told; nothing changes until it is confirmed. */
export async function beginAuthenticator(services: Services, visitor: Visitor): Promise<NewAuthenticator> {
  const { id, name, password } = await myRow(services.db, visitor)
  if (password === null) throw new RequestTrouble('guest')
  const secret = newTotpSecret()
  await keepNewAuthenticator(services, id, secret)
  return { secret, address: otpauthAddress(secret, new URL(services.url).hostname, name) }
}

/** The app is needed from now on to log in. With the first factor come recovery codes. */
export async function addAuthenticator(
  services: Services,
  visitor: Visitor,
  { first, proof }: AuthenticatorRequest,
): Promise<FactorsWithCodes> {
  const row = await myRow(services.db, visitor)
  const secret = await newAuthenticatorSecret(services, row.id)
  if (secret === undefined) throw new RequestTrouble('missing')
  const created = services.now()
  // Whoever asks has been told the secret: there is nothing to find out by trying.
  const step = totpStepOf(secret, plainCode(first), created)
  if (step === undefined) throw new RequestTrouble('code')
  await proveOwner(services, row, proof)
  const codes = await services.db.transaction(async (db) => {
    await holdUser(db, row.id)
    if (!(await confirmAuthenticator(db, row.id, { secret, step, created })))
      throw new RequestTrouble('missing')
    return codesWhereNone(db, row.id)
  })
  notifyOwner(services, row, 'authenticatorAdded')
  return { factors: await factorsOf(services.db, row.id), codes }
}

/** It opens the account from now on, and the password alone does not. */
export async function addPasskey(
  services: Services,
  visitor: Visitor,
  { name, passkey, proof }: PasskeyRequest,
): Promise<FactorsWithCodes> {
  const row = await myRow(services.db, visitor)
  if (row.password === null) throw new RequestTrouble('guest')
  const made = await readNewPasskey(services, row.id, passkey)
  await proveOwner(services, row, proof)
  const codes = await unlessTaken(
    services.db.transaction(async (db) => {
      await holdUser(db, row.id)
      if ((await passkeysOf(db, row.id)).length >= MOST_PASSKEYS) throw new RequestTrouble('many')
      await keepPasskey(db, { ...made, user: row.id, name, created: services.now() })
      return codesWhereNone(db, row.id)
    }),
  )
  notifyOwner(services, row, 'passkeyAdded')
  return { factors: await factorsOf(services.db, row.id), codes }
}

export async function dropPasskey(
  services: Services,
  visitor: Visitor,
  id: string,
  proof: OwnerProof,
): Promise<Factors> {
  const row = await myRow(services.db, visitor)
  await proveOwner(services, row, proof)
  await services.db.transaction(async (db) => {
    await holdUser(db, row.id)
    if ((await removePasskey(db, row.id, id)) === 0) throw new RequestTrouble('missing')
    await forgetLoneCodes(db, row.id)
  })
  notifyOwner(services, row, 'passkeyRemoved')
  return factorsOf(services.db, row.id)
}

const codesWhereNone = async (db: Db, user: string): Promise<string[]> =>
  (await countRecoveryCodes(db, user)) > 0 ? [] : renewRecoveryCodes(db, user)

export async function dropAuthenticator(
  services: Services,
  visitor: Visitor,
  proof: OwnerProof,
): Promise<Factors> {
  const row = await myRow(services.db, visitor)
  await proveOwner(services, row, proof)
  const removed = await services.db.transaction(async (db) => {
    await holdUser(db, row.id)
    const count = await removeAuthenticator(db, row.id)
    await forgetLoneCodes(db, row.id)
    return count
  })
  if (removed === 0) throw new RequestTrouble('missing')
  notifyOwner(services, row, 'authenticatorRemoved')
  return factorsOf(services.db, row.id)
}

/** New recovery codes; those of before open nothing any more. */
export async function replaceRecoveryCodes(
  services: Services,
  visitor: Visitor,
  proof: OwnerProof,
): Promise<FactorsWithCodes> {
  const row = await myRow(services.db, visitor)
  await proveOwner(services, row, proof)
  const codes = await services.db.transaction(async (db) => {
    await holdUser(db, row.id)
    if (!(await hasFactor(db, row.id))) throw new RequestTrouble('missing')
    return renewRecoveryCodes(db, row.id)
  })
  notifyOwner(services, row, 'codesRenewed')
  return { factors: await factorsOf(services.db, row.id), codes }
}
