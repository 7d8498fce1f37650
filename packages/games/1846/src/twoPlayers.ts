import { faceAt, type HexName, placeToken, slotsAt } from '@roundhouse/board'
import { BOARD, COLORS } from './components/board.ts'
import { CORPORATIONS, type CorporationId, SECOND_TOKEN } from './components/companies.ts'
import type { Emit1846 } from './events.ts'
import { playersIn, type State1846 } from './state.ts'
import { slotFor } from './track/tokens.ts'

/** 1846-10.1: whether a corporation has left a game of two and its second city has become green. ERIE has its token at once. */
export function hasSecondToken(state: State1846, id: CorporationId): boolean {
  if (playersIn(state) !== 2 || state.corporations[id].status !== 'removed') return false
  const { color } = faceAt(state.board, BOARD, SECOND_TOKEN[id])
  return id === 'ERIE' || COLORS.indexOf(color) >= COLORS.indexOf('green')
}

/** 1846-10.1: after a tile was laid there, by whomever. A city that becomes green has room. */
export function placeSecondToken(state: State1846, hex: HexName, emit: Emit1846): void {
  const corporation = CORPORATIONS.find((id) => SECOND_TOKEN[id] === hex && hasSecondToken(state, id))
  if (!corporation || slotsAt(state.board, BOARD, hex)[0]!.includes(corporation)) return
  state.board = placeToken(
    state.board,
    BOARD,
    hex,
    0,
    corporation,
    slotFor(state, corporation, { hex, city: 0 }) as number,
  )
  emit({ kind: 'second-token', corporation, hex })
}
