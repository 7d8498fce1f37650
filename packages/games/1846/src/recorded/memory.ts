import type { Memory } from '@roundhouse/18xx/recorded'
import type { Chance } from '@roundhouse/kernel'

/** What must be remembered of a recorded game beside the position. */
export interface Memory1846 extends Memory {
  readonly luck: Chance
  /** The deck of the distribution, blanks told apart. */
  deck: string[]
  /** Passes of the company on turn in its train step. */
  trainPasses: number
}
