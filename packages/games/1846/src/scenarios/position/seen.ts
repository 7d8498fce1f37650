import { type HexName, slotsAt, tokensOf } from '@roundhouse/board'
import { BOARD } from '../../components/board.ts'
import type { CompanyId, CorporationId, PrivateId } from '../../components/companies.ts'
import type { Side } from '../../components/trains.ts'
import { launched, type State, priceOf as spacePrice, trainsOf, treasuryOf } from '../../state.ts'
import { type ByName, NAMES, type Name, seatOf } from './names.ts'

export const cashOf = (state: State, name: Name): number => state.players[seatOf(name)]!.cash

export const treasury = (state: State, company: CompanyId): number => treasuryOf(state, company).cash

export const priceNow = (state: State, id: CorporationId): number | null =>
  state.corporations[id].status === 'launched' ? spacePrice(state, id) : null

export const presidentOf = (state: State, id: CorporationId): Name | null => {
  const { president } = state.corporations[id]
  return president === null ? null : NAMES[president]!
}

/** Where its shares are: with players who have some, in the market and in its treasury. */
export function holdings(state: State, id: CorporationId): ByName & { market: number; treasury: number } {
  const { players, market, treasury } = state.corporations[id].shares
  const held = players.flatMap((count, seat) => (count > 0 ? [[NAMES[seat]!, count]] : []))
  return { ...Object.fromEntries(held), market, treasury }
}

/** The sides of its trains. */
export const sidesOf = (state: State, company: CompanyId): Side[] =>
  trainsOf(state, company).map(({ side }) => side)

/** The name of its train of this side, the first if it has several. */
export const trainId = (state: State, company: CompanyId, side: Side): string =>
  trainsOf(state, company).find((train) => train.side === side)!.id

/** Where its tokens are, as in "D6.2". */
export const tokens = (state: State, company: CompanyId): string[] =>
  tokensOf(state.board, company)
    .map(({ hex, stop }) => `${hex}.${stop}`)
    .sort()

/** The slots of a city. */
export const slots = (state: State, hex: HexName, city = 0): readonly (string | null)[] =>
  slotsAt(state.board, BOARD, hex)[city]!

/** The tile on a hex, as in "#298 r0". */
export const tileOn = (state: State, hex: HexName): string | null => {
  const lying = state.board.tiles[hex]
  return lying ? `#${lying.tile} r${lying.rotation}` : null
}

export const ownerOf = (state: State, id: PrivateId): Name | CorporationId | null => {
  const { owner } = state.privates[id]
  return typeof owner === 'number' ? NAMES[owner]! : owner
}

/** The corporations in the order of the market. */
export const orderOf = (state: State): CorporationId[] => launched(state)
