import { type Paid, paymentLines, purseName } from '@roundhouse/18xx/view'
import type { EventPlace, LogLine } from '@roundhouse/view'
import type { Reason } from '../../events.ts'
import { money, type Wording1846 } from '../wording.ts'

type PaymentLine = (paid: Paid, context: Wording1846 & EventPlace) => LogLine | undefined

/** Payments that no other event tells of, by what they are for. */
export const PAYMENTS: Partial<Record<Reason, PaymentLine>> = {
  ...paymentLines,
  draft: ({ payee, amount }, { words }) =>
    payee === 'bank' || typeof payee === 'number'
      ? undefined
      : { text: words.log.minorFunded({ company: payee, price: money(amount) }), company: payee },
  'launch-bonus': ({ payee, amount }, { words }) => ({
    text: words.log.launchBonus({ company: String(payee), price: money(amount) }),
    company: String(payee),
  }),
  minor: ({ payer, payee, amount }, { words }) => ({
    text: words.log.minorCash({ company: String(payee), from: String(payer), price: money(amount) }),
    company: String(payee),
  }),
  bankruptcy: ({ payer, payee, amount }, context) => ({
    text: context.words.log.bankruptCash({
      who: purseName(context, payer),
      company: String(payee),
      price: money(amount),
    }),
    company: String(payee),
  }),
}
