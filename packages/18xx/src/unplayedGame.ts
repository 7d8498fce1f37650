import { nothingLaid } from '@roundhouse/board'
import { byId } from '@roundhouse/kernel'
import type { CorporationState, State18xx, StateNames } from './state.ts'

/** What is empty before the first round in every title: nothing is laid, sold or launched. */
type UnplayedGame<N extends StateNames> = Pick<
  State18xx<N>,
  'bankBroken' | 'set' | 'operatingRound' | 'market' | 'board' | 'depot' | 'scrapped' | 'stock' | 'toOperate'
> & { operation: null; deal: null; endReason: null }

/** A game of which nothing has been played, with these types of trains. */
export const unplayedGame = <N extends StateNames>(types: readonly N['trainType'][]): UnplayedGame<N> => ({
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

/** A corporation before anybody has started it: its shares lie in places of the title. */
export const unplayedCorporation = <Place extends string>(
  players: number,
  places: Readonly<Record<Place, number>>,
  tokensLeft: number,
): CorporationState<Place, never> => ({
  president: null,
  treasury: { cash: 0 },
  shares: { players: Array.from({ length: players }, () => 0), ...places },
  trains: [],
  tokensLeft,
})
