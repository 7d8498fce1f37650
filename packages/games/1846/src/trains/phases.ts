import { returnToPool, scrapTrains, takeTrains } from '@roundhouse/18xx'
import { CORPORATIONS, type CorporationId, MARKERS, PRIVATES } from '../components/companies.ts'
import { PHASE, PHASE_OF, SIDE, type Type } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { closePrivate } from '../privates/closePrivate.ts'
import {
  controllerOf,
  isOwnedByPlayer,
  launched,
  type State1846,
  type Train,
  trainsCounted,
} from '../state.ts'

/** 1846-8.1, 1846-8.2: tiles, limits, off-board values and reservations follow from the phase itself. */
export function beginPhaseOf(state: State1846, type: Type, emit: Emit1846): void {
  const phase = PHASE_OF[type]
  if (phase === state.phase) return
  state.phase = phase
  emit({ kind: 'phase', phase })
  if (phase === 'III') beginThird(state, emit)
  if (phase === 'IV') beginFourth(state, emit)
  callInSurplus(state, emit)
}

/** 1846-8.3: brown tiles and the limit (1846-8.3a) follow from the phase, trains are returned after all (1846-8.3g). */
function beginThird(state: State1846, emit: Emit1846): void {
  // 1846-8.3b
  phaseOut(state, '2', emit)
  closePrivates(state, emit)
}

/** 1846-8.4. */
function beginFourth(state: State1846, emit: Emit1846): void {
  for (const id of CORPORATIONS)
    scrapTrains(state, takeTrains(state.corporations[id].trains, isOfType('2')), emit)
  phaseOut(state, '4', emit)
  removePort(state, emit)
  for (const marker of MARKERS) {
    if (!state.markers.placed[marker]) continue
    delete state.markers.placed[marker]
    emit({ kind: 'marker-removed', marker })
  }
}

const isOfType =
  (type: Type) =>
  ({ side }: Train): boolean =>
    SIDE[side].type === type

/** 1846-8.5: turned over, to run once more (1846-6.37). 1846-6.58: those in the bank pool go. */
function phaseOut(state: State1846, type: Type, emit: Emit1846): void {
  for (const id of CORPORATIONS)
    for (const train of state.corporations[id].trains.filter(isOfType(type))) train.phasedOut = true
  scrapTrains(state, takeTrains(state.depot.pool, isOfType(type)), emit)
}

/** 1846-3.12, 1846-8.3c to 1846-8.3f: minors of players close with the privates. */
function closePrivates(state: State1846, emit: Emit1846): void {
  const keeps = state.options.unsoldAtPhase3 === 'keep'
  // 1846-3.68: a corporation's markers stay
  if (isOwnedByPlayer(state, 'SC') && !keeps) removePort(state, emit)
  for (const id of PRIVATES) {
    // 1846-3.61, 1846-8.3e
    const stays = id === 'MAIL' && (keeps || !isOwnedByPlayer(state, 'MAIL'))
    if (state.privates[id].owner !== null && !stays) closePrivate(state, id, emit)
  }
}

/** The markers of the Steamboat Company leave the board. */
export function removePort({ markers }: Pick<State1846, 'markers'>, emit: Emit1846): void {
  if (markers.port === null && markers.beneficiary === null) return
  Object.assign(markers, { port: null, beneficiary: null })
  emit({ kind: 'marker-removed', marker: 'SC' })
}

/** 1846-6.54. */
export const isOverLimit = (state: State1846, corporation: CorporationId): boolean =>
  trainsCounted(state, corporation) > PHASE[state.phase].trainLimit

/** 1846-6.57: everybody above the limit returns trains at once; presidents are asked in operating order. */
function callInSurplus(state: State1846, emit: Emit1846): void {
  const over = launched(state).filter((id) => isOverLimit(state, id))
  state.surplus = over.filter((id) => controllerOf(state, id) !== null)
  for (const id of over) if (controllerOf(state, id) === null) returnCheapest(state, id, emit)
}

/** Nobody chooses for a corporation without president: the cheapest go first. */
function returnCheapest(state: State1846, id: CorporationId, emit: Emit1846): void {
  const byPrice = state.corporations[id].trains
    .filter(({ phasedOut }) => !phasedOut)
    .sort((one, other) => SIDE[one.side].price - SIDE[other.side].price)
  for (const train of byPrice) if (isOverLimit(state, id)) returnToPool(state, id, train.id, emit)
}
