import { money } from '../wording.ts'
import { eventsOf, paidFor } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const issue: PreviewOf<'issue'> = (state, action, seat, { words, players }) =>
  previewOf(state, action, seat, { words, players }, (outcome) => ({
    label: words.choices.issue({ count: action.count, price: money(paidFor(outcome, 'issue')) }),
    notes: eventsOf(outcome.now, 'issued').map(({ count, price }) =>
      words.notes.each({ count, price: money(price) }),
    ),
  }))

export const redeem: PreviewOf<'redeem'> = (state, action, seat, { words, players }) =>
  previewOf(state, action, seat, { words, players }, (outcome) => ({
    label: words.choices.redeem({ count: action.count, price: money(paidFor(outcome, 'redemption')) }),
    notes: eventsOf(outcome.now, 'redeemed').map(({ count, price }) =>
      words.notes.each({ count, price: money(price) }),
    ),
  }))
