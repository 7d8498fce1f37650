import type { HexName, Lay, Placing } from '@roundhouse/board'
import type { Refusal } from '@roundhouse/kernel'
import type { State1846 } from '../state.ts'

/** The power of a private to lay tiles. */
export interface Laying {
  /** The rule that gives it, and the one by which it is used up. */
  readonly rule: string
  readonly usedUp: string
  readonly hexes: readonly HexName[]
  /** Why this tile may not be laid by it in one of the hexes. */
  refuse(state: State1846, placing: Placing): Refusal | undefined
  cost(state: State1846, lay: Lay): number
}
