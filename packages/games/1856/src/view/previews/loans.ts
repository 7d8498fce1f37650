import { paidFor } from '@roundhouse/18xx/view'
import { LOAN } from '../../components/money.ts'
import { rescueCost } from '../../government/decisions.ts'
import { loanProceeds } from '../../loans/takeLoan.ts'
import { corporationOnTurn } from '../../operationStep.ts'
import { hasBegun, type State1856, sharesWithPlayers } from '../../state.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Parts1856 } from './outcome.ts'

/** Loans: cash now, and what they cost later. */
export const loanParts = {
  'take-loan': (outcome, _action, _seat, wording) => {
    const { notes } = wording.words
    const proceeds = loanProceeds(outcome.before)
    const kept = LOAN.value - proceeds
    return {
      label: wording.words.choices.takeLoan({ price: money(proceeds) }),
      notes: [
        ...(kept > 0 ? [notes.interestKept({ price: money(kept) })] : []),
        ...(loansLeft(outcome.after) > 0 ? [] : [notes.lastLoan]),
        ...formationNotes(outcome.after, wording),
        notes.atEnd({ price: money(LOAN.perShareAtEnd) }),
      ],
    }
  },
  repay: (outcome, { count }, _seat, wording) => ({
    label: wording.words.choices.repay({ count, price: money(paidFor(outcome, 'repayment')) }),
    notes: formationNotes(outcome.after, wording),
  }),
} satisfies Parts1856

/** 1856-2.9d: a share with a player for each. */
function loansLeft(state: State1856): number {
  const corporation = corporationOnTurn(state)
  return sharesWithPlayers(state, corporation) - state.corporations[corporation].loans
}

/** 1856-3b, 1856-3c: what the formation would find, if it came as things stand. */
function formationNotes(state: State1856, { words: { notes } }: Wording1856): string[] {
  const company = state.operation?.company
  if (!company || hasBegun(state, '6') || state.corporations[company].loans === 0) return []
  const short = rescueCost(state, company)
  return short > 0
    ? [notes.formationDebt({ company, price: money(short) })]
    : [notes.formationClear({ company })]
}
