import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** As RFC 6238 has it, and every app: a code for each half minute, of six digits, by SHA-1. */
const STEP_MS = 30_000
const DIGITS = 6
const SECRET = 20

/** A clock may be so many steps ahead or behind. */
const APART = [0, -1, 1]

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in the letters of base32. */
export const newTotpSecret = (): string =>
  bitsOf(randomBytes(SECRET))
    .match(/.{5}/g)!
    .map((bits) => BASE32[Number.parseInt(bits, 2)])
    .join('')

/** The secret as apps read it from a QR code. */
export function otpauthAddress(secret: string, site: string, name: string): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(name)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`
}

/** In which step the time is, in milliseconds since 1970. */
export const totpStep = (time: number): number => Math.floor(time / STEP_MS)

/** The code of a step. */
export function totpCode(secret: string, step: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(message).digest()
  const place = hash.at(-1)! & 0x0f
  const code = (hash.readUInt32BE(place) & 0x7fffffff) % 10 ** DIGITS
  return String(code).padStart(DIGITS, '0')
}

/** The step around a time to which a code belongs, if to any. */
export function totpStepOf(secret: string, code: string, time: number): number | undefined {
  const steps = APART.map((apart) => totpStep(time) + apart)
  return steps.find((step) => isSame(totpCode(secret, step), code))
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const bitsOf = (bytes: Buffer): string => [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}
