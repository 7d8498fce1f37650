import { refusal } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import { MARKER, MARKERS, type MarkerId } from '../components/companies.ts'
import { corporationOnTurn, refuseCorporationStep } from '../operationStep.ts'
import { closeOtherWindows, refuseNotInPlay } from './powers.ts'

const RULE: Readonly<Record<MarkerId, string>> = { MPC: '1846-3.62', BT: '1846-2.9' }

/** 1846-3.62, 1846-2.9: in any turn of its own the owner puts the marker down, once and for good. */
export const placeMarker = step1846('place-marker', {
  refuseNow: (state, seat) => refuseCorporationStep(state, seat, 'build', 'dividend', 'trains'),
  *candidates() {
    for (const id of MARKERS)
      for (const hex of MARKER[id].hexes) yield { action: { kind: 'place-marker', private: id, hex } }
  },
  refuse(state, { private: id, hex }) {
    const gone = refuseNotInPlay(state, id)
    if (gone) return gone
    const corporation = corporationOnTurn(state)
    const { owner, uses } = state.privates[id]
    if (owner !== corporation) return refusal(RULE[id], 'owner', { corporation, private: id })
    if (uses === 0) return refusal(RULE[id], 'placed', { hex: state.markers.placed[id]!.hex })
    if (!MARKER[id].hexes.includes(hex)) return refusal(RULE[id], 'hex', { hex, hexes: MARKER[id].hexes })
    return undefined
  },
  apply(state, { private: id, hex }, _seat, emit) {
    const corporation = corporationOnTurn(state)
    closeOtherWindows(state, id)
    state.privates[id].uses--
    state.markers.placed[id] = { hex, corporation }
    emit({ kind: 'marker-placed', marker: id, hex, corporation })
  },
})
