import { isRefusal, type Refusal } from '@roundhouse/kernel'
import type { DeclaredRoute, RanRoute } from './declaredRoute.ts'
import { type ReadRun, readRun } from './readRun.ts'
import type { RunPosition } from './runPosition.ts'
import type { RunTitle } from './runTitle.ts'

/** Reads the runs that are declared in states of a title. */
export interface RunReader<State> {
  /** The run in numbers, to be judged. */
  read(state: State, declared: readonly DeclaredRoute[]): ReadRun | Refusal
  /** The same run when it is made, with what each route earns: right after it was judged, it is remembered. */
  readAgain(state: State, declared: readonly DeclaredRoute[]): { routes: RanRoute[]; revenue: number }
}

export function runReader<State extends object>(
  title: RunTitle,
  positionOf: (state: State) => RunPosition,
): RunReader<State> {
  /** For each state the run that was read last. */
  const last = new WeakMap<State, { declared: readonly DeclaredRoute[]; read: ReadRun | Refusal }>()
  const reader: RunReader<State> = {
    read(state, declared) {
      const read = readRun(title, positionOf(state), declared)
      last.set(state, { declared, read })
      return read
    },
    readAgain(state, declared) {
      const known = last.get(state)
      const read = known?.declared === declared ? known.read : reader.read(state, declared)
      if (isRefusal(read)) throw new Error(`no such run: ${read.reason}`)
      const routes = declared.map((route, index) => ({ ...route, revenue: read.routes[index]!.revenue }))
      return { routes, revenue: read.revenue }
    },
  }
  return reader
}
