import type { ChoiceScene } from '@roundhouse/view'
import type { Actions1856 } from '../actions.ts'
import { loanWouldPayInterest } from '../loans/interest.ts'
import { hasRouteNow } from '../running/run.ts'
import type { State1856 } from '../state.ts'
import { mayBorrow } from '../trains/borrowing.ts'
import type { Wording1856 } from './wording.ts'

const NO_RUN: Actions1856['run'] = { kind: 'run', routes: [] }

/** 1856-3c, 1856-3p, 1856-2.9c: what is chosen between, each with what it costs and brings. */
export function choicesIn(
  state: State1856,
  { words: { kinds, choices } }: Wording1856,
): readonly ChoiceScene[] | undefined {
  const { formation, operation } = state
  if (formation?.step === 'decide')
    return [
      { label: kinds.merge, probe: { kind: 'merge' } },
      { label: kinds.rescue, probe: { kind: 'rescue' } },
    ]
  if (formation || operation?.step !== 'run' || hasRouteNow(state)) return undefined
  const noRun = { label: choices.runNothing, probe: NO_RUN }
  if (mayBorrow(state)) return [{ label: kinds['borrow-train'], probe: { kind: 'borrow-train' } }, noRun]
  if (loanWouldPayInterest(state)) return [{ label: kinds['take-loan'], probe: { kind: 'take-loan' } }, noRun]
  return [noRun]
}
