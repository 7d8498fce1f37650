import type { State } from '../../state.ts'
import { money } from '../telling.ts'
import type { Words } from '../words.en.ts'
import { choiceOf, type Putting } from './choice.ts'
import { paidFor, told } from './outcome.ts'
import { eachNote } from './stock.ts'

export const emergencyIssue: Putting<'emergency-issue'> = (state, action, seat, telling) => {
  const { choices, notes } = telling.words
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: choices.emergencyIssue({ count: action.count, price: money(paidFor(outcome, 'issue')) }),
    notes: [
      ...told(outcome.now, 'issued').map(({ count, price }) => notes.each({ count, price: money(price) })),
      ...aboveNote(outcome.after, telling.words),
    ],
  }))
}

export const sellForTrain: Putting<'sell-for-train'> = (state, action, seat, telling) => {
  const { corporation: company, count } = action
  return choiceOf(state, action, seat, telling, (outcome) => ({
    label: telling.words.choices.sell({ company, count, price: money(paidFor(outcome, 'sale')) }),
    notes: [...eachNote(state, company, count, telling.words), ...aboveNote(outcome.after, telling.words)],
  }))
}

/** 1846-6.64, 1846-6.66: to what whoever raises money is bound. */
function aboveNote({ operation }: State, { notes }: Words): string[] {
  const above = operation?.trainAbove
  return above === null || above === undefined ? [] : [notes.mustBuyHere({ above: money(above) })]
}

export const bankrupt: Putting<'bankrupt'> = (state, action, seat, telling) => {
  const { words } = telling
  const choice = choiceOf(state, action, seat, telling, () => ({
    label: words.choices.bankrupt,
    grave: true,
  }))
  return {
    ...choice,
    warning: words.sentences([words.warnings.bankrupt, ...(choice.warning ? [choice.warning] : [])]),
  }
}
