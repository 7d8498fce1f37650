import { type Action1846, game1846, isMinor, type State1846 } from '@roundhouse/1846'
import { fork } from '@roundhouse/board'
import { actAsOffered, copy, type Seat } from '@roundhouse/kernel'

/** The position that an offered action would lead to. */
export function stateAfter(state: State1846, seat: Seat, action: Action1846): State1846 {
  const then = fork(state)
  actAsOffered(game1846, then, seat, action)
  return then
}

/** The same for a tile or a token of the company in turn: all that building does not change is shared with the position before. */
export function stateAfterBuilding(state: State1846, seat: Seat, action: Action1846): State1846 {
  const { company } = state.operation!
  const then = {
    ...state,
    bank: copy(state.bank),
    operation: copy(state.operation),
    privates: copy(state.privates),
    ...(isMinor(company)
      ? { minors: { ...state.minors, [company]: copy(state.minors[company]) } }
      : { corporations: { ...state.corporations, [company]: copy(state.corporations[company]) } }),
  }
  actAsOffered(game1846, then, seat, action)
  return then
}
