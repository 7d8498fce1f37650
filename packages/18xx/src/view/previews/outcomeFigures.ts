import type { GameEvent, Seat } from '@roundhouse/kernel'
import type { Shared } from '../log/logContext.ts'

/** What happens by an action itself. */
export interface Happening {
  readonly now: readonly GameEvent[]
}

const paymentsIn = ({ now }: Happening): Shared<'paid'>[] =>
  now.filter((event): event is Shared<'paid'> => event.kind === 'paid')

/** How much the action itself brings somebody. */
export const gainOf = (happening: Happening, purse: Seat | string): number =>
  paymentsIn(happening).reduce(
    (sum, { payer, payee, amount }) => sum + (payee === purse ? amount : 0) - (payer === purse ? amount : 0),
    0,
  )

/** Everything paid for this. */
export const paidFor = (happening: Happening, reason: string): number =>
  paymentsIn(happening).reduce((sum, paid) => sum + (paid.reason === reason ? paid.amount : 0), 0)

/** From where to where a price goes. */
export interface PriceChange<Company extends string = string> {
  readonly company: Company
  readonly before: number
  readonly after: number
}

/** Where the prices go by these events, each from where it was. */
export function priceMoves(events: readonly GameEvent[]): PriceChange[] {
  const moves = new Map<string, PriceChange>()
  for (const event of events) {
    if (event.kind !== 'price') continue
    const { corporation: company, before, after } = event as Shared<'price'>
    moves.set(company, { company, before: moves.get(company)?.before ?? before, after })
  }
  return [...moves.values()].filter(({ before, after }) => before !== after)
}
