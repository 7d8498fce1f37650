import { type Builder, layOrRefusal, laysFor, unlinkedLays, withoutLink } from '@roundhouse/18xx'
import {
  coverKeepingExits,
  type HexName,
  type Lay,
  newTrackReached,
  type TilePlacement,
  uncheckedLay,
  valueRises,
} from '@roundhouse/board'
import type { Refusal } from '@roundhouse/kernel'
import { BOARD, HEX, WAITING_HEXES } from '../components/board.ts'
import { PHASE } from '../components/trains.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { exchangeOrRefusal, hasTownTile, townExchanges } from './townExchange.ts'

/** 1856-2.2g: some new track is linked, or a stop that is reached is worth more. */
const CONNECTIONS = [newTrackReached, valueRises]

/** The corporation that operates, with the colours of the phase (1856-2.2c). */
export const builderOf = ({ operation, phase }: State1856): Builder => ({
  company: operation!.company,
  phase,
  colors: PHASE[phase].colors,
  connections: CONNECTIONS,
})

/** 1856-2.2h: its token that waits on the hex for a tile links every tile there. */
const builderOn = (state: State1856, hex: HexName): Builder =>
  ownWaitingHexes(state).includes(hex) ? withoutLink(builderOf(state)) : builderOf(state)

const ownWaitingHexes = ({ waitingTokens, operation }: State1856): HexName[] =>
  WAITING_HEXES.filter((hex) => waitingTokens[hex] === operation!.company)

/** Every tile that the corporation on turn may try to lay as the tile of its turn. */
export function* laysNow(state: State1856): Generator<TilePlacement> {
  const builder = builderOf(state)
  const waiting = ownWaitingHexes(state)
  for (const lay of laysFor(TITLE, state.board, builder)) if (!waiting.includes(lay.hex)) yield lay
  yield* unlinkedLays(TITLE, state.board, builder, waiting)
  yield* townExchanges(state.board, builder)
}

/** How a tile would lie as the tile of the turn, or the rule against it. */
export function layNow(state: State1856, placing: TilePlacement): Lay | Refusal {
  const { board } = state
  return hasTownTile(board, placing.hex)
    ? exchangeOrRefusal(board, builderOf(state), placing)
    : layOrRefusal(TITLE, board, builderOn(state, placing.hex), placing)
}

/** The same when it is laid. */
export const legalLay = ({ board }: State1856, placing: TilePlacement): Lay =>
  uncheckedLay(board, BOARD, hasTownTile(board, placing.hex) ? coverKeepingExits : TITLE.coverRule, placing)

/** 1856-5.1c, 1856-5.1d: the tile of a private needs no link; everything else about it holds. */
export const layWithoutLink = (state: State1856, placing: TilePlacement): Lay | Refusal =>
  layOrRefusal(TITLE, state.board, withoutLink(builderOf(state)), placing)

/** Every tile that fits on these hexes, linked or not. */
export const laysWithoutLink = (state: State1856, hexes: readonly HexName[]): Iterable<Lay> =>
  unlinkedLays(TITLE, state.board, builderOf(state), hexes)

/** 1856-2.2i: the terrain, by the first tile of the hex. */
export function layCost({ hex, first }: Lay): number {
  const terrain = first ? (HEX.get(hex)!.terrain ?? []) : []
  return terrain.reduce((sum, { cost = 0 }) => sum + cost, 0)
}
