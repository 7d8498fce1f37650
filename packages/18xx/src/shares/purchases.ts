import { moveShares, type Shares } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'
import { type PaymentEvent, type Purses, transfer } from '../money.ts'
import { type PresidentEvent, type SharesAndPresident, setPresident, settlePresidency } from './president.ts'
import type { CutTitle } from './sharesTitle.ts'

/** A share, where it is, and who gets its price. */
export interface SharePurchase<Corporation extends string, Place extends string> {
  readonly seat: Seat
  readonly corporation: Corporation
  readonly from: Place
  readonly price: number
  readonly payee: 'bank' | Corporation
}

type Market<Corporation extends string, Place extends string> = Purses & {
  readonly corporations: Readonly<
    Record<Corporation, SharesAndPresident & { readonly shares: Shares<Place> }>
  >
}

type PurchaseEvent<Kind extends 'bought' | 'launched', Corporation extends string, Place extends string> =
  | SharedEvent<Kind, { corporation: Corporation; sharePlace: Place }>
  | PresidentEvent<Corporation>
  | PaymentEvent<Seat | 'bank' | Corporation>

/**
 * A player buys a share (1846 5.1b, 1856 1.2a, 1860 SR.4). For the president's
 * certificate in the pool one share comes back, so one share moves then, too.
 */
export function buyShare<Corporation extends string, Place extends string>(
  title: CutTitle,
  state: Market<Corporation, Place>,
  { seat, corporation, from, price, payee }: SharePurchase<Corporation, Place>,
  emit: (event: PurchaseEvent<'bought', Corporation, Place>) => void,
): void {
  moveShares(state.corporations[corporation].shares, from, seat, 1)
  emit({ kind: 'bought', seat, corporation, from, price })
  transfer(state, seat, payee, price, 'share', emit)
  settlePresidency(title, state, corporation, emit)
}

/** A player buys the president's certificate at a par price for each of its shares (1846 5.1c, 1856 1.2e, 1860 SR.4). */
export function buyPresidency<Corporation extends string, Place extends string>(
  title: CutTitle,
  state: Market<Corporation, Place>,
  { seat, corporation, from, price: par, payee }: SharePurchase<Corporation, Place>,
  emit: (event: PurchaseEvent<'launched', Corporation, Place>) => void,
): void {
  const company = state.corporations[corporation]
  const { presidents } = title.certificates(company)
  moveShares(company.shares, from, seat, presidents)
  emit({ kind: 'launched', seat, corporation, from, count: presidents, par })
  transfer(state, seat, payee, presidents * par, 'launch', emit)
  setPresident(state, corporation, seat, emit)
}
