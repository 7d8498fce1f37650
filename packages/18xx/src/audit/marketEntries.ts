import { type Chart, type Direction, spaceBeside } from '@roundhouse/finance'
import { mustHold } from '@roundhouse/kernel/audit'
import type { Books } from './books.ts'
import type { Ledger, SharedEntries } from './ledger.ts'

/** Markers on the chart. Where they must go is the title's to demand. */
export const marketEntries: SharedEntries = {
  price(ledger, { corporation, before, after }) {
    const { space } = ledger.books
    mustHold(ledger, space[corporation] === before, `${corporation} was not on space ${before}`)
    space[corporation] = after
    queueEntry(ledger.books, corporation)
  },
}

type Placed = Pick<Books, 'space' | 'order'>

/** A marker goes behind all others on its space (1846 4.2, 1856 1.2s, 1860 MKT.2); off the chart it has no place in the order. */
export function queueEntry(books: Placed, corporation: string): void {
  const { order, space } = books
  const own = space[corporation]!
  const others = order.filter((id) => id !== corporation)
  const before = others.filter((id) => own !== null && space[id]! >= own)
  books.order = own === null ? others : [...before, corporation, ...others.slice(before.length)]
}

/** By the rules a marker goes so many steps from where they have it, the other way for a negative number. */
export function demandMove(
  { demanded }: Pick<Ledger, 'demanded'>,
  chart: Chart,
  corporation: string,
  direction: Direction,
  steps: number,
): void {
  const from = demanded[corporation] ?? null
  if (from !== null) demanded[corporation] = spaceBeside(chart, from, direction, steps)
}

/** By the rules a marker comes onto this space, wherever it was; null: it leaves the chart. */
export function demandSpace(
  { demanded }: Pick<Ledger, 'demanded'>,
  corporation: string,
  space: number | null,
): void {
  demanded[corporation] = space
}

/** The markers that are told to go elsewhere than the rules demand. */
export const misplacedMarkers = (
  { books: { space }, demanded }: Pick<Ledger, 'demanded'> & { readonly books: Placed },
  { cells }: Chart,
): string[] => {
  const named = (at: number | null) => (at === null ? 'nowhere' : `${cells[at]!.price} (space ${at})`)
  return Object.keys(demanded)
    .filter((id) => space[id] !== demanded[id])
    .map((id) => `the price of ${id} moves to ${named(space[id]!)}, by the rules to ${named(demanded[id]!)}`)
}
