import type { Action1856, State1856 } from '@roundhouse/1856'
import type { Decision } from '@roundhouse/kernel'
import { bestBy, numbersOf } from '../18xx/offers.ts'
import { promiseOf } from './shares.ts'

/** 1856-1.2n: so many certificates less, of the corporation of another that promises least. */
export function makeRoom(
  state: State1856,
  { offers, seat }: Decision<Action1856>,
  surplus: number,
): Action1856 | undefined {
  const sold = bestBy(
    numbersOf(offers, 'sell').filter(
      ({ action }) => state.corporations[action.corporation!].president !== seat,
    ),
    ({ action }) => -promiseOf(state, action.corporation!),
  )
  if (!sold) return undefined
  const { action, least, most } = sold
  return {
    kind: 'sell',
    corporation: action.corporation!,
    count: Math.min(most, Math.max(least, Math.ceil(surplus))),
  }
}
