import { sellTrains, trainFromBank } from '@roundhouse/18xx/testing/trains'
import { PRIVATES } from '../../components/companies.ts'
import { type Phase, TYPES, type Type } from '../../components/trains.ts'
import { closePrivate } from '../../privates/closePrivate.ts'
import { corporationsInGame, hasBegun, type State1856, type Train, trainTypes } from '../../state.ts'
import { silent } from './start.ts'

/** In this phase, as if its first train had just been bought and left the game; a CGR was not formed (1856-3d). */
export function setPhase(state: State1856, phase: Phase): void {
  const types = trainTypes(state)
  const index = types.findIndex(({ type }) => type === phase)
  for (const { type, count } of types.slice(0, index)) sellTrains(state, type, count!)
  if (index > 0) sellTrains(state, phase, 1)
  if (index <= TYPES.indexOf(state.phase)) return
  state.phase = phase
  if (hasBegun(state, '5'))
    for (const id of PRIVATES) if (state.privates[id].status === 'open') closePrivate(state, id, silent)
  if (hasBegun(state, '6')) state.corporationsAtFormation = corporationsInGame(state).length
}

/** The bank has so many new trains of this type left, and none of those before. Sold ones nobody has are out of the game. */
export function setTrainsLeft(state: State1856, type: Type, count: number): void {
  const types = trainTypes(state)
  const index = types.findIndex((other) => other.type === type)
  const sold = types[index]!.count! - count
  setPhase(state, sold > 0 ? type : types[Math.max(index - 1, 0)]!.type)
  for (const before of types.slice(0, index)) sellTrains(state, before.type, before.count!)
  sellTrains(state, type, sold)
}

/** A train that has left the bank, or leaves it now with the phase that this means. */
export function trainOfType(state: State1856, type: Type): Train {
  if (type !== '2' && !hasBegun(state, type)) setPhase(state, type)
  return { id: trainFromBank(state, type) }
}

/** Used trains in the pool. */
export function putInPool(state: State1856, ...types: Type[]): void {
  state.depot.pool.push(...types.map((type) => trainOfType(state, type)))
}
