import type { Emit1856 } from '../events.ts'
import { lacksPermanentTrain, lastType, type State1856, trainsOf } from '../state.ts'

/** 1856-3p: a CGR without a permanent train borrows one for the turn if it has no train at all. */
export function mayBorrow(state: State1856): boolean {
  const { company, borrowed } = state.operation!
  return !borrowed && lacksPermanentTrain(state, company) && trainsOf(state, company).length === 0
}

/** 1856-3p: when the train step ends. */
export function returnBorrowedTrain(state: State1856, emit: Emit1856): void {
  const operation = state.operation!
  if (!operation.borrowed) return
  operation.borrowed = false
  emit({ kind: 'borrowed-train-returned', corporation: operation.company, type: lastType(state) })
}
