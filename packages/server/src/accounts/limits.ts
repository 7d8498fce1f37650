import type { ProcessorRates } from '../budgets/budgets.ts'

/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly most: number
  readonly perSecond: number
}

/** After so many within a time one must wait, each further time twice as long; times in milliseconds. */
export interface BackoffLimit {
  readonly most: number
  readonly within: number
  readonly wait: number
  /** Nobody waits longer than this; an hour where nothing is said. */
  readonly longest?: number
}

/** How often somebody may do something. */
export interface Limits {
  /** Requests that change something. */
  readonly writes: { readonly account: Rate; readonly address: Rate }
  /** Wrong passwords, for a name and from an address. */
  readonly logIn: BackoffLimit
  /** New accounts and guests, from an address. */
  readonly register: BackoffLimit
  /** Forgotten passwords, for a name and from an address. */
  readonly reset: BackoffLimit
  /** Letters by which an address is confirmed, from an account and to an address. */
  readonly letters: BackoffLimit
  /** Messages by which a channel is probed, from an account: one after another, and in a day. */
  readonly channelProbes: { readonly next: BackoffLimit; readonly daily: BackoffLimit }
  /** New names of an account. */
  readonly renames: BackoffLimit
  /** Games that are opened and moments of their past that are looked at, by an account, or from an address by those who are not logged in. */
  readonly reads: Rate
  /** What is worked for those who read. */
  readonly processor: ProcessorRates
  /** Lists of tables, likewise. */
  readonly lists: Rate
  /** Tables that one account has set up: so many that wait, so many that are played, and how fast new ones come; and so many that wait from one address. */
  readonly tables: {
    readonly waiting: number
    readonly playing: number
    readonly rate: Rate
    readonly waitingAtAddress: number
  }
  /** Live connections at once, from an address. */
  readonly connections: number
  /** What is sent over the live connections to an address, in bytes. */
  readonly sending: Rate
}

const MINUTE = 60_000
const MEGABYTE = 1024 * 1024
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many a day, and then no more for half of one. */
const daily = (most: number): BackoffLimit => ({ most, within: DAY, wait: DAY / 2, longest: DAY / 2 })

export const LIMITS: Limits = {
  writes: { account: { most: 60, perSecond: 20 }, address: { most: 200, perSecond: 60 } },
  logIn: { most: 10, within: 10 * MINUTE, wait: MINUTE / 2 },
  register: { most: 20, within: HOUR, wait: MINUTE },
  reset: { most: 5, within: HOUR, wait: 5 * MINUTE },
  letters: { most: 5, within: DAY, wait: HOUR, longest: DAY / 2 },
  channelProbes: { next: { most: 1, within: MINUTE, wait: MINUTE, longest: MINUTE }, daily: daily(10) },
  renames: daily(5),
  reads: { most: 400, perSecond: 40 },
  processor: {
    account: { most: 2000, perSecond: 250 },
    address: { most: 2000, perSecond: 250 },
    accountsAtAddress: { most: 10_000, perSecond: 1000 },
  },
  lists: { most: 200, perSecond: 20 },
  tables: { waiting: 5, playing: 100, rate: { most: 20, perSecond: 0.1 }, waitingAtAddress: 20 },
  connections: 100,
  sending: { most: 16 * MEGABYTE, perSecond: 2 * MEGABYTE },
}
