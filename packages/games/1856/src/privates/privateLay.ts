import { layTileFor } from '@roundhouse/18xx'
import type { Lay } from '@roundhouse/board'
import { isRefusal, type Refusal, refusal } from '@roundhouse/kernel'
import { type Actions1856, step1856 } from '../actions.ts'
import { corporationOnTurn, refuseStep } from '../operationStep.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { laysWithoutLink, layWithoutLink } from '../track/layRules.ts'
import { goOnBuilding, refuseSecondTile } from '../track/track.ts'
import { LAY_POWER, LAYING_PRIVATES } from './layPowers.ts'
import { refuseNotOwner } from './powers.ts'
import { noteWaterlooUsed } from './waterloo.ts'

/** 1856-2.2n: the tile of Waterloo & Saugeen instead of that of the turn (1856-5.1c), that of the Canada Company besides (1856-5.1d). */
export const privateLay = step1856('private-lay', {
  // outside an operating turn the private itself tells why (1856-5.1a)
  refuseNow: (state, seat) => (state.operation ? refuseStep(state, seat, 'track') : undefined),
  *candidates(state) {
    for (const id of LAYING_PRIVATES) {
      if (refusePower(state, id)) continue
      for (const { hex, tile, rotation } of laysWithoutLink(state, [LAY_POWER[id].hex]))
        yield { action: { kind: 'private-lay', private: id, hex, tile, rotation } }
    }
  },
  refuse(state, { private: id, hex, tile, rotation }) {
    const refused = refusePower(state, id)
    if (refused) return refused
    const { rule, hex: only, tiles } = LAY_POWER[id]
    if (hex !== only) return refusal(rule, 'hex', { private: id, hex: only })
    if (!tiles.includes(tile)) return refusal(rule, 'tile', { tile, tiles })
    if (hex in state.board.tiles) return refusal(rule, 'laid', { hex })
    const lay = layWithoutLink(state, { hex, tile, rotation })
    return isRefusal(lay) ? lay : undefined
  },
  apply(state, { private: id, hex, tile, rotation }, _seat, emit) {
    const lay = layWithoutLink(state, { hex, tile, rotation }) as Lay
    if (id === 'WSRC') {
      state.operation!.tileLaid = true
      noteWaterlooUsed(state)
    } else state.privates.TCC.uses--
    layTileFor(TITLE, state, corporationOnTurn(state), lay, 0, emit, id)
    goOnBuilding(state, emit)
  },
})

/** Why the power does not work now, whatever the tile. */
function refusePower(state: State1856, id: Actions1856['private-lay']['private']): Refusal | undefined {
  const refused = refuseNotOwner(state, id, LAY_POWER[id].rule)
  if (refused) return refused
  if (id === 'WSRC') return refuseSecondTile(state)
  return state.privates.TCC.uses === 0 ? refusal('1856-5.1d', 'used') : undefined
}
