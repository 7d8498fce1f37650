import type { CardScene, Fact } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

/** What is printed on a private. */
export interface PrivateFigures {
  readonly id: string
  readonly price: number
  readonly revenue: number
  /** What it can do. */
  readonly text: string
}

/** A private with its price and its revenue, and what else there is to know of it now. */
export const privateCard = (
  { id, price, revenue, text }: PrivateFigures,
  facts: readonly Fact[],
  { words, names }: Wording18xx,
): CardScene => ({
  id,
  title: names.privateName(id),
  text,
  facts: [
    { label: words.facts.price, value: names.money(price) },
    { label: words.facts.revenue, value: names.money(revenue) },
    ...facts,
  ],
})
