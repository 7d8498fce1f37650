import type { Actions1856 } from '@roundhouse/1856'
import { isOpen } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { earnMore } from './privates.ts'

/** 1856-2.4i: with all that makes the run better, the best run, which is proposed first. */
export const runStep: Decide = (state, decision) => {
  const { offers } = decision
  if (isOpen(offers, 'borrow-train')) return { kind: 'borrow-train' }
  const better = earnMore(state, decision)
  if (better) return better
  const { blank } = offers.find((offer) => offer.action.kind === 'run')!
  // 1856-2.9c, 1856-2.5b: nothing runs; it is asked for a loan, or the president would have to pay interest
  if (!blank) return isOpen(offers, 'take-loan') ? { kind: 'take-loan' } : { kind: 'run', routes: [] }
  const [routes] = (blank as { proposed: readonly Actions1856['run']['routes'][] }).proposed
  return { kind: 'run', routes: routes! }
}
