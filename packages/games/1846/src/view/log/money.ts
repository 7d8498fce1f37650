import type { LogLine } from '@roundhouse/view'
import { isMinor, PRIVATE } from '../../components/companies.ts'
import { SHARES } from '../../components/market.ts'
import type { Reason } from '../../events.ts'
import { money, ownerName, purseName } from '../wording.ts'
import { type Around, next, type Of, type Paid, type Said, to, wordsOf } from './around.ts'

/** Payments that no other event tells of. */
export const PAYMENTS: Partial<Record<Reason, (paid: Paid, around: Around) => Said>> = {
  'set-up': (paid, around) => {
    const paidNow = payments(around, around.place, 'set-up')
    if (isContinued(around, 'set-up')) return undefined
    const { everybodyGets, gets } = wordsOf(around)
    const price = money(paid.amount)
    return { text: paidNow.length > 1 ? everybodyGets({ price }) : gets({ ...to(around, paid), price }) }
  },
  draft: ({ payee, amount }, around) =>
    payee === 'bank' || typeof payee === 'number'
      ? undefined
      : { text: wordsOf(around).minorFunded({ company: payee, price: money(amount) }), company: payee },
  'private-income': (_, around) => {
    if (isContinued(around, 'private-income')) return undefined
    const incomes = listed(payments(around, around.place, 'private-income'), around)
    return { text: wordsOf(around).privateIncome({ incomes }) }
  },
  'launch-bonus': ({ payee, amount }, around) => ({
    text: wordsOf(around).launchBonus({ company: String(payee), price: money(amount) }),
    company: String(payee),
  }),
  president: ({ payer, payee, amount }, around) => ({
    text: wordsOf(around).presidentPays({
      who: purseName(around.wording, payer),
      company: String(payee),
      price: money(amount),
    }),
    company: String(payee),
  }),
  minor: ({ payer, payee, amount }, around) => ({
    text: wordsOf(around).minorCash({ company: String(payee), from: String(payer), price: money(amount) }),
    company: String(payee),
  }),
  bankruptcy: ({ payer, payee, amount }, around) => ({
    text: wordsOf(around).bankruptCash({
      who: purseName(around.wording, payer),
      company: String(payee),
      price: money(amount),
    }),
    company: String(payee),
  }),
}

/** The payments for this that follow one another from a place on; that the bank breaks by one does not part them. */
export function payments({ events }: Around, from: number, reason: Reason): Paid[] {
  const found: Paid[] = []
  for (const event of events.slice(from)) {
    if (event.kind === 'bank-broken') continue
    if (event.kind !== 'paid' || event.reason !== reason) break
    found.push(event)
  }
  return found
}

/** Whether the payment before this one was for the same, so that it has been told of. */
function isContinued({ events, place }: Around, reason: Reason): boolean {
  const before = events.slice(0, place).findLast(({ kind }) => kind !== 'bank-broken')
  return before?.kind === 'paid' && before.reason === reason
}

/** Who gets how much, each once. */
function listed(paid: readonly Paid[], { wording }: Around): string {
  const sums = new Map<Paid['payee'], number>()
  for (const { payee, amount } of paid) sums.set(payee, (sums.get(payee) ?? 0) + amount)
  const { list, log } = wording.words
  return list(
    [...sums].map(([payee, sum]) => log.income({ who: purseName(wording, payee), price: money(sum) })),
  )
}

/** 1846-3.7, 1846-6.6a: with what was paid for it, right before or after. */
export function privateOwned({ private: id, owner }: Of<'private-owned'>, around: Around): LogLine {
  const { owned, ownedFor, boughtPrivate } = wordsOf(around)
  const figures = { who: ownerName(around.wording, owner), name: PRIVATE[id].name }
  const company = typeof owner === 'string' ? { company: owner } : {}
  const [before, after] = [around.events[around.place - 1], next(around)]
  if (before?.kind === 'paid' && before.reason === 'private')
    return {
      text: boughtPrivate({ ...figures, from: to(around, before).who, price: money(before.amount) }),
      ...company,
      money: true,
    }
  if (after?.kind === 'paid' && after.reason === 'draft' && after.payer === owner)
    return { text: ownedFor({ ...figures, price: money(after.amount) }), ...company, money: true }
  return { text: owned(figures), ...company }
}

/** 1846-6.40a: what a dividend is, with who gets how much of it. */
export function dividend({ company, choice, revenue, distributed }: Of<'dividend'>, around: Around): Said {
  const log = wordsOf(around)
  if (revenue === 0) return undefined
  const of = { company, paid: distributed, money: true } as const
  if (isMinor(company)) return { text: log.minorSplit({ company, price: money(distributed) }), ...of }
  if (choice === 'withhold') return { text: log.withheld({ company, price: money(revenue) }), ...of }
  const figures = { company, price: money(distributed), perShare: money(distributed / SHARES) }
  const text =
    choice === 'full' ? log.full(figures) : log.half({ ...figures, kept: money(revenue - distributed) })
  const kept = payments(around, around.place + 1, 'run').length
  const paid = payments(around, around.place + 1 + kept, 'dividend')
  if (paid.length === 0) return { text: log.sentence(text), ...of }
  return { text: log.payments({ text, payments: listed(paid, around) }), ...of }
}
