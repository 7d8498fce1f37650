import type { Action, Seat } from '@roundhouse/kernel'
import type { Chip, Fact } from './fact.ts'
import type { MarketScene } from './market.ts'
import type { Paint } from './paint.ts'
import type { Progress } from './progress.ts'

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

/** The companies whose shares players hold, and what goes with them. */
export interface CompaniesScene {
  readonly all: readonly CompanyScene[]
  /** In which they act in this round, where there is an order. */
  readonly order: readonly { readonly company: string; readonly state: Progress }[]
  readonly market?: MarketScene
  /** How many shares each has, where holdings are counted in shares; else they are said in percent. */
  readonly sharesEach?: number
  /** What the game calls trains, tokens and earnings of a company, where it calls them otherwise. */
  readonly called?: {
    readonly trains: string
    readonly tokensLeft: string
    readonly earned: string
    /** In the round before. */
    readonly lastEarned: string
  }
}
