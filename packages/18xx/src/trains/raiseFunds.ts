import { cellOf, type Market, sharesAt } from '@roundhouse/finance'
import type { Offer, Refusal, Seat } from '@roundhouse/kernel'
import { holdingsOf } from '../shares/holdings.ts'
import type { SharesAndPresident } from '../shares/president.ts'
import type { ShareBlock } from '../shares/selling.ts'
import type { SharesTitle } from '../shares/sharesTitle.ts'

/** Shares of one corporation that a president can sell at once, and what each of them yields. */
export interface SaleBlock {
  readonly most: number
  readonly price: number
}

/** The largest block that is not refused, of so many shares (1846 6.66, 1856 2.7k). */
export function largestBlock(own: number, isRefused: (count: number) => boolean): number {
  let count = own
  while (count > 0 && isRefused(count)) count--
  return count
}

interface OnMarket<Corporation extends string> {
  readonly market: Market<Corporation>
  readonly corporations: Readonly<Record<Corporation, SharesAndPresident>>
}

type RefuseSale<Corporation extends string> = (
  sale: Pick<ShareBlock<Corporation>, 'corporation' | 'count'>,
) => Refusal | undefined

/** What a player can sell of a corporation on the market, which may be none. */
export const saleBlock = <Corporation extends string>(
  { chart }: Pick<SharesTitle, 'chart'>,
  { market, corporations }: OnMarket<Corporation>,
  seat: Seat,
  corporation: Corporation,
  refuse: RefuseSale<Corporation>,
): SaleBlock => ({
  most: largestBlock(
    sharesAt(corporations[corporation].shares, seat),
    (count) => refuse({ corporation, count }) !== undefined,
  ),
  price: cellOf(chart, market, corporation).price,
})

/** The same of each corporation of which he has shares, in operating order. */
export const saleBlocks = <Corporation extends string>(
  title: Pick<SharesTitle, 'chart'>,
  state: OnMarket<Corporation>,
  seat: Seat,
  refuse: RefuseSale<Corporation>,
): (SaleBlock & { readonly corporation: Corporation })[] =>
  holdingsOf(title, state, seat).map(({ corporation }) => ({
    corporation,
    ...saleBlock(title, state, seat, corporation, refuse),
  }))

/** Each number of shares up to the most of each block: which of them is too many or in vain is the title's to say. */
export function* blockOffers<Kind extends string, Corporation extends string>(
  kind: Kind,
  blocks: Iterable<Pick<SaleBlock, 'most'> & { readonly corporation: Corporation }>,
): Generator<Offer<{ kind: Kind; corporation: Corporation; count: number }>> {
  for (const { corporation, most } of blocks)
    for (let count = 1; count <= most; count++) yield { action: { kind, corporation, count } }
}

/** What there is when all that can be sold is sold; a sale of one corporation does not touch another. */
export function fundsAtMost(funds: number, blocks: Iterable<SaleBlock>): number {
  let sum = funds
  for (const { most, price } of blocks) sum += most * price
  return sum
}

/** What there is before the last of so many shares is sold. */
export const fundsBeforeLast = (funds: number, { price }: SaleBlock, count: number): number =>
  funds + (count - 1) * price

/**
 * Why a president may not sell so many shares of a corporation, once, when any
 * of these amounts will do (1846 6.66, 1856 2.7k): every amount is there
 * without the last share, or none that needs this sale can be reached after
 * it. Whom no sale saves sells what he likes.
 */
export function whyNotSell(
  funds: number,
  atMost: number,
  amounts: readonly number[],
  block: SaleBlock,
  count: number,
): 'too-many' | 'in-vain' | undefined {
  const before = fundsBeforeLast(funds, block, count)
  if (amounts.every((amount) => amount <= before)) return 'too-many'
  if (amounts.every((amount) => amount > atMost)) return undefined
  const reached = atMost - (block.most - count) * block.price
  return amounts.some((amount) => before < amount && amount <= reached) ? undefined : 'in-vain'
}
