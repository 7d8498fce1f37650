import { type Laid, type Network, networkOf, trackHexes } from '@roundhouse/board'
import type { RunTitle } from './runTitle.ts'

const known = new WeakMap<Laid, Network>()

/** The track of a board as trains see it, no piece and no hex edge of which is used twice: worked out once. */
export function trainNetwork({ board }: Pick<RunTitle, 'board'>, laid: Laid): Network {
  let network = known.get(laid)
  if (!network) {
    network = networkOf(trackHexes(laid, board), 'both')
    known.set(laid, network)
  }
  return network
}
