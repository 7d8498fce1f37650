import type { Seat } from '@roundhouse/kernel'
import type { PreviewParts } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { gainOf, type Happening } from './outcomeFigures.ts'

/** What the button of a run says. */
export const runLabel = (revenue: number, { words, names }: Wording18xx): string =>
  revenue > 0 ? words.choices.run({ price: names.money(revenue) }) : words.choices.runNothing

/** What a dividend brings: a share, whoever decides, and the treasury. */
export const dividendGains = (
  happening: Happening,
  { perShare, seat, company }: { readonly perShare: number; readonly seat: Seat; readonly company: string },
  { words: { facts }, names: { money } }: Wording18xx,
): NonNullable<PreviewParts['gains']> => [
  { label: facts.perShare, value: money(perShare) },
  { label: facts.toYou, value: `+${money(gainOf(happening, seat))}` },
  { label: facts.treasury, value: `+${money(gainOf(happening, company))}` },
]

/** Shares in the market for which nothing is paid out. */
export const unpaidNote = (count: number, { words }: Wording18xx): string[] =>
  count > 0 ? [words.notes.marketUnpaid({ count })] : []
