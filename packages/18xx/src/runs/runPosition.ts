import type { BoardContents, Network } from '@roundhouse/board'
import type { RunStatement } from '@roundhouse/routes'

/** A company that is to run. */
export interface RunPosition {
  readonly board: BoardContents
  readonly company: string
  /** The trains that may run, by id and as they are called. */
  readonly trains: readonly { readonly id: string; readonly name: string }[]
  /** All that decides what these trains earn on a network of the board, the whole of it or a part. */
  readonly runningOn: (network: Network) => RunStatement
}
