import type { Emit1860 } from '../events.ts'
import type { State1860 } from '../state.ts'

/** 1860-DIV.1: whether it is to be decided what is done with the revenue. */
export function beginDividend(_state: State1860, _emit: Emit1860): boolean {
  return false
}
