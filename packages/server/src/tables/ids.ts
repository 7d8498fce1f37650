import { randomInt } from 'node:crypto'
import { randomLetters } from '../accounts/tokens.ts'

/** Short enough to be read out, long enough to be nobody else's. */
export const newTableId = (): string => randomLetters(12)

/** Nobody guesses it. */
export const newInvitation = (): string => randomLetters(26)

/** From which all luck of a game comes. */
export const newSeed = (): number => randomInt(2 ** 48 - 1)
