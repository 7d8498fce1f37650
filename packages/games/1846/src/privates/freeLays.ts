import { type Lay, layTile, membersOf } from '@roundhouse/board'
import { type Refusal, refusal, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import type { Emit1846 } from '../events.ts'
import { transfer } from '../money.ts'
import { operating, outOfTurn } from '../operating.ts'
import type { State1846 } from '../state.ts'
import { placeSecondToken } from '../twoPlayers.ts'
import { lakeShore } from './lakeShore.ts'
import type { Laying } from './laying.ts'
import { addedExits, littleMiami } from './littleMiami.ts'
import { tileOwed } from './miamiTrack.ts'
import { notInPlay, notItsOwner } from './ownership.ts'
import { pairedTiles } from './pairedTiles.ts'
import { unlinkedLay, unlinkedLays } from './unlinked.ts'
import { closeOtherWindows, whyTooLate } from './using.ts'

type LayingId = ActionOf<'private-lay'>['private']

const LAYING: Readonly<Record<LayingId, Laying>> = {
  MC: pairedTiles('MC'),
  'O&I': pairedTiles('O&I'),
  LSL: lakeShore,
  LM: littleMiami,
}
const IDS = Object.keys(LAYING) as LayingId[]

/** 1846-3.21: a tile by the power of a private, which is extra. The private stays open (1846-3.13). */
export const privateLay = step<State1846, ActionOf<'private-lay'>>({
  kind: 'private-lay',
  shape: SHAPES['private-lay'],
  // outside an operating turn the private itself tells why (1846-3.20)
  open: (state, seat) =>
    state.operation ? outOfTurn(state, seat, 'build', 'dividend', 'trains') : undefined,
  *candidates(state) {
    for (const id of IDS) {
      if (unusable(state, id)) continue
      for (const { hex, tile, rotation } of unlinkedLays(state, LAYING[id].hexes))
        yield { action: { kind: 'private-lay', private: id, hex, tile, rotation } }
    }
  },
  refuse(state, { private: id, hex, tile, rotation }) {
    const refused = unusable(state, id)
    if (refused) return refused
    const { rule, hexes, refuse } = LAYING[id]
    if (!hexes.includes(hex)) return refusal(rule, 'hex', { private: id, hex, hexes })
    return refuse(state, { hex, tile, rotation })
  },
  apply(state, { private: id, hex, tile, rotation }, _seat, emit: Emit1846) {
    const company = operating(state)
    const lay = unlinkedLay(state, { hex, tile, rotation }) as Lay
    const cost = LAYING[id].cost(state, lay)
    const exits = membersOf(addedExits(state, lay))
    if (state.operation!.firstTile?.private !== id) closeOtherWindows(state, id)
    state.privates[id].uses--
    transfer(state, company, 'bank', cost, 'tile', emit)
    state.board = layTile(state.board, BOARD, lay)
    emit({ kind: 'laid', company, hex, tile, rotation, cost, by: id })
    placeSecondToken(state, hex, emit)
    state.operation!.firstTile = state.privates[id].uses > 0 ? { private: id, hex, exits } : null
  },
})

/** Why the power does not work now, whatever the tile. Little Miami works in any turn of its owner (1846-2.9). */
function unusable(state: State1846, id: LayingId): Refusal | undefined {
  const { rule, usedUp } = LAYING[id]
  const refused = notInPlay(state, id) ?? notItsOwner(state, id, rule)
  if (refused) return refused
  if (state.privates[id].uses === 0) return refusal(usedUp, 'used', { private: id })
  return id === 'LM' ? undefined : (whyTooLate(state, id) ?? tileOwed(state))
}
