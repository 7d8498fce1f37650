import type { TraceState } from '@roundhouse/18xx/trace'

type Corporation = TraceState['corporations'][string] & {
  readonly price?: number
  readonly par?: number
  readonly floated?: boolean
  /** In percent. */
  readonly reserved?: number
  readonly insolvent?: boolean
  readonly bankrupt?: boolean
  readonly nationalized?: boolean
  readonly tokens: readonly (readonly [string, number, number, string?])[]
}

/** A position as traces of 1860 write it down. */
export interface TraceState1860 extends TraceState {
  /** What the bank has, of which `bank` says something else. */
  readonly bank_displayed: number
  readonly priority: string | number
  /** What whoever is on turn may do there. */
  readonly round: TraceState['round'] & { readonly legal?: readonly string[] }
  /** In the opening auction, by player; below zero is no bid yet. */
  readonly bids?: Readonly<Record<string, number>>
  readonly corporations: Readonly<Record<string, Corporation>>
}
