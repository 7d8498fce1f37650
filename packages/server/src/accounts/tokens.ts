import { createHash, randomBytes, randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Nobody can guess it: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A secret as it is stored: who reads the database cannot use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** So many letters and digits, at random. */
export const randomLetters = (count: number, letters = LETTERS): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** The id of an account. */
export const newId = (): string => randomLetters(16)
