import { paidFor, saleParts } from '@roundhouse/18xx/view'
import { eventsOf } from '@roundhouse/view'
import { priceOf, type State1846 } from '../../state.ts'
import { money } from '../wording.ts'
import type { Words1846 } from '../words.en.ts'
import { type Previews1846, previewFrom } from './preview.ts'

const bankrupt = previewFrom<'bankrupt'>((_outcome, _action, _seat, { words }) => ({
  label: words.choices.bankrupt,
  grave: true,
}))

export const forcedPreviews: Previews1846<'emergency-issue' | 'sell-for-train' | 'bankrupt'> = {
  'emergency-issue': previewFrom((outcome, { count }, _, { words }) => ({
    label: words.choices.emergencyIssue({ count, price: money(paidFor(outcome, 'issue')) }),
    notes: [
      ...eventsOf(outcome.now, 'issued').map(({ price }) => words.notes.each({ count, price: money(price) })),
      ...aboveNote(outcome.after, words),
    ],
  })),
  'sell-for-train': previewFrom((outcome, action, _, wording) => {
    const { label, notes = [] } = saleParts(
      outcome,
      action,
      priceOf(outcome.before, action.corporation),
      wording,
    )
    return { label, notes: [...notes, ...aboveNote(outcome.after, wording.words)] }
  }),
  bankrupt: (state, action, seat, wording) => {
    const { sentences, warnings } = wording.words
    const { warning, ...preview } = bankrupt(state, action, seat, wording)
    return { ...preview, warning: sentences([warnings.bankrupt, ...(warning ? [warning] : [])]) }
  },
}

/** 1846-6.64, 1846-6.66: to what whoever raises money is bound. */
function aboveNote({ operation }: State1846, { notes }: Words1846): string[] {
  const above = operation?.trainAbove
  return above === null || above === undefined ? [] : [notes.mustBuyHere({ above: money(above) })]
}
