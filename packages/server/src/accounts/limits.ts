/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly most: number
  readonly perSecond: number
}

/** After so many within a time one must wait, each further time twice as long; times in milliseconds. */
export interface Patience {
  readonly most: number
  readonly within: number
  readonly wait: number
}

/** How often somebody may do something. */
export interface Limits {
  /** Requests that change something. */
  readonly writes: { readonly account: Rate; readonly address: Rate }
  /** Wrong passwords, for a name and from an address. */
  readonly logIn: Patience
  /** New accounts and guests, from an address. */
  readonly register: Patience
  /** Forgotten passwords, for a name and from an address. */
  readonly reset: Patience
  /** Live lines at once, from an address. */
  readonly lines: number
}

const MINUTE = 60_000

export const LIMITS: Limits = {
  writes: { account: { most: 60, perSecond: 20 }, address: { most: 200, perSecond: 60 } },
  logIn: { most: 10, within: 10 * MINUTE, wait: MINUTE / 2 },
  register: { most: 20, within: 60 * MINUTE, wait: MINUTE },
  reset: { most: 5, within: 60 * MINUTE, wait: 5 * MINUTE },
  lines: 100,
}
