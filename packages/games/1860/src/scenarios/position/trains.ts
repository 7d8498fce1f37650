import { sellTrains, trainFromBank } from '@roundhouse/18xx/testing/trains'
import { PHASE, PHASES, type Phase, phaseOf, type Type } from '../../components/trains.ts'
import { hasBegun, type State1860, type Train, trainTypes } from '../../state.ts'

/** In this phase, as if its first train had just been bought and left the game. */
export function setPhase(state: State1860, phase: Phase): void {
  const index = PHASES.indexOf(phase)
  const types = trainTypes(state)
  for (const { type, count } of types.slice(0, index)) sellTrains(state, type, count!)
  if (index > 0) sellTrains(state, PHASE[phase].startsWith, 1)
  if (hasBegun(state, phase)) return
  state.phase = phase
  // 1860-PRIV.7
  if (hasBegun(state, '6') && state.privates.FFC.status === 'aside') state.privates.FFC.status = 'open'
}

/** The bank has so many new trains of this type left, and none of those before. Sold ones nobody has are out of the game. */
export function setTrainsLeft(state: State1860, type: Type, count: number): void {
  const types = trainTypes(state)
  const index = types.findIndex((other) => other.type === type)
  const sold = types[index]!.count === null ? 0 : types[index]!.count - count
  setPhase(state, sold > 0 ? phaseOf(type) : phaseOf(types[Math.max(index - 1, 0)]!.type))
  for (const before of types.slice(0, index)) sellTrains(state, before.type, before.count!)
  sellTrains(state, type, sold)
}

/** The stack shows this type: none of it is sold, and none before it is left. */
export const setOnTop = (state: State1860, type: Type): void =>
  setTrainsLeft(state, type, trainTypes(state).find((one) => one.type === type)!.count ?? 0)

/** A train that has left the bank, or leaves it now with the phase that this means. */
export function trainOfType(state: State1860, type: Type): Train {
  if (!hasBegun(state, phaseOf(type))) setPhase(state, phaseOf(type))
  return { id: trainFromBank(state, type) }
}

/** Used trains in the pool. */
export function putInPool(state: State1860, ...types: Type[]): void {
  state.depot.pool.push(...types.map((type) => trainOfType(state, type)))
}
