import { checkTiles, checkTokens } from '@roundhouse/18xx/audit'
import { tokensOf } from '@roundhouse/board'
import type { Must } from '@roundhouse/kernel/audit'
import { CORPORATION, CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { isFloated, type State1860 } from '../state.ts'
import { titleOf } from '../title.ts'

/** Tiles and tokens. */
export function checkBoard(state: State1860, must: Must): void {
  // 1860-TR.3 to 1860-TR.9
  checkTiles(titleOf(state), state.board, PHASE[state.phase].colors, must)
  // 1860-TOK.3
  checkTokens(state.board, CORPORATIONS, must)
  for (const id of CORPORATIONS) checkTokenCount(state, id, must)
}

/** 1860-TOK.1, 1860-BKR.3: each is placed or left, and none is placed before the company floats. */
function checkTokenCount(state: State1860, id: CorporationId, must: Must): void {
  const { tokensLeft, bankrupt } = state.corporations[id]
  const placed = tokensOf(state.board, id).length
  must(
    placed + tokensLeft === CORPORATION[id].tokens.length && tokensLeft >= 0,
    `${id} has placed ${placed} tokens and has ${tokensLeft} left`,
  )
  must(placed === 0 || isFloated(state, id) || bankrupt, `${id} has a token and has never floated`)
}
