import type { GameEvent } from '@roundhouse/kernel'
import { type LinesByKind, type LogLine, ownerName } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { companyLine, type EventOfKind, type LogContext } from './logContext.ts'

export type Paid = EventOfKind<'paid'>

const isPaid = (event: GameEvent | undefined): event is Paid => event?.kind === 'paid'

/** A player, a company or the bank. */
export const purseName = (wording: Wording18xx, purse: Paid['payer']): string =>
  purse === 'bank' ? wording.words.facts.bank : ownerName(wording, purse)

/** The payments for this that follow one another from a place on; that the bank breaks by one does not part them. */
function paymentsFrom({ events }: Pick<LogContext, 'events'>, from: number, reason: string): Paid[] {
  const found: Paid[] = []
  for (const event of events.slice(from)) {
    if (event.kind === 'bank-broken') continue
    if (!isPaid(event) || event.reason !== reason) break
    found.push(event)
  }
  return found
}

/** Whether the payment before this one was for the same, so that it has been told of. */
function isContinued({ events, place }: LogContext, reason: string): boolean {
  const before = events.slice(0, place).findLast(({ kind }) => kind !== 'bank-broken')
  return isPaid(before) && before.reason === reason
}

/** Who gets how much, each once. */
function payeesIn(paid: readonly Paid[], wording: Wording18xx): string {
  const sums = new Map<Paid['payee'], number>()
  for (const { payee, amount } of paid) sums.set(payee, (sums.get(payee) ?? 0) + amount)
  const { words, names } = wording
  return words.list(
    [...sums].map(([payee, sum]) =>
      words.log.income({
        who: purseName(wording, payee),
        price: typeof payee === 'number' ? names.money(sum) : names.companyMoney(sum),
      }),
    ),
  )
}

/** Payments that are told together where titles have them, by what they are for. */
export const paymentLines = {
  /** What players begin with, the same for everybody. */
  'set-up': ({ payee, amount, reason }: Paid, context: LogContext): LogLine | undefined => {
    if (isContinued(context, reason)) return undefined
    const { words, names } = context
    const price = names.money(amount)
    return paymentsFrom(context, context.place, reason).length > 1
      ? { text: words.log.everybodyGets({ price }) }
      : { text: words.log.gets({ who: purseName(context, payee), price }) }
  },
  'private-income': ({ reason }: Paid, context: LogContext): LogLine | undefined => {
    if (isContinued(context, reason)) return undefined
    const incomes = payeesIn(paymentsFrom(context, context.place, reason), context)
    return { text: context.words.log.privateIncome({ incomes }) }
  },
  /** What a president adds for a train. */
  president: ({ payer, payee, amount }: Paid, context: LogContext): LogLine =>
    companyLine(
      String(payee),
      context.words.log.presidentPays({
        who: purseName(context, payer),
        company: String(payee),
        price: context.names.money(amount),
      }),
    ),
}

/** Money: payments that no other event tells of, by what they are for, and that the bank is broken. */
export const moneyLines = <Context extends LogContext>(
  lines: Readonly<Partial<Record<string, (paid: Paid, context: Context) => LogLine | undefined>>>,
): LinesByKind<EventOfKind<'paid' | 'bank-broken'>, Context> => ({
  paid: (event, context) => {
    const line = lines[event.reason]?.(event, context)
    return line && { ...line, money: true }
  },
  'bank-broken': (_, { words }) => ({ text: words.log.bankBroken, matters: true }),
})

/** Privates, with what was paid for them: to another owner right before, to the bank right after. */
export const privateLines: LinesByKind<EventOfKind<'private-owned' | 'private-closed'>, LogContext> = {
  'private-owned': ({ private: id, owner }, context) => {
    const { events, place, words, names } = context
    const { owned, ownedFor, boughtPrivate } = words.log
    const figures = { who: ownerName(context, owner), name: names.privateName(id) }
    const company = typeof owner === 'string' ? { company: owner } : {}
    const [before, after] = [events[place - 1], events[place + 1]]
    if (isPaid(before) && before.payer === owner && before.payee !== 'bank') {
      const from = purseName(context, before.payee)
      const text = boughtPrivate({ ...figures, from, price: names.money(before.amount) })
      return { text, ...company, money: true }
    }
    if (isPaid(after) && after.payer === owner && after.payee === 'bank')
      return { text: ownedFor({ ...figures, price: names.money(after.amount) }), ...company, money: true }
    return { text: owned(figures), ...company }
  },
  'private-closed': ({ private: id }, { words, names }) => ({
    text: words.log.privateClosed({ name: names.privateName(id) }),
    matters: true,
  }),
}

/** A dividend with who gets how much of it: what follows it, but for what the company keeps. */
export function withPayees(text: string, context: LogContext): string {
  const { log } = context.words
  const kept = paymentsFrom(context, context.place + 1, 'run').length
  const paid = paymentsFrom(context, context.place + 1 + kept, 'dividend')
  return paid.length === 0 ? log.sentence(text) : log.payments({ text, payments: payeesIn(paid, context) })
}
