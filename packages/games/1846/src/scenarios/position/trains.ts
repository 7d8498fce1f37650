import { newTrains } from '@roundhouse/18xx'
import { sellTrains, trainFromBank } from '@roundhouse/18xx/testing/trains'
import { expect } from 'vitest'
import { PRIVATES } from '../../components/companies.ts'
import { PHASE_OF, PHASES, type Phase, SIDE, type Side, type Type } from '../../components/trains.ts'
import { closePrivate } from '../../privates/closePrivate.ts'
import type { State1846, Train } from '../../state.ts'
import { trainTypes } from '../../trains/trainTypes.ts'
import { silent } from './start.ts'

/** In this phase, as if its first train had just been bought and left the game. */
export function setPhase(state: State1846, phase: Phase): void {
  const index = PHASES.indexOf(phase)
  const types = trainTypes(state)
  for (const { type, count } of types.slice(0, index)) sellTrains(state, type, count!)
  if (index > 0) sellTrains(state, types[index]!.type, 1)
  if (index <= PHASES.indexOf(state.phase)) return
  state.phase = phase
  if (index < PHASES.indexOf('III')) return
  // 1846-8.3
  for (const id of PRIVATES)
    if (state.privates[id].status === 'open' && id !== 'MAIL') closePrivate(state, id, silent)
  // 1846-8.4
  if (phase === 'IV') state.markers = { port: null, beneficiary: null, placed: {} }
}

/** The bank has so many new trains of this type left, and none of those before. Sold ones nobody has are out of the game. */
export function setTrainsLeft(state: State1846, type: Type, count: number): void {
  const types = trainTypes(state)
  const index = types.findIndex((other) => other.type === type)
  const sold = types[index]!.count! - count
  if (sold > 0) setPhase(state, PHASE_OF[type])
  for (const before of types.slice(0, index)) sellTrains(state, before.type, before.count!)
  sellTrains(state, type, sold)
  expect(newTrains(state.depot, types[index]!)).toBe(count)
}

/** A train that has left the bank, or leaves it now with the phase that this means. */
export function trainOfSide(state: State1846, side: Side, phasedOut = false): Train {
  const { type } = SIDE[side]
  if (type !== '2') setPhase(state, PHASE_OF[type])
  return { id: trainFromBank(state, type), side, phasedOut, ran: false }
}

/** Used trains in the bank pool. */
export function putInPool(state: State1846, ...sides: Side[]): void {
  state.depot.pool.push(...sides.map((side) => trainOfSide(state, side)))
}
