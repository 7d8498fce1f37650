import type { Fact } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

/** Something that counts in a score. */
export const scoreFact = (label: string, amount: number, { names }: Wording18xx): Fact => ({
  label,
  value: names.money(amount),
  amount,
})

/** Cash, then shares company by company; those of which a player has none are left out. */
export const wealthFacts = (
  cash: number,
  shares: readonly { readonly company: string; readonly count: number; readonly price: number }[],
  wording: Wording18xx,
): Fact[] => [
  scoreFact(wording.words.facts.cash, cash, wording),
  ...shares
    .filter(({ count }) => count > 0)
    .map(({ company, count, price }) =>
      scoreFact(
        wording.words.score.shares({ company, count, price: wording.names.money(price) }),
        count * price,
        wording,
      ),
    ),
]
