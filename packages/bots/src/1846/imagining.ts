import { type Action1846, game1846, type State } from '@roundhouse/1846'
import { act, copy, type Seat } from '@roundhouse/kernel'

/** The position that an action would lead to. */
export function after(state: State, seat: Seat, action: Action1846): State {
  const { board, ...rest } = state
  // boards are replaced, never changed, and much is known of this one
  const fork: State = { ...copy(rest), board }
  act(game1846, fork, seat, action)
  return fork
}
