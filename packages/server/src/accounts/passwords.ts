import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from '@hono/zod-openapi'

const SHORTEST = 8

/** Blanks before and after are kept, but what is blank all over is no password. */
export const passwordShape = z
  .string()
  .min(SHORTEST)
  .max(200)
  .refine((password) => password.normalize('NFKC').trim().length >= SHORTEST)

/** Any password that could be right. */
export const anyPassword = z.string().max(200)

const SALT = 16
const LENGTH = 32

/** What a guess costs: N as a power of two, r and p. */
const COST = [15, 8, 3] as const

/** The password as it is stored: how it was worked on, the salt, and what came out. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT)
  const key = await deriveKey(password, salt, COST)
  return ['scrypt', ...COST, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether it is the password that is stored. Where none is, finding that out takes as long. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const [, log2N, r, p, salt = '', key = ''] = stored?.split('$') ?? []
  const cost = stored ? ([Number(log2N), Number(r), Number(p)] as const) : COST
  const found = await deriveKey(password, stored ? Buffer.from(salt, 'base64url') : randomBytes(SALT), cost)
  const wanted = stored ? Buffer.from(key, 'base64url') : randomBytes(LENGTH)
  return timingSafeEqual(found, wanted)
}

function deriveKey(
  password: string,
  salt: Buffer,
  [log2N, r, p]: readonly [number, number, number],
): Promise<Buffer> {
  const N = 2 ** log2N
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r }
  // Node does it in a thread of its own
  return new Promise((done, failed) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
      error ? failed(error) : done(key),
    ),
  )
}
