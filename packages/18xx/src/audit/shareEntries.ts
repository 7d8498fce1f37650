import type { Seat } from '@roundhouse/kernel'
import { type Ledger, must, owe, type SharedEntries } from './ledger.ts'

/** Shares, presidents and prices. What a share costs and where the price goes is the title's. */
export const shareEntries: SharedEntries = {
  sold(ledger, { seat, corporation, count, price }) {
    moveEntries(ledger, corporation, seat, 'market', count)
    owe(ledger, 'bank', seat, count * price, 'sale')
  },
  bought(ledger, { seat, corporation, from }) {
    moveEntries(ledger, corporation, from, seat, 1)
  },
  president(ledger, { corporation, before, after }) {
    const { president } = ledger.books
    must(ledger, president[corporation] === before, `${before} was not the president of ${corporation}`)
    president[corporation] = after
  },
  price(ledger, { corporation, before, after }) {
    const { price } = ledger.books
    must(ledger, price[corporation] === before, `the price of ${corporation} was not ${before}`)
    price[corporation] = after
  },
}

/** So many shares go from one seat or place to another. */
export function moveEntries(
  { books }: Pick<Ledger, 'books'>,
  corporation: string,
  from: Seat | string,
  to: Seat | string,
  count: number,
): void {
  const held = books.shares[corporation]!
  held[from]! -= count
  held[to]! += count
}
