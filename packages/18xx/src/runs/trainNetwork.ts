import { type BoardContents, type Network, networkOf, trackHexes } from '@roundhouse/board'
import type { RunTitle } from './runTitle.ts'

const networksByBoard = new WeakMap<BoardContents, Network>()

/** The track of a board as trains see it, no piece and no hex edge of which is used twice: worked out once. */
export function trainNetwork({ board }: Pick<RunTitle, 'board'>, laid: BoardContents): Network {
  let network = networksByBoard.get(laid)
  if (!network) {
    network = networkOf(trackHexes(laid, board), 'both')
    networksByBoard.set(laid, network)
  }
  return network
}
