import { type BoardContents, replaceTokens } from '@roundhouse/board'
import type { Market } from '@roundhouse/finance'
import type { SharedEvent } from './events.ts'
import { type PaymentEvent, type Purses, transfer } from './money.ts'
import { leaveChart } from './shares/price.ts'
import type { CorporationState } from './state.ts'
import { type NamedTrain, scrapTrains } from './trains/ownedTrains.ts'

/** The pieces of a state in which a corporation has something. */
interface Closing<Corporation extends string, Private extends string> extends Purses {
  readonly corporations: Readonly<Record<Corporation, CorporationState<never, NamedTrain>>>
  readonly privates: Readonly<Record<Private, { status: string; owner: unknown }>>
  readonly market: Market<Corporation>
  readonly scrapped: string[]
  board: BoardContents
  toOperate: string[]
  operation: { readonly company: string } | null
}

/**
 * A corporation leaves the game with shares, cash, privates, trains and
 * tokens; in its own turn the turn ends (1846 5.25, 1856 1.2t). What else it
 * has is the title's to take away.
 */
export function closeCorporation<Corporation extends string, Private extends string>(
  state: Closing<Corporation, Private>,
  id: Corporation,
  privates: readonly Private[],
  emit: (
    event:
      | SharedEvent<
          'closed' | 'private-closed' | 'trains-scrapped' | 'price',
          { corporation: Corporation; private: Private }
        >
      | PaymentEvent<Corporation | 'bank'>,
  ) => void,
): void {
  const corporation = state.corporations[id]
  emit({ kind: 'closed', corporation: id })
  transfer(state, id, 'bank', corporation.treasury.cash, 'closing', emit)
  for (const owned of privates) {
    Object.assign(state.privates[owned], { status: 'closed', owner: null })
    emit({ kind: 'private-closed', private: owned })
  }
  scrapTrains(state, corporation.trains, emit)
  state.board = replaceTokens(state.board, id, null)
  leaveChart(state, id, emit)
  Object.assign(corporation, {
    president: null,
    trains: [],
    tokensLeft: 0,
    shares: noneOf(corporation.shares),
  })
  state.toOperate = state.toOperate.filter((other) => other !== id)
  if (state.operation?.company === id) state.operation = null
}

/** The same places, all of them empty. */
const noneOf = ({ players, ...places }: CorporationState<never, unknown>['shares']): object => ({
  players: players.map(() => 0),
  ...Object.fromEntries(Object.keys(places).map((place) => [place, 0])),
})
