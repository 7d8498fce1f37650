import type { CorporationId } from '../components/companies.ts'
import { CORPORATIONS } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import { floated, isFloated, isSouthernFormed, isStarted, isTrainless, type State1860 } from '../state.ts'

/** 1860-NAT.1: after every round once the Southern Railway exists. With no company to ask for a train it is fulfilled (1860-G.5). */
export const mayBeNationalised = (state: State1860): boolean =>
  !state.nationalisation &&
  isSouthernFormed(state) &&
  !CORPORATIONS.some((id) => needsTrain(state, id) && isTrainless(state, id))

/** 1860-NAT.1: one that is run by a player. */
function needsTrain(state: State1860, id: CorporationId): boolean {
  const counts = state.options.nationalisationMembers === 'parred' ? isStarted : isFloated
  return counts(state, id) && state.corporations[id].president !== null
}

/** 1860-NAT.2: from now on there are only operating rounds, and the bank cannot break any more. */
export function nationalise(state: State1860, emit: Emit1860): void {
  const operating = floated(state)
  state.nationalisation = { operating, revenues: {}, lastRound: false }
  if (!state.bankBroken) state.bankUnbreakable = true
  emit({ kind: 'nationalised', corporations: [...operating] })
}
