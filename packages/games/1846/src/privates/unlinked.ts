import {
  type HexName,
  type Lay,
  type LayRules,
  layable,
  layOrWhyNot,
  type Placing,
  type Reached,
} from '@roundhouse/board'
import type { Refusal } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { operating } from '../operating.ts'
import type { State } from '../state.ts'
import { misfitRefusal, refuseTwin, tileRules } from '../track/track.ts'

/** 1846-6.20h: no connection is asked for; everything else about a tile holds. */
const unlinked = (state: State): LayRules => ({ ...tileRules(state), connections: [() => true] })

const NOTHING: Reached = { stops: 0, pieces: 0, entries: 0 }

/** Every tile that fits on these hexes. */
export const laysOn = (state: State, hexes: readonly HexName[]): Iterable<Lay> =>
  layable(state.board, BOARD, operating(state), new Map(hexes.map((hex) => [hex, NOTHING])), unlinked(state))

/** How a tile would lie, or the rule against it. */
export function layOf(state: State, placing: Placing): Lay | Refusal {
  const lay = layOrWhyNot(state.board, BOARD, operating(state), new Map(), unlinked(state), placing)
  if (typeof lay === 'string') return misfitRefusal(state, placing, lay)
  return refuseTwin(placing) ?? lay
}
