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
  /** The log has grown meanwhile. */
  'overtaken',
  /** A rule says no. */
  'refused',
  /** The name or address belongs to somebody else. */
  'taken',
  /** The password is not the right one, or there is no such account. */
  'password',
  /** Not now: the table has begun, is over, is full, or waits for somebody. */
  'state',
  /** The rules have changed since this game was begun. */
  'version',
  'large',
  'often',
  'broken',
] as const
export type WireTrouble = (typeof TROUBLES)[number]

export interface TroubleAnswer {
  readonly trouble: WireTrouble
}
