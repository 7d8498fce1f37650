import type { BoardContents } from '@roundhouse/board'
import { type Market, type Purse, percentOf, sharesAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { SharesTitle } from '../shares/sharesTitle.ts'
import type { CorporationState } from '../state.ts'
import { tokenPlaces } from './tokenPlaces.ts'

type Owner = Seat | string | null

/** The pieces of a position that a trace tells of in every title. */
interface TracedPosition<Corporation extends string> {
  readonly round: string
  readonly set: number
  readonly operatingRound: number
  readonly phase: string
  readonly bank: Purse
  readonly bankBroken: boolean
  readonly stock: { readonly seat: Seat } | null
  readonly operation: { readonly company: string } | null
  readonly players: readonly Purse[]
  readonly corporations: Readonly<Record<Corporation, CorporationState<never, unknown>>>
  readonly privates?: Readonly<Record<string, { readonly status: string; readonly owner: Owner }>>
  readonly market: Market<Corporation>
  readonly board: BoardContents
}

/** A player by his key in the trace; a company by itself. */
export const ownerKey = (keys: readonly string[], owner: Owner): string | null =>
  typeof owner === 'number' ? keys[owner]! : owner

/** What a position says besides players, corporations and trains. What a title counts otherwise it puts in its place. */
export function positionWords(state: TracedPosition<string>, keys: readonly string[]) {
  const {
    round,
    set,
    operatingRound,
    phase,
    bank,
    bankBroken,
    stock,
    operation,
    privates = {},
    board,
  } = state
  return {
    finished: round === 'over',
    turn: set,
    ...(round === 'operating' && { round: operatingRound, onTurn: operation?.company ?? null }),
    ...(stock && { onTurn: keys[stock.seat] }),
    phase,
    bank: bank.cash,
    broken: bankBroken,
    privates: Object.fromEntries(
      Object.entries(privates)
        .filter(([, { status }]) => status !== 'removed')
        .map(([id, { owner, status }]) => [
          id,
          { owner: ownerKey(keys, owner), closed: status === 'closed' },
        ]),
    ),
    tiles: Object.fromEntries(
      Object.entries(board.tiles).map(([hex, { tile, rotation }]) => [hex, [tile, rotation]] as const),
    ),
  }
}

const privatesWith = ({ privates = {} }: TracedPosition<string>, owner: Owner): string[] =>
  Object.keys(privates)
    .filter((id) => privates[id]!.owner === owner)
    .sort()

/** What a player has. What it comes to is the title's. */
export function playerWords<Corporation extends string>(
  { certificates }: Pick<SharesTitle, 'certificates'>,
  state: TracedPosition<Corporation>,
  seat: Seat,
) {
  const corporations = Object.entries(state.corporations) as [Corporation, CorporationState<never, unknown>][]
  return {
    cash: state.players[seat]!.cash,
    shares: Object.fromEntries(
      corporations
        .map(([id, one]) => [id, percentOf(certificates(one), sharesAt(one.shares, seat))] as const)
        .filter(([, percent]) => percent > 0),
    ),
    privates: privatesWith(state, seat),
  }
}

/** A corporation, whose shares lie in the pool and in one place more. What its trains are called is the title's. */
export function corporationWords<Corporation extends string>(
  { certificates, chart, pool }: Pick<SharesTitle, 'certificates' | 'chart' | 'pool'>,
  state: TracedPosition<Corporation>,
  id: Corporation,
  keys: readonly string[],
) {
  const { [id]: corporation } = state.corporations
  const { president, treasury, shares, tokensLeft } = corporation
  const marker = state.market.find(({ company }) => company === id)
  const cell = marker && chart.cells[marker.space]!
  const percent = (count: number) => percentOf(certificates(corporation), count)
  const [unsold] = Object.keys(shares).filter((place) => place !== 'players' && place !== pool)
  return {
    president: ownerKey(keys, president),
    cash: treasury.cash,
    place: cell ? [cell.row, cell.column] : null,
    stack: marker ? state.market.filter(({ space }) => space === marker.space).indexOf(marker) : null,
    treasury: percent(sharesAt(shares, unsold!)),
    market: percent(sharesAt(shares, pool)),
    tokens: tokenPlaces(state, id),
    tokensLeft,
    privates: privatesWith(state, id),
  }
}
