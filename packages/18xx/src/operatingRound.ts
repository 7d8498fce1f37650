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

/** So much for each share to the players who hold them (1846 6.40b, 1856 2.6b, 1860 DIV.2). */
export function payPlayers<Corporation extends string>(
  state: Purses & {
    readonly corporations: Readonly<Record<Corporation, { readonly shares: { readonly players: number[] } }>>
  },
  corporation: Corporation,
  perShare: number,
  emit: (event: PaymentEvent<'bank' | Seat>) => void,
): void {
  for (const [seat, count] of state.corporations[corporation].shares.players.entries())
    transfer(state, 'bank', seat, count * perShare, 'dividend', emit)
}
