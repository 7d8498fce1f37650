import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyUse } from '@roundhouse/wire'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

const text = (data: Buffer): string => data.toString('base64url')

/** What somebody who cheats would say otherwise. */
export interface PasskeyTruth {
  readonly type: string
  readonly origin: string
  readonly site: string
  readonly flags: number
  readonly counter: number
  readonly crossOrigin: boolean
}

const KINDS = {
  ec: () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ed25519: () => generateKeyPairSync('ed25519'),
  short: () => generateKeyPairSync('rsa', { modulusLength: 1024 }),
  curve: () => generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
}

/** A device that holds one passkey, and what the browser gives for it. */
export function softPasskey(url: string, kind: keyof typeof KINDS = 'ec') {
  const { origin, hostname } = new URL(url)
  const { publicKey, privateKey } = KINDS[kind]()
  const credential = randomBytes(32)
  const id = text(credential)
  const said = (challenge: string, type: string, lie: Partial<PasskeyTruth>): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge,
        origin: lie.origin ?? origin,
        crossOrigin: lie.crossOrigin ?? false,
      }),
    )
  const head = (flags: number, lie: Partial<PasskeyTruth>): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lie.counter ?? 0)
    return Buffer.concat([sha256(lie.site ?? hostname), Buffer.from([lie.flags ?? flags]), counter])
  }
  return {
    id,
    make(challenge: string, lie: Partial<PasskeyTruth> = {}): NewPasskey {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      return {
        id,
        clientDataJSON: text(said(challenge, 'webauthn.create', lie)),
        authenticatorData: text(Buffer.concat([head(0x45, lie), Buffer.alloc(16), length, credential])),
        publicKey: text(publicKey.export({ format: 'der', type: 'spki' })),
      }
    },
    use(challenge: string, lie: Partial<PasskeyTruth> = {}): PasskeyUse {
      const client = said(challenge, 'webauthn.get', lie)
      const data = head(0x05, lie)
      const signature = sign(
        kind === 'ed25519' ? null : 'sha256',
        Buffer.concat([data, sha256(client)]),
        privateKey,
      )
      return {
        id,
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
    },
  }
}
