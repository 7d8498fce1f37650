import type { BoardHandle } from '../../board/board.tsx'
import type { LeftView } from '../../board/panZoom/useFitting.ts'

/** The board that is on the screen, for keys. */
export const boardHandle: { current: BoardHandle | null } = { current: null }

const leftViews = new Map<string, { current: LeftView | null }>()

/** Where the board of a game was left. */
export function leftViewOf(game: string): { current: LeftView | null } {
  const left = leftViews.get(game) ?? { current: null }
  leftViews.set(game, left)
  return left
}
