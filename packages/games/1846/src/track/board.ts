import {
  type HexName,
  type Laid,
  layTile,
  type Network,
  networkOf,
  placeToken,
  type Reach,
  reachOf,
  trackHexes,
} from '@roundhouse/board'
import { copy } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import type { CompanyId } from '../components/companies.ts'
import type { State } from '../state.ts'

/** A copy to play on. Boards are replaced, never changed, so what is known of this one stays known for the copy. */
export function fork({ board, ...rest }: State): State {
  return { ...copy(rest), board }
}

/** The board of a state with this done to its tokens. */
function changeTokens(state: Pick<State, 'board'>, change: (board: Laid) => void): void {
  const { tiles, tokens } = state.board
  state.board = { tiles, tokens: { ...tokens } }
  change(state.board)
}

/** Lays a tile; `stops` are those that the old ones become. */
export function putTile(
  state: Pick<State, 'board'>,
  lay: { hex: HexName; tile: string; rotation: number; stops: readonly number[] },
): void {
  const { tiles, tokens } = state.board
  state.board = { tiles: { ...tiles }, tokens: lay.hex in tokens ? { ...tokens } : tokens }
  layTile(state.board, BOARD, lay)
}

/** Puts a token into the given slot of a city, or else the first empty one. */
export const putToken = (
  state: Pick<State, 'board'>,
  hex: HexName,
  city: number,
  company: CompanyId,
  slot?: number,
): void => changeTokens(state, (board) => placeToken(board, BOARD, hex, city, company, slot))

/** Takes every token of a company off the board, or puts those of another company in their place. */
export const replaceTokens = (state: Pick<State, 'board'>, company: CompanyId, by: CompanyId | null): void =>
  changeTokens(state, (board) => {
    for (const [hex, stops] of Object.entries(board.tokens))
      if (stops.some((slots) => slots.includes(company)))
        board.tokens[hex] = stops.map((slots) => slots.map((token) => (token === company ? by : token)))
  })

/** Worked out once for each board. */
function perBoard<T>(make: (board: Laid) => T): (board: Laid) => T {
  const known = new WeakMap<Laid, T>()
  return (board) => {
    let value = known.get(board)
    if (value === undefined) {
      value = make(board)
      known.set(board, value)
    }
    return value
  }
}

const reaches = perBoard(() => new Map<CompanyId, Reach>())

/** 1846-6.20f: what a company is linked to. */
export function reachNow({ board }: Pick<State, 'board'>, company: CompanyId): Reach {
  const known = reaches(board)
  let reach = known.get(company)
  if (!reach) {
    reach = reachOf(board, BOARD, company)
    known.set(company, reach)
  }
  return reach
}

const networks = perBoard((board) => networkOf(trackHexes(board, BOARD), 'both'))

/** 1846-6.34d: the track as trains see it, where no piece and no hex edge is used twice. */
export const networkNow = ({ board }: Pick<State, 'board'>): Network => networks(board)
