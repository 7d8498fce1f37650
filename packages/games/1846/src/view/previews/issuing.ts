import { eventsOf } from '@roundhouse/view'
import { money } from '../wording.ts'
import { paidFor } from './outcome.ts'
import { type PreviewOf, previewOf } from './preview.ts'

export const issue: PreviewOf<'issue'> = (state, action, seat, wording) =>
  previewOf(state, action, seat, wording, (outcome) => ({
    label: wording.words.choices.issue({ count: action.count, price: money(paidFor(outcome, 'issue')) }),
    notes: eventsOf(outcome.now, 'issued').map(({ count, price }) =>
      wording.words.notes.each({ count, price: money(price) }),
    ),
  }))

export const redeem: PreviewOf<'redeem'> = (state, action, seat, wording) =>
  previewOf(state, action, seat, wording, (outcome) => ({
    label: wording.words.choices.redeem({
      count: action.count,
      price: money(paidFor(outcome, 'redemption')),
    }),
    notes: eventsOf(outcome.now, 'redeemed').map(({ count, price }) =>
      wording.words.notes.each({ count, price: money(price) }),
    ),
  }))
