import type { Fact } from '@roundhouse/view'
import type { Holding } from '../../shares/holdings.ts'
import type { Wording18xx } from '../wording.ts'

/** Something that counts in a score. */
export const scoreFact = (label: string, amount: number, { names }: Wording18xx): Fact => ({
  label,
  value: names.money(amount),
  amount,
})

/** Cash, then shares corporation by corporation. */
export const wealthFacts = (cash: number, holdings: readonly Holding[], wording: Wording18xx): Fact[] => [
  scoreFact(wording.words.facts.cash, cash, wording),
  ...holdings.map(({ corporation: company, count, price }) =>
    scoreFact(
      wording.words.score.shares({ company, count, price: wording.names.money(price) }),
      count * price,
      wording,
    ),
  ),
]
