import { refusal, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import { MARKER, type MarkerId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { closedToMinors, operating } from '../operating.ts'
import type { State1846 } from '../state.ts'
import { notInPlay } from './ownership.ts'
import { closeOtherWindows } from './using.ts'

const RULE: Readonly<Record<MarkerId, string>> = { MPC: '1846-3.62', BT: '1846-2.9' }

/** 1846-3.62, 1846-2.9: in any turn of its own the owner puts the marker down, once and for good. */
export const placeMarker = step<State1846, ActionOf<'place-marker'>>({
  kind: 'place-marker',
  shape: SHAPES['place-marker'],
  open: (state, seat) => closedToMinors(state, seat, 'build', 'dividend', 'trains'),
  *candidates() {
    for (const id of ['MPC', 'BT'] as const)
      for (const hex of MARKER[id].hexes) yield { action: { kind: 'place-marker', private: id, hex } }
  },
  refuse(state, { private: id, hex }) {
    const gone = notInPlay(state, id)
    if (gone) return gone
    const corporation = operating(state)
    const { owner, uses } = state.privates[id]
    if (owner !== corporation) return refusal(RULE[id], 'owner', { corporation, private: id })
    if (uses === 0) return refusal(RULE[id], 'placed', { hex: state.markers.placed[id]!.hex })
    if (!MARKER[id].hexes.includes(hex)) return refusal(RULE[id], 'hex', { hex, hexes: MARKER[id].hexes })
    return undefined
  },
  apply(state, { private: id, hex }, _seat, emit: Emit1846) {
    const corporation = operating(state)
    closeOtherWindows(state, id)
    state.privates[id].uses--
    state.markers.placed[id] = { hex, corporation }
    emit({ kind: 'marker-placed', marker: id, hex, corporation })
  },
})
