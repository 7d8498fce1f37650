import type { Seat } from '@roundhouse/kernel'
import { playOnCopy } from '@roundhouse/view'
import type { Action1856 } from '../../actions.ts'
import { controllerOf, type State1856 } from '../../state.ts'
import { type Outcome1856, PREVIEW_GAME } from '../previews/outcome.ts'

/** 1856-3c: whether it is decided what becomes of a corporation at the formation. */
export const isDecision = ({ before }: Outcome1856): boolean => before.formation?.step === 'decide'

/** The same with all mergers that may still follow, so that it shows what CGR there would be. */
export function withMergers(outcome: Outcome1856): Outcome1856 {
  const { formation } = outcome.after
  if (formation?.step !== 'decide') return outcome
  const mergers = formation.toDecide.map((id): readonly [Seat, Action1856] => [
    controllerOf(outcome.after, id)!,
    { kind: 'merge' },
  ])
  const { after, now, later } = playOnCopy(PREVIEW_GAME, outcome.after, mergers)
  return { ...outcome, after, now: [...outcome.now, ...now], later }
}

/** As things stand. */
export const standing = (state: State1856): Outcome1856 => ({
  before: state,
  after: state,
  now: [],
  later: [],
  refused: undefined,
})
