import {
  type Memory,
  newMemory,
  type RecordedFile,
  type SingleAction,
  type TrainNames,
} from '@roundhouse/18xx/recorded'
import type { Seat } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'

/** What must be remembered of a recorded game beside the position. */
export interface Memory1860 extends Memory {
  /** Our trains by the recorded ones, where they have other names. */
  readonly trains: TrainNames
  /** Whose turn of a stock round 18xx.games is in, as far as the last action tells. */
  turn: StockTurn | null
}

/** A turn of a stock round there, which may go on where ours has ended. */
export interface StockTurn {
  readonly seat: Seat
  /** Companies of which shares were sold in it: there no more of them are (1860-MKT.5). */
  readonly sold: readonly CorporationId[]
  /** The last action in it. */
  readonly last: SingleAction
}

export const newMemory1860 = (file: RecordedFile): Memory1860 => ({
  ...newMemory(file),
  trains: new Map(),
  turn: null,
})
