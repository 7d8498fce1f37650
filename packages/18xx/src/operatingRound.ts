import { type Shares, sharesAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { SharedEvent } from './events.ts'
import { type PaymentEvent, type Purses, transfer } from './money.ts'

/** The pieces of a state that an operating round begins with. */
interface OperatingRounds<Company extends string> {
  readonly set: number
  /** The operating round of the set, from 1. */
  readonly operatingRound: number
  /** Companies that have not begun their turn in this round. */
  toOperate: Company[]
}

/** An operating round begins, in this order. */
export function beginOperating<Company extends string>(
  state: OperatingRounds<Company>,
  order: readonly Company[],
  emit: (event: SharedEvent<'operating-round', { company: Company }>) => void,
): void {
  state.toOperate = [...order]
  emit({ kind: 'operating-round', set: state.set, round: state.operatingRound, order: [...order] })
}

/** Privates pay their owners as an operating round begins (1846 3.10, 1856 2b, 1860 PRIV.1). */
export function payPrivates<Id extends string, Corporation extends string>(
  state: Purses & { readonly privates: Readonly<Record<Id, { readonly owner: Seat | Corporation | null }>> },
  facts: Readonly<Record<Id, { readonly revenue: number }>>,
  emit: (event: PaymentEvent<'bank' | Seat | Corporation>) => void,
): void {
  for (const id of Object.keys(facts) as Id[]) {
    const { owner } = state.privates[id]
    if (owner !== null) transfer(state, 'bank', owner, facts[id].revenue, 'private-income', emit)
  }
}

/** What is decided of the revenue of a corporation. */
interface Payout<Corporation extends string, Place extends string, Choice extends string> {
  readonly corporation: Corporation
  readonly choice: Choice
  readonly revenue: number
  readonly distributed: number
  /** What so many shares in one hand get. */
  readonly amountOn: (shares: number) => number
  /** Where shares lie for which the corporation itself is paid. */
  readonly paidForPlaces: readonly Place[]
}

/**
 * A corporation keeps what is not distributed; the rest goes to the players
 * and, for shares in some places, to itself (1846 6.40b, 1856 2.6b, 1860 DIV.2
 * and DIV.3).
 */
export function payRevenue<Corporation extends string, Place extends string, Choice extends string>(
  state: Purses & {
    readonly corporations: Readonly<Record<Corporation, { readonly shares: Shares<Place> }>>
  },
  { corporation, choice, revenue, distributed, amountOn, paidForPlaces }: Payout<Corporation, Place, Choice>,
  emit: (
    event:
      | SharedEvent<'dividend', { company: Corporation; choice: Choice }>
      | PaymentEvent<'bank' | Seat | Corporation>,
  ) => void,
): void {
  const { shares } = state.corporations[corporation]
  emit({ kind: 'dividend', company: corporation, choice, revenue, distributed })
  transfer(state, 'bank', corporation, revenue - distributed, 'run', emit)
  for (const [seat, count] of shares.players.entries())
    transfer(state, 'bank', seat, amountOn(count), 'dividend', emit)
  for (const place of paidForPlaces)
    transfer(state, 'bank', corporation, amountOn(sharesAt(shares, place)), 'dividend', emit)
}
