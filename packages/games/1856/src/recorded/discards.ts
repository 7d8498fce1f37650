import { ourTrain, type SingleAction } from '@roundhouse/18xx/recorded'
import type { Move } from '@roundhouse/kernel'
import type { Action1856 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { controllerOf, corporationsOverLimit, type State1856 } from '../state.ts'
import { fieldsOf } from './fields.ts'
import type { Memory1856 } from './memory.ts'

/** A recorded train that is given up; nothing where it has been already. */
export function discard(recorded: SingleAction, { discards, trains }: Memory1856): Action1856 | undefined {
  const { train } = fieldsOf(recorded, 'discard_train')
  return discards.delete(recorded) ? { kind: 'return-train', train: ourTrain(trains, train) } : undefined
}

/** 1856-2.7e: trains over the limit are given up before anything else goes on; there a turn may end first. */
export function earlyDiscard(
  state: State1856,
  next: SingleAction | undefined,
  memory: Memory1856,
): Move | undefined {
  const full = corporationsOverLimit(state)
  if (full.length === 0 || next?.type === 'discard_train') return undefined
  const given = [...memory.discards].find(({ entity }) => full.includes(entity as CorporationId))
  const action = given && discard(given, memory)
  return action && { seat: controllerOf(state, given.entity as CorporationId)!, action }
}
