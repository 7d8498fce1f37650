import { z } from '@hono/zod-openapi'
import type { Db } from '../store/db.ts'
import { useAuthenticatorCode } from './authenticators.ts'
import { useRecoveryCode } from './recoveryCodes.ts'

/** Whatever somebody types in for a code. */
export const codeShape = z.string().min(1).max(40)

/** Uses up a code of the authenticator app, or a recovery code; whether it was a right one. */
export async function useCode(db: Db, user: string, given: string, time: number): Promise<boolean> {
  const code = plainCode(given)
  return /^\d{6}$/.test(code) ? useAuthenticatorCode(db, user, code, time) : useRecoveryCode(db, user, code)
}

/** However wide it was typed, with whatever blanks and dashes. */
export const plainCode = (given: string): string =>
  given
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
