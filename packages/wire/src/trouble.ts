/** Why a request was not answered as asked. */
export const TROUBLES = [
  /** What was sent has not the form that is described. */
  'form',
  /** Nobody is logged in, or not any more. */
  'login',
  /** Not for this person. */
  'forbidden',
  /** The request does not come from our own pages. */
  'foreign',
  'missing',
  /** The table waited, and whoever runs the site has closed it. */
  'closed',
  /** The log has grown meanwhile. */
  'overtaken',
  /** A rule says no. */
  'refused',
  /** A guest has neither password nor email address. */
  'guest',
  /** There is no confirmed email address to write to. */
  'unconfirmed',
  /** The name or address belongs to somebody else. */
  'taken',
  /** The password is not the right one, or there is no such account. */
  'password',
  /** The host of the table has barred this person from it. */
  'barred',
  /** Whoever runs the site has banned the account. */
  'banned',
  /** The code of the second step is not the right one, or has been used. */
  'code',
  /** The passkey is none of this account, or what it signed is not what was asked. */
  'passkey',
  /** The password is one that others would try before long. */
  'weak',
  /** Not now: the table has begun, is over, is full, or waits for somebody. */
  'state',
  /** Not yet: whoever is awaited has not been silent for long enough. */
  'early',
  'declined',
  /** One account may not have more of these. */
  'many',
  /** The rules have changed since this game was begun. */
  'version',
  'large',
  'often',
  /** More people ask for this than can be served just now: it was not done. */
  'busy',
  /** The server cannot reach its games just now: it may have been done or not, and whoever asks again finds out. */
  'unreachable',
  'broken',
] as const
export type WireTrouble = (typeof TROUBLES)[number]
