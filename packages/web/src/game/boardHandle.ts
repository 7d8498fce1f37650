import type { BoardHandle } from '../board/board.tsx'

/** The board that is on the screen, for keys. */
export const boardHandle: { current: BoardHandle | null } = { current: null }
