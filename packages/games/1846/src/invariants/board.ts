import { checkTiles, checkTokens } from '@roundhouse/18xx/audit'
import { tokensOf } from '@roundhouse/board'
import type { Must } from '@roundhouse/kernel/audit'
import { COMPANIES, CORPORATION, type CorporationId, isMinor } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { hasSecondToken } from '../twoPlayers.ts'

/** 1846-3.71: tokens that a corporation may have gained from privates. */
const GAINED = 3

/** Tiles and tokens. */
export function checkBoard(state: State1846, must: Must): void {
  const { board, phase } = state
  // 1846-6.22, 1846-6.20b to 1846-6.20e
  checkTiles(TITLE, board, PHASE[phase].colors, must)
  // 1846-6.25, 1846-6.26: no other hex has two cities either
  checkTokens(board, COMPANIES, must)
  for (const id of COMPANIES) {
    const placed = tokensOf(board, id).length
    must(isMinor(id) ? placed <= 1 : hasItsTokens(state, id, placed), `${id} has ${placed} tokens`)
  }
}

/** 1846-2.5, 1846-10.1, 1846-5.25, 1846-6.26: one at home, its own, and those gained from privates. */
function hasItsTokens(state: State1846, id: CorporationId, placed: number): boolean {
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
