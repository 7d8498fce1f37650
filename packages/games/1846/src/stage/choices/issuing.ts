import { money } from '../telling.ts'
import { choiceOf, type Putting } from './choice.ts'
import { paidFor, told } from './outcome.ts'

export const issue: Putting<'issue'> = (state, action, seat, { words, players }) =>
  choiceOf(state, action, seat, { words, players }, (outcome) => ({
    label: words.choices.issue({ count: action.count, price: money(paidFor(outcome, 'issue')) }),
    notes: told(outcome.now, 'issued').map(({ count, price }) =>
      words.notes.each({ count, price: money(price) }),
    ),
  }))

export const redeem: Putting<'redeem'> = (state, action, seat, { words, players }) =>
  choiceOf(state, action, seat, { words, players }, (outcome) => ({
    label: words.choices.redeem({ count: action.count, price: money(paidFor(outcome, 'redemption')) }),
    notes: told(outcome.now, 'redeemed').map(({ count, price }) =>
      words.notes.each({ count, price: money(price) }),
    ),
  }))
