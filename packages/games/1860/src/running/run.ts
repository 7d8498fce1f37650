import type { Emit1860 } from '../events.ts'
import type { State1860 } from '../state.ts'

/** 1860-RUN.1: whether there is a route to be run in the step that begins. */
export function beginRun(_state: State1860, _emit: Emit1860): boolean {
  return false
}
