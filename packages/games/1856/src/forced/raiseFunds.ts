import { fundsAtMost, keepsOffice, type SaleBlock, saleBlock, saleBlocks, whyNotSell } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import { cashOnTurn, corporationOnTurn } from '../operationStep.ts'
import { refuseSale, type Sale } from '../shares/selling.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { cheapestInBank } from '../trains/trainsForSale.ts'

/** 1856-2.7k: what the president must have, and what he has for it, with the treasury where it is for a train. */
interface Need {
  readonly amount: number
  readonly funds: number
  /** 1856-2.7k: whether the shares of one corporation are sold in one block only. */
  readonly inOneBlock: boolean
}

/** 1856-2.7i, 1856-2.5c, 1856-2.8b: for a train, or for what is due, for which he has paid all his cash. */
export function needOf(state: State1856, seat: Seat): Need {
  const { due } = state.operation!
  if (due > 0) return { amount: due, funds: 0, inOneBlock: state.options.forcedSaleBlocks === 'one' }
  const funds = cashOnTurn(state) + state.players[seat]!.cash
  return { amount: cheapestInBank(state, corporationOnTurn(state)), funds, inOneBlock: true }
}

/** 1856-2.7k: why the president cannot sell so many shares, whatever he needs. */
function refuseBlock(state: State1856, { corporation, count }: Sale, seat: Seat): Refusal | undefined {
  if (needOf(state, seat).inOneBlock && state.operation!.sold.includes(corporation))
    return refusal('1856-2.7k', 'twice', { corporation })
  const refused = refuseSale(state, { corporation, count }, seat)
  if (refused || corporation !== corporationOnTurn(state)) return refused
  return keepsOffice(TITLE, state.corporations[corporation], seat, count)
    ? undefined
    : refusal('1856-2.7k', 'president', { corporation, count })
}

/** What the president can sell of a corporation at once. */
export const blockToRaise = (state: State1856, seat: Seat, corporation: CorporationId): SaleBlock =>
  saleBlock(TITLE, state, seat, corporation, (sale) => refuseBlock(state, sale, seat))

/** The same of all corporations. */
export const blocksToRaise = (state: State1856, seat: Seat) =>
  saleBlocks(TITLE, state, seat, (sale) => refuseBlock(state, sale, seat))

/** 1856-2.7l: what there is when the president sells all he can. */
export const fundsWithSales = (state: State1856, seat: Seat): number =>
  fundsAtMost(needOf(state, seat).funds, blocksToRaise(state, seat))

/** 1856-2.7k: why the president may not sell so many shares to raise money. */
export function refuseForcedSale(state: State1856, sale: Sale, seat: Seat): Refusal | undefined {
  const refused = refuseBlock(state, sale, seat)
  if (refused) return refused
  const { corporation, count } = sale
  const { amount, funds, inOneBlock } = needOf(state, seat)
  const block = blockToRaise(state, seat, corporation)
  const why = whyNotSell(funds, fundsWithSales(state, seat), [amount], block, count)
  // where blocks may be sold again, none is the last that can be sold
  const reason = why === 'in-vain' && !inOneBlock ? undefined : why
  return reason && refusal('1856-2.7k', reason, { corporation, count, amount })
}
