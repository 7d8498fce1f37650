/** Why something could not be done at all. */
const TROUBLES = [
  'missing',
  'unreadable',
  'unknown',
  'version',
  'damaged',
  'action',
  'otherGame',
  'elsewhere',
  'full',
  'broken',
  'absent',
  'unreachable',
  'noTable',
  'login',
  'forbidden',
  'barred',
  'banned',
  'closedByHost',
  'closedBySite',
  'expired',
  'taken',
  'password',
  'code',
  'passkey',
  'weak',
  'name',
  'state',
  'early',
  'declined',
  'many',
  'guest',
  'unconfirmed',
  'foreign',
  'large',
  'changed',
  'form',
  'often',
  'busy',
  'overtaken',
  'unfinished',
  'hidden',
] as const

export type TroubleCode = (typeof TROUBLES)[number]

/** Until when an account is banned, in milliseconds since 1970, and why, as far as the server says. */
export interface BanNotice {
  readonly until?: number
  readonly reason?: string
}

/** More about a file that is no good. */
export interface FileFault {
  /** The action that is at fault, as the file numbers it. */
  readonly action?: number
  /** Why the rules refuse it, or the whole game where no action is at fault; absent where it cannot even be read. */
  readonly sentence?: string
  /** The player's name that is too long. */
  readonly name?: string
  /** The game that it says it is. */
  readonly title?: string
}
