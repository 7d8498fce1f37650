import { copy } from '@roundhouse/kernel'
import type { BoardContents } from './boardContents.ts'

/** A copy of a state to play on. Its board is the same, so that what is known of it stays known. */
export function fork<State extends { readonly board: BoardContents }>({ board, ...rest }: State): State {
  return { ...copy(rest), board } as State
}
