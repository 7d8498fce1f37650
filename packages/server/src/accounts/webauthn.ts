import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { isIP } from 'node:net'
import type { NewPasskey, PasskeyUse } from '@roundhouse/wire'

/** For whom passkeys are made: the name of the site, and where its pages come from. */
export interface PasskeySite {
  readonly name: string
  readonly origin: string
}

/** Passkeys belong to a name; where browsers find the site by a number there are none. */
export function passkeySiteOf(url: string): PasskeySite | null {
  const { hostname, origin } = new URL(url)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { name: hostname, origin }
}

/** What a passkey has signed, or is to be known by, as the database keeps it. */
interface PasskeyFacts {
  readonly challenge: string
  readonly counter: number
}

/** Somebody was there; it was they, by a finger, a face or a PIN; a new key is told of. */
const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** Where the parts of what an authenticator says begin. */
const FLAGS = 32
const COUNTER = 33
const ID_LENGTH = 53
const ID = 55

/** Reads what WebAuthn gives for a new passkey; undefined unless it was made by its owner, for this site. No maker's word for the device is asked for. */
export function readCreation(
  { id, clientDataJSON, authenticatorData, publicKey }: NewPasskey,
  site: PasskeySite,
): PasskeyFacts | undefined {
  const challenge = challengeIn(clientDataJSON, 'webauthn.create', site)
  const data = bytes(authenticatorData)
  const counter = counterIn(data, site)
  if (challenge === undefined || counter === undefined) return undefined
  if (!(data[FLAGS]! & ATTESTED) || data.length < ID) return undefined
  const named = data.subarray(ID, ID + data.readUInt16BE(ID_LENGTH))
  if (named.toString('base64url') !== id || !keyIn(publicKey)) return undefined
  return { challenge, counter }
}

/** Reads what WebAuthn gives for a passkey that was used; undefined unless its owner did so, for this site, with this key. */
export function readAssertion(
  { clientDataJSON, authenticatorData, signature }: PasskeyUse,
  publicKey: string,
  site: PasskeySite,
): PasskeyFacts | undefined {
  const challenge = challengeIn(clientDataJSON, 'webauthn.get', site)
  const data = bytes(authenticatorData)
  const counter = counterIn(data, site)
  const key = keyIn(publicKey)
  if (challenge === undefined || counter === undefined || !key) return undefined
  const signed = Buffer.concat([data, sha256(bytes(clientDataJSON))])
  const hash = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  return verify(hash, signed, key, bytes(signature)) ? { challenge, counter } : undefined
}

/** What the browser was asked to have signed, if it was asked that by a page of ours. */
function challengeIn(clientDataJSON: string, type: string, { origin }: PasskeySite): string | undefined {
  const told = jsonIn(bytes(clientDataJSON))
  if (told?.type !== type || told.origin !== origin || told.crossOrigin === true) return undefined
  return typeof told.challenge === 'string' ? told.challenge : undefined
}

/** How often the passkey was used, if it was used here and by its owner. */
function counterIn(data: Buffer, { name }: PasskeySite): number | undefined {
  if (data.length < COUNTER + 4 || !data.subarray(0, FLAGS).equals(sha256(Buffer.from(name))))
    return undefined
  const flags = data[FLAGS]!
  return flags & PRESENT && flags & VERIFIED ? data.readUInt32BE(COUNTER) : undefined
}

/** The kinds of keys that are asked for: ES256, RS256 and Ed25519. */
function keyIn(publicKey: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytes(publicKey), format: 'der', type: 'spki' })
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key
    const isKnown =
      type === 'ed25519' ||
      (type === 'rsa' && (details?.modulusLength ?? 0) >= 2048) ||
      (type === 'ec' && details?.namedCurve === 'prime256v1')
    return isKnown ? key : undefined
  } catch {
    return undefined
  }
}

function jsonIn(text: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text.toString())
    return typeof value === 'object' ? (value as Readonly<Record<string, unknown>> | null) : null
  } catch {
    return null
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()
