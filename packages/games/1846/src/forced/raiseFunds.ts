import { PRESIDENTS_SHARES } from '@roundhouse/18xx'
import { presidentAfter } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import { operating } from '../operating.ts'
import { refuseSale } from '../shares/selling.ts'
import { launched, priceBeside, priceOf, type State, sharesOf } from '../state.ts'
import { cheapestInBank, dearestInBank, pricesInBank } from '../trains/trainsForSale.ts'

/** 1846-6.66, 1846-G.3: why the president cannot sell so many shares for a train, whatever he needs. */
function refuseBlock(
  state: State,
  seat: Seat,
  corporation: CorporationId,
  count: number,
): Refusal | undefined {
  // 1846-5.20
  if (state.operation!.sold.includes(corporation)) return refusal('1846-5.20', 'twice', { corporation })
  const isOwn = corporation === operating(state)
  if (isOwn && priceBeside(state, corporation, -1) === 0)
    return refusal('1846-6.66', 'closing', { corporation })
  const refused = refuseSale(state, seat, corporation, count)
  if (refused || !isOwn) return refused
  const left = sharesOf(state, seat, corporation) - count
  const { players } = state.corporations[corporation].shares
  return presidentAfter(players, seat, seat, left, PRESIDENTS_SHARES) === seat
    ? undefined
    : refusal('1846-6.66', 'president', { corporation, count })
}

/** The most shares of a corporation that the president can sell for a train. */
export function largestBlock(state: State, seat: Seat, corporation: CorporationId): number {
  let count = sharesOf(state, seat, corporation)
  while (count > 0 && refuseBlock(state, seat, corporation, count)) count--
  return count
}

/** What treasury and president have at once. */
export const funds = (state: State, seat: Seat): number =>
  state.corporations[operating(state)].treasury.cash + state.players[seat]!.cash

/** 1846-6.68: what they have when the president sells all he can; sales of one corporation do not touch another. */
export function fundsAtMost(state: State, seat: Seat): number {
  let sum = funds(state, seat)
  for (const id of launched(state)) sum += largestBlock(state, seat, id) * priceOf(state, id)
  return sum
}

/** What they have before the last of so many shares is sold. */
export const fundsBeforeLast = (
  state: State,
  seat: Seat,
  corporation: CorporationId,
  count: number,
): number => funds(state, seat) + (count - 1) * priceOf(state, corporation)

/** 1846-6.66: why the president may not sell so many shares for a train. */
export function refuseForcedSale(
  state: State,
  seat: Seat,
  corporation: CorporationId,
  count: number,
): Refusal | undefined {
  const refused = refuseBlock(state, seat, corporation, count)
  if (refused) return refused
  const before = fundsBeforeLast(state, seat, corporation, count)
  const dearest = dearestInBank(state)
  if (before >= dearest) return refusal('1846-6.66', 'too-many', { corporation, count, dearest })
  const most = fundsAtMost(state, seat)
  // 1846-6.68: no sale saves him
  if (most < cheapestInBank(state)) return undefined
  // the corporation cannot be sold again (1846-5.20): what is left must still lead to a train that needs this sale
  const forgone = (largestBlock(state, seat, corporation) - count) * priceOf(state, corporation)
  const leadsOn = pricesInBank(state).some((price) => before < price && price <= most - forgone)
  return leadsOn ? undefined : refusal('1846-6.66', 'in-vain', { corporation, count })
}
