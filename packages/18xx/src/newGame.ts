import { nothingLaid } from '@roundhouse/board'
import { byId } from '@roundhouse/kernel'
import type { State18xx, StateNames } from './state.ts'

/** What is empty before the first round in every title: nothing is laid, sold or launched. */
type NewGame<N extends StateNames> = Pick<
  State18xx<N>,
  'bankBroken' | 'set' | 'operatingRound' | 'market' | 'board' | 'depot' | 'scrapped' | 'stock' | 'toOperate'
> & { operation: null; deal: null; endReason: null }

/** A game of which nothing has been played, with these types of trains. */
export const newGame = <N extends StateNames>(types: readonly N['trainType'][]): NewGame<N> => ({
  bankBroken: false,
  set: 0,
  operatingRound: 0,
  market: [],
  board: nothingLaid(),
  depot: { sold: byId(types, () => 0), pool: [] },
  scrapped: [],
  stock: null,
  toOperate: [],
  operation: null,
  deal: null,
  endReason: null,
})
