import { fundsAtMost, keepsOffice, type SaleBlock, saleBlock, saleBlocks, whyNotSell } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { refuseSale, type Sale } from '../shares/selling.ts'
import { priceBeside, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { dearestInBank, pricesInBank } from '../trains/trainsForSale.ts'

/** 1846-6.66, 1846-G.3: why the president cannot sell so many shares for a train, whatever he needs. */
function refuseBlock(state: State1846, { corporation, count }: Sale, seat: Seat): Refusal | undefined {
  // 1846-5.20
  if (state.operation!.sold.includes(corporation)) return refusal('1846-5.20', 'twice', { corporation })
  const isOwn = corporation === corporationOnTurn(state)
  if (isOwn && priceBeside(state, corporation, -1) === 0)
    return refusal('1846-6.66', 'closing', { corporation })
  const refused = refuseSale(state, { corporation, count }, seat)
  if (refused || !isOwn) return refused
  return keepsOffice(TITLE, state.corporations[corporation], seat, count)
    ? undefined
    : refusal('1846-6.66', 'president', { corporation, count })
}

/** What the president can sell of a corporation for a train. */
export const blockForTrain = (state: State1846, seat: Seat, corporation: CorporationId): SaleBlock =>
  saleBlock(TITLE, state, seat, corporation, (sale) => refuseBlock(state, sale, seat))

/** The same of all corporations. */
export const blocksForTrain = (state: State1846, seat: Seat) =>
  saleBlocks(TITLE, state, seat, (sale) => refuseBlock(state, sale, seat))

/** What treasury and president have at once. */
export const funds = (state: State1846, seat: Seat): number => cashOnTurn(state) + state.players[seat]!.cash

/** 1846-6.68: what they have when the president sells all he can. */
export const fundsWithSales = (state: State1846, seat: Seat): number =>
  fundsAtMost(funds(state, seat), blocksForTrain(state, seat))

/** 1846-6.66: why the president may not sell so many shares for a train. */
export function refuseForcedSale(state: State1846, sale: Sale, seat: Seat): Refusal | undefined {
  const { corporation, count } = sale
  const refused = refuseBlock(state, sale, seat)
  if (refused) return refused
  // the corporation cannot be sold again (1846-5.20); whom no sale saves (1846-6.68) sells what he likes
  const reason = whyNotSell(
    funds(state, seat),
    fundsWithSales(state, seat),
    pricesInBank(state),
    blockForTrain(state, seat, corporation),
    count,
  )
  return reason && refusal('1846-6.66', reason, { corporation, count, dearest: dearestInBank(state) })
}
