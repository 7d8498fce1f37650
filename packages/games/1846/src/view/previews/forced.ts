import type { State } from '../../state.ts'
import { money } from '../wording.ts'
import type { Words } from '../words.en.ts'
import { eventsOf, paidFor } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'
import { eachNote } from './stock.ts'

export const emergencyIssue: PreviewOf<'emergency-issue'> = (state, action, seat, wording) => {
  const { choices, notes } = wording.words
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: choices.emergencyIssue({ count: action.count, price: money(paidFor(outcome, 'issue')) }),
    notes: [
      ...eventsOf(outcome.now, 'issued').map(({ count, price }) =>
        notes.each({ count, price: money(price) }),
      ),
      ...aboveNote(outcome.after, wording.words),
    ],
  }))
}

export const sellForTrain: PreviewOf<'sell-for-train'> = (state, action, seat, wording) => {
  const { corporation: company, count } = action
  return previewOf(state, action, seat, wording, (outcome) => ({
    label: wording.words.choices.sell({ company, count, price: money(paidFor(outcome, 'sale')) }),
    notes: [...eachNote(state, company, count, wording.words), ...aboveNote(outcome.after, wording.words)],
  }))
}

/** 1846-6.64, 1846-6.66: to what whoever raises money is bound. */
function aboveNote({ operation }: State, { notes }: Words): string[] {
  const above = operation?.trainAbove
  return above === null || above === undefined ? [] : [notes.mustBuyHere({ above: money(above) })]
}

export const bankrupt: PreviewOf<'bankrupt'> = (state, action, seat, wording) => {
  const { words } = wording
  const choice = previewOf(state, action, seat, wording, () => ({
    label: words.choices.bankrupt,
    grave: true,
  }))
  return {
    ...choice,
    warning: words.sentences([words.warnings.bankrupt, ...(choice.warning ? [choice.warning] : [])]),
  }
}
