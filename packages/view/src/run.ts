import type { Currency } from '@roundhouse/kernel'
import type { TrackPiece } from './board.ts'
import type { Fact } from './fact.ts'

/** A way over the track of the board as it is drawn: of a train, of goods. */
export interface RouteScene {
  readonly label: string
  readonly pieces: readonly TrackPiece[]
  /** The stops in running order; those passed without being counted are not paid. */
  readonly stops: readonly { readonly hex: string; readonly stop: number; readonly paid: boolean }[]
}

/** One train's run, drawn and itemised. */
export interface TrainRouteScene extends RouteScene {
  readonly revenue: number
  readonly stops: readonly (RouteScene['stops'][number] & { readonly name: string; readonly value: number })[]
  readonly bonuses: readonly Fact[]
}

/** A train's run as far as it is drawn by hand. */
export interface DrawnTrain {
  /** By which a stroke names it. */
  readonly id: string
  readonly label: string
  /** With one stop it has only begun; null when the train stays at home. */
  readonly route: TrainRouteScene | null
  /** For each stop but the last, how many ways there are to the next. */
  readonly ways: readonly number[]
  /** It may pass a stop without counting it. */
  readonly skips: boolean
}

/** A stop to which a run can be drawn on, from its last stop or from its first. */
export interface NextStop {
  readonly hex: string
  readonly stop: number
  readonly name: string
  readonly value: number
  readonly from: 'start' | 'end'
}

/** A run drawn by hand, as it stands; whether it is legal as a whole is another question. */
export interface Drawing {
  /** What fills the blank of the action. */
  readonly filling: unknown
  /** Every train that can run. */
  readonly trains: readonly DrawnTrain[]
  /** Where the train of the last stroke can go on. */
  readonly next: readonly NextStop[]
  readonly revenue: number
  /** In what it is told, where that is not what companies have (1860, where pounds are paid out). */
  readonly currency?: Currency
  /** What the best possible run earns, proved. */
  readonly best: number
  /** What the revenue means, as in "Per share $54". */
  readonly facts: readonly Fact[]
}

/** One change to a run that is drawn by hand. */
export type Stroke = { readonly train: string } & (
  | { readonly stroke: 'look' }
  /** A stop to begin at or to go on to; on a stop of the run, whether it counts. */
  | { readonly stroke: 'point'; readonly hex: string; readonly stop: number }
  | { readonly stroke: 'cut'; readonly end: 'start' | 'end' }
  /** Another way between a stop and the next. */
  | { readonly stroke: 'turn'; readonly link: number }
  | { readonly stroke: 'clear' }
)
