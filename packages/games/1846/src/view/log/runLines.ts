import { runLine, withPayees } from '@roundhouse/18xx/view'
import { isMinor } from '../../components/companies.ts'
import { SHARES } from '../../components/market.ts'
import { money } from '../wording.ts'
import type { Lines } from './context.ts'

export const runLines: Lines<'ran' | 'dividend'> = {
  ran: runLine,
  // 1846-6.40a: with who gets how much of it
  dividend: ({ company, choice, revenue, distributed }, context) => {
    const { log } = context.wording.words
    if (revenue === 0) return undefined
    const of = { company, paid: distributed, money: true } as const
    if (isMinor(company)) return { text: log.minorSplit({ company, price: money(distributed) }), ...of }
    if (choice === 'withhold') return { text: log.withheld({ company, price: money(revenue) }), ...of }
    const figures = { company, price: money(distributed), perShare: money(distributed / SHARES) }
    const text =
      choice === 'full' ? log.full(figures) : log.half({ ...figures, kept: money(revenue - distributed) })
    return { text: withPayees(text, context), ...of }
  },
}
