import type { Network, StopKind } from '@roundhouse/board'

/** What a company's trains find at a stop of the network. */
export interface RunStop {
  readonly revenue: number
  /** Money for the company beside the revenue, for a stop that is paid (a halt of 1860). */
  readonly subsidy?: number
  /** The kind it is charged to in a train's allowances. */
  readonly kind: StopKind
  /** Whether a token of the company is there. */
  readonly token: boolean
  /** Whether it is the company's home, where the rules ask for it. */
  readonly home?: boolean
  /** Whether a train may run through: freely, as the one exception that the set of routes is allowed, or not at all. */
  readonly through: 'free' | 'once' | 'never'
  /** No route touches two stops of one group. */
  readonly groups: readonly string[]
}

/** A train, by what it may pay for and pass. */
export interface RunningTrain {
  readonly name: string
  /** Every paid stop is charged to one allowance of its kind; null is without limit. */
  readonly pays: readonly { readonly kinds: readonly StopKind[]; readonly max: number | null }[]
  /** Kinds it may run through without being paid and without being charged. */
  readonly skips: readonly StopKind[]
  /** Most stops it may touch, paid or not. */
  readonly visits: number | null
  readonly multiplier: number
}

/** Earned once by a route that is paid at one of `at` and, for every list of `with`, at one of that list. */
export interface Bonus {
  /** What it is for, to whoever tells of it. */
  readonly name?: string
  readonly at: readonly number[]
  readonly with: readonly (readonly number[])[]
  readonly amount: number
  /** Names of the trains that can earn it; null for all. */
  readonly trains: readonly string[] | null
}

/** Earned by one route of the whole set, for each stop it touches (the mail contract of 1846). */
export interface OnceBonus {
  readonly name?: string
  readonly perVisit: number
}

/** What a legal set of routes is. */
export interface RunningRules {
  /** Whether a route may enter a hex again that it has left. */
  readonly hexAgain: boolean
  /** Kinds of stop at which a route may begin and end. */
  readonly endKinds: readonly StopKind[]
  /** Whether a route must be paid at both of its ends, or may end where it is not paid (an N/M train of 1846). */
  readonly ends: 'paid' | 'touched'
  /** Whether the company's token must be at a stop that is paid, or only on the way. */
  readonly token: 'visited' | 'paid'
  /** Whether all routes must hang together by common stops. */
  readonly joined: boolean
  /** Whether one of the routes must touch the company's home (1860 RUN.3, by an option). */
  readonly homeTouched?: boolean
}

/** Everything that decides what a company can earn. */
export interface RunStatement {
  readonly network: Network
  /** One for each stop of the network. */
  readonly stops: readonly RunStop[]
  readonly trains: readonly RunningTrain[]
  readonly bonuses: readonly Bonus[]
  readonly onceBonuses: readonly OnceBonus[]
  readonly rules: RunningRules
}

/** One train's run. */
export interface Route {
  /** The train's index in the list. */
  readonly train: number
  readonly revenue: number
  readonly subsidy: number
  /** The stops in running order. */
  readonly stops: readonly number[]
  /** Those that are paid. */
  readonly paid: readonly number[]
  /** The links in running order. */
  readonly links: readonly number[]
}
