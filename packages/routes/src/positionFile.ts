import type { StopKind } from '@roundhouse/board'
import type { RunningTrain } from './runStatement.ts'

/** A board position in a file, with the questions asked of it. */
export interface PositionFile {
  readonly name: string
  readonly hexes: readonly FiledHex[]
  readonly rules: FiledRules
  readonly cases: readonly FiledCase[]
}

export interface FiledHex {
  readonly hex: string
  /** Only said by the way: the paths are written as the tile lies. */
  readonly rotation?: number | undefined
  readonly stops: readonly FiledStop[]
  /** Pairs of ends: an edge, "s0" for a stop, or "j". */
  readonly paths: readonly (readonly [number | string, number | string])[]
  /** The hex beyond each edge. */
  readonly neighbors: readonly (string | null)[]
}

export interface FiledStop {
  readonly kind: StopKind
  readonly revenue: number
  readonly slots?: number | undefined
  /** Who is in each slot. */
  readonly tokens?: readonly (string | null)[] | undefined
  /** The kind that an off-board stop is charged to. */
  readonly countsAs?: StopKind | undefined
}

/** What a legal set of routes is. Some values have a meaning that cannot be searched for yet. */
export interface FiledRules {
  readonly sameTrackTwice: boolean
  readonly sameStopTwice: boolean
  readonly sameStopHexTwice: boolean
  readonly betweenRoutes: string
  readonly trackUnit: string
  readonly minStops: number
  readonly ends: string
  readonly token: string
  readonly blocking: string
  readonly offboard: string
  readonly offboardToOffboard: boolean
  readonly idleTrains: boolean
  readonly bonusBeforeMultiplier: boolean
}

export interface FiledCase {
  readonly id: string
  readonly corporation: string
  readonly trains: readonly RunningTrain[]
  readonly bonuses: readonly FiledBonus[]
  readonly expected?: { readonly revenue: number } | null | undefined
}

export interface FiledBonus {
  readonly at: readonly string[]
  readonly with: readonly (readonly string[])[]
  readonly amount: number
  readonly trains: readonly string[] | null
}
