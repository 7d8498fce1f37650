import { type Action1846, game1846, type State1846 } from '@roundhouse/1846'
import { fork } from '@roundhouse/board'
import { actAsOffered, type Seat } from '@roundhouse/kernel'

/** The position that an offered action would lead to. */
export function stateAfter(state: State1846, seat: Seat, action: Action1846): State1846 {
  const then = fork(state)
  actAsOffered(game1846, then, seat, action)
  return then
}
