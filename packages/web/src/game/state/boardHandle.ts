import type { BoardHandle } from '../../board/board.tsx'
import type { Left } from '../../board/useFitting.ts'

/** The board that is on the screen, for keys. */
export const boardHandle: { current: BoardHandle | null } = { current: null }

const lefts = new Map<string, { current: Left | null }>()

/** Where the board of a game was left. */
export function leftOf(game: string): { current: Left | null } {
  const left = lefts.get(game) ?? { current: null }
  lefts.set(game, left)
  return left
}
