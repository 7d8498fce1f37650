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
