import type { Me, NewPasskey, PasskeyChallenge, PasskeyUse } from '@roundhouse/wire'

/** ES256, Ed25519 and RS256, as COSE numbers them. */
const KEYS = [-7, -8, -257]

/** Passkeys belong to a name, not to the number of a machine. */
const NUMBER = /^[\d.]+$|^\[/

/** Whether this browser has passkeys for this site, and speaks of them in JSON. */
export const hasPasskeys = (): boolean =>
  !NUMBER.test(location.hostname) &&
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

/** Makes a passkey on a device; null where somebody changes their mind, or it cannot be. */
export async function createPasskey(
  { challenge, site, passkeys }: PasskeyChallenge,
  { id, name }: Me,
  siteName: string,
): Promise<NewPasskey | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge,
    rp: { id: site, name: siteName },
    // an id of ours is base64url as it stands
    user: { id, name, displayName: name },
    pubKeyCredParams: KEYS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(listed),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  const made = await orNull(navigator.credentials.create({ publicKey }))
  if (!made) return null
  const { response } = made.toJSON() as RegistrationResponseJSON
  const { clientDataJSON, authenticatorData, publicKey: key } = response
  return key === undefined ? null : { id: made.id, clientDataJSON, authenticatorData, publicKey: key }
}

/** Has a passkey sign; null where somebody changes their mind, or has none. */
export async function signWithPasskey({
  challenge,
  site,
  passkeys,
}: PasskeyChallenge): Promise<PasskeyUse | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge,
    rpId: site,
    allowCredentials: passkeys.map(listed),
    userVerification: 'required',
  })
  const used = await orNull(navigator.credentials.get({ publicKey }))
  if (!used) return null
  const { response } = used.toJSON() as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature } = response
  return { id: used.id, clientDataJSON, authenticatorData, signature }
}

const listed = (id: string) => ({ type: 'public-key', id })

/** What a browser says when nothing comes of it is not told apart, so that no site learns which passkeys there are. */
async function orNull(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
