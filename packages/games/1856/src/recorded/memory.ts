import {
  actionsNotUndone,
  type Memory,
  newMemory,
  type RecordedFile,
  type SingleAction,
  singleActions,
} from '@roundhouse/18xx/recorded'
import type { State1856 } from '../state.ts'

/** What must be remembered of a recorded game beside the position. */
export interface Memory1856 extends Memory {
  /** The operating turn going on. */
  turn: string
  /** Something was recorded of it. */
  hasActed: boolean
  /** The last steps of it that were passed: loans, then buying privates. */
  passed: number
  /** Trains that are given up later on, as far as they have not been yet (1856-2.7e). */
  readonly discards: Set<SingleAction>
  /** Our trains by the recorded ones, where they have other names. */
  readonly trains: Map<string, string>
}

export const newMemory1856 = (file: RecordedFile): Memory1856 => ({
  ...newMemory(file),
  turn: '',
  hasActed: false,
  passed: 0,
  discards: new Set(
    actionsNotUndone(file.actions)
      .flatMap(singleActions)
      .filter(({ type }) => type === 'discard_train'),
  ),
  trains: new Map(),
})

/** A new turn begins with nothing done in it. */
export function noteTurn(memory: Memory1856, { set, operatingRound, operation }: State1856): void {
  const turn = `${set} ${operatingRound} ${operation?.company}`
  if (turn !== memory.turn) Object.assign(memory, { turn, hasActed: false, passed: 0 })
}
