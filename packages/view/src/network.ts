import type { TrackPiece } from './board.ts'
import type { Fact } from './fact.ts'
import type { Paint } from './paint.ts'
import type { TrainRouteScene } from './run.ts'

/** Somebody whose network can be looked at: a company at work, a player with track. */
export interface NetworkOwner {
  /** By which it is asked for, short enough for a button; of a company, its id. */
  readonly id: string
  readonly name: string
  readonly paint: Paint
}

/** What somebody reaches as things stand, and the best that can be made of it. */
export interface NetworkScene {
  readonly hexes: readonly string[]
  /** The track that is reached; where a game has none, the hexes say it all. */
  readonly pieces: readonly TrackPiece[]
  readonly stops: readonly {
    readonly hex: string
    readonly stop: number
    readonly name: string
    readonly value: number
  }[]
  /** What it could earn now, proved; absent where it has nothing to run with. */
  readonly best?: {
    /** What that is, as in "Best run". */
    readonly label: string
    readonly revenue: number
    /** Every train that it has, by name; one that stays at home has no route. Where there are no trains, what counts is one route without a name. */
    readonly trains: readonly { readonly label: string; readonly route: TrainRouteScene | null }[]
    /** What the revenue means, as in "Per share $54". */
    readonly facts: readonly Fact[]
  }
}
