import type { Action, Seat } from '@roundhouse/kernel'
import type { Chip, Fact } from './fact.ts'

export interface Paint {
  readonly fill: string
  readonly text: string
}

/** What is done to a thing at this time, whether it may be now or not, and the ways of doing it. */
export interface Probe {
  /** As the heading of its offers. */
  readonly heading: string
  readonly actions: readonly Action[]
}

export interface CompanyScene {
  readonly id: string
  readonly name: string
  readonly paint: Paint
  /** At work, still to come, gone: what is said of it besides its figures. */
  readonly status: 'open' | 'waiting' | 'closed'
  readonly note?: string
  readonly president: Seat | null
  readonly price?: number
  readonly cash?: number
  /** Percent with each player, by seat. */
  readonly holdings: readonly number[]
  /** Percent elsewhere: with the company, in the market. */
  readonly elsewhere: readonly { readonly label: string; readonly percent: number }[]
  readonly trains: readonly Chip[]
  readonly tokensLeft?: number
  readonly chips: readonly Chip[]
  readonly facts: readonly Fact[]
  readonly probes?: readonly Probe[]
}
