import { layTileFor } from '@roundhouse/18xx'
import { type Lay, membersOf } from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { type Actions1846, step1846 } from '../actions.ts'
import { corporationOnTurn, refuseOutOfTurn } from '../operationStep.ts'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { placeSecondToken } from '../twoPlayers.ts'
import { type LayPower, lakeShore, laysWithoutLink, layWithoutLink, pairedTiles } from './layPower.ts'
import { addedExits, littleMiami } from './littleMiami.ts'
import { refuseBeforeSecondTile } from './miamiTrack.ts'
import { closeOtherWindows, refuseNotInPlay, refuseNotOwner, refuseTooLate } from './powers.ts'

type LayingPrivate = Actions1846['private-lay']['private']

const POWER: Readonly<Record<LayingPrivate, LayPower>> = {
  MC: pairedTiles('MC'),
  'O&I': pairedTiles('O&I'),
  LSL: lakeShore,
  LM: littleMiami,
}
const IDS = Object.keys(POWER) as LayingPrivate[]

/** 1846-3.21: a tile by the power of a private, which is extra. The private stays open (1846-3.13). */
export const privateLay = step1846('private-lay', {
  // outside an operating turn the private itself tells why (1846-3.20)
  refuseNow: (state, seat) =>
    state.operation ? refuseOutOfTurn(state, seat, 'build', 'dividend', 'trains') : undefined,
  *candidates(state) {
    for (const id of IDS) {
      if (refusePower(state, id)) continue
      for (const { hex, tile, rotation } of laysWithoutLink(state, POWER[id].hexes))
        yield { action: { kind: 'private-lay', private: id, hex, tile, rotation } }
    }
  },
  refuse(state, { private: id, hex, tile, rotation }) {
    const refused = refusePower(state, id)
    if (refused) return refused
    const { rule, hexes, refuse } = POWER[id]
    if (!hexes.includes(hex)) return refusal(rule, 'hex', { private: id, hex, hexes })
    return refuse(state, { hex, tile, rotation })
  },
  apply(state, { private: id, hex, tile, rotation }, _seat, emit) {
    const lay = layWithoutLink(state, { hex, tile, rotation }) as Lay
    const cost = POWER[id].cost(state, lay)
    const exits = membersOf(addedExits(state, lay))
    if (state.operation!.firstTile?.private !== id) closeOtherWindows(state, id)
    state.privates[id].uses--
    layTileFor(TITLE, state, corporationOnTurn(state), lay, cost, emit, id)
    placeSecondToken(state, hex, emit)
    state.operation!.firstTile = state.privates[id].uses > 0 ? { private: id, hex, exits } : null
  },
})

/** Why the power does not work now, whatever the tile. Little Miami works in any turn of its owner (1846-2.9). */
function refusePower(state: State1846, id: LayingPrivate): Refusal | undefined {
  const { rule, usedUp } = POWER[id]
  const refused = refuseNotInPlay(state, id) ?? refuseNotOwner(state, id, rule)
  if (refused) return refused
  if (state.privates[id].uses === 0) return refusal(usedUp, 'used', { private: id })
  return id === 'LM' ? undefined : (refuseTooLate(state, id) ?? refuseBeforeSecondTile(state))
}
