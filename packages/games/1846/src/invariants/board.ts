import {
  copiesLeft,
  faceAt,
  type HexName,
  labelsFor,
  nothingLaid,
  placeAt,
  tileNamed,
  tokensOf,
  turnedFit,
} from '@roundhouse/board'
import { BOARD, COLORS } from '../components/board.ts'
import { COMPANIES, CORPORATION, type CorporationId, isMinor } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import type { State } from '../state.ts'
import { TITLE } from '../title.ts'
import { hasSecondToken } from '../twoPlayers.ts'
import type { Must } from './must.ts'

/** 1846-3.71: tokens that a corporation may have gained from privates. */
const GAINED = 3

/** Tiles and tokens. */
export function checkBoard(state: State, must: Must): void {
  const { board } = state
  // 1846-6.22
  for (const [tile, left] of copiesLeft(board, BOARD)) must(left >= 0, `there are too many tiles ${tile}`)
  for (const hex of Object.keys(board.tiles)) must(fits(state, hex), `the tile on ${hex} cannot lie there`)
  for (const hex of Object.keys(board.tokens))
    must(hasItsSlots(state, hex), `${hex} has not the slots of its tile`)
  for (const id of COMPANIES) {
    const hexes = tokensOf(board, id).map(({ hex }) => hex)
    // 1846-6.25, 1846-6.26: no other hex has two cities either
    must(new Set(hexes).size === hexes.length, `${id} has two tokens in one place`)
    must(
      isMinor(id) ? hexes.length <= 1 : hasItsTokens(state, id, hexes.length),
      `${id} has ${hexes.length} tokens`,
    )
  }
}

const EMPTY = nothingLaid()

/** 1846-6.20b to 1846-6.20e: a later colour than the printed one, its label, and its track. */
function fits(state: State, hex: HexName): boolean {
  const { tile, rotation } = state.board.tiles[hex]!
  const { color, labels } = tileNamed(BOARD.tiles, tile)
  const { printed } = placeAt(BOARD.map, hex)
  return (
    !printed.fixed &&
    PHASE[state.phase].colors.includes(color) &&
    COLORS.indexOf(color) > COLORS.indexOf(printed.color) &&
    labelsFor(printed, color).join() === labels.join() &&
    typeof turnedFit(EMPTY, BOARD, TITLE.keeps, { hex, tile, rotation }) !== 'string'
  )
}

function hasItsSlots({ board }: State, hex: HexName): boolean {
  const { stops } = faceAt(board, BOARD, hex)
  const slots = board.tokens[hex]!
  return (
    slots.length === stops.length &&
    stops.every(({ slots: count = 0 }, stop) => slots[stop]!.length === count)
  )
}

/** 1846-2.5, 1846-10.1, 1846-5.25, 1846-6.26: one at home, its own, and those gained from privates. */
function hasItsTokens(state: State, id: CorporationId, placed: number): boolean {
  const { status, tokensLeft } = state.corporations[id]
  const { tokens } = CORPORATION[id]
  switch (status) {
    case 'removed':
      return placed === (hasSecondToken(state, id) ? 2 : 1) && tokensLeft === 0
    case 'waiting':
      return placed === 0 && tokensLeft === tokens
    case 'closed':
      return placed === 0 && tokensLeft === 0
    case 'launched': {
      const gained = placed + tokensLeft - 1 - tokens
      return tokensLeft >= 0 && gained >= 0 && gained <= GAINED
    }
  }
}
