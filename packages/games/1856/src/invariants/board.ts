import { checkTiles, checkTokens } from '@roundhouse/18xx/audit'
import { type BoardContents, copiesLeft, faceAt, type HexName, tokensOf } from '@roundhouse/board'
import type { Must } from '@roundhouse/kernel/audit'
import { BOARD, HEX, WAITING_HEXES } from '../components/board.ts'
import { CORPORATION, CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'

/** Tiles and tokens. */
export function checkBoard(state: State1856, must: Must): void {
  const { board, phase, formation, waitingTokens } = state
  for (const [tile, left] of copiesLeft(board, BOARD)) must(left >= 0, `there are too many tiles ${tile}`)
  // 1856-2.2b to 1856-2.2f
  checkTiles(TITLE, withoutExchangedTowns(board), PHASE[phase].colors, must)
  // 1856-2.3b; until the president of the CGR has chosen (1856-3j)
  const settled = formation ? CORPORATIONS.filter((id) => id !== 'CGR') : CORPORATIONS
  checkTokens(board, settled, must)
  for (const id of settled) checkTokenCount(state, id, must)
  for (const hex of WAITING_HEXES) {
    const id = waitingTokens[hex]
    must(
      id === undefined || state.corporations[id].status === 'launched',
      `a token of nobody waits on ${hex}`,
    )
  }
}

/** 1856-2.3a, 1856-1.2t, 1856-3j: each is placed, waits or is left. */
function checkTokenCount(
  { corporations, board, waitingTokens }: State1856,
  id: CorporationId,
  must: Must,
): void {
  const { status, tokensLeft } = corporations[id]
  const waiting = WAITING_HEXES.filter((hex) => waitingTokens[hex] === id).length
  const placed = tokensOf(board, id).length + waiting
  const { length: tokens } = CORPORATION[id].tokens
  const hasItsTokens =
    status === 'launched'
      ? // 1856-3j: eleven homes
        placed + tokensLeft === Math.max(tokens, placed) && tokensLeft >= 0
      : placed === 0 && tokensLeft === (status === 'waiting' && id !== 'CGR' ? tokens : 0)
  must(hasItsTokens, `${id} has placed ${placed} tokens and has ${tokensLeft} left`)
}

/** 1856-2.2m: an exchanged town keeps only its exits, and so does not fit the print. */
function withoutExchangedTowns(board: BoardContents): BoardContents {
  const ordinary = <T>(record: Readonly<Record<HexName, T>>): Record<HexName, T> =>
    Object.fromEntries(Object.entries(record).filter(([hex]) => !isExchanged(board, hex)))
  return { tiles: ordinary(board.tiles), tokens: ordinary(board.tokens) }
}

const isExchanged = (board: BoardContents, hex: HexName): boolean =>
  HEX.get(hex)!.stops.some(({ kind }) => kind === 'town') &&
  faceAt(board, BOARD, hex).stops.every(({ kind }) => kind !== 'town')
