import { type Line, type Paid, paymentLines, purseName } from '@roundhouse/18xx/view'
import type { Reason } from '../../events.ts'
import { money } from '../wording.ts'
import type { Context, Lines } from './context.ts'

export const moneyLines: Lines<'paid' | 'bank-broken'> = {
  paid: (event, context) => {
    const line = PAYMENTS[event.reason]?.(event, context)
    return line && { ...line, money: true }
  },
  'bank-broken': (_, { wording: { words } }) => ({ text: words.log.bankBroken, matters: true }),
}

/** Payments that no other event tells of. */
const PAYMENTS: Partial<Record<Reason, (paid: Paid, context: Context) => Line>> = {
  ...paymentLines,
  draft: ({ payee, amount }, { wording: { words } }) =>
    payee === 'bank' || typeof payee === 'number'
      ? undefined
      : { text: words.log.minorFunded({ company: payee, price: money(amount) }), company: payee },
  'launch-bonus': ({ payee, amount }, { wording: { words } }) => ({
    text: words.log.launchBonus({ company: String(payee), price: money(amount) }),
    company: String(payee),
  }),
  minor: ({ payer, payee, amount }, { wording: { words } }) => ({
    text: words.log.minorCash({ company: String(payee), from: String(payer), price: money(amount) }),
    company: String(payee),
  }),
  bankruptcy: ({ payer, payee, amount }, { wording }) => ({
    text: wording.words.log.bankruptCash({
      who: purseName(wording, payer),
      company: String(payee),
      price: money(amount),
    }),
    company: String(payee),
  }),
}
