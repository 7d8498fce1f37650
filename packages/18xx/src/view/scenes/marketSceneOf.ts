import type { Market } from '@roundhouse/finance'
import { type CellScene, type MarketScene, marketRows } from '@roundhouse/view'
import type { SharesTitle } from '../../shares/sharesTitle.ts'
import type { Wording18xx } from '../wording.ts'

/** What the marks of cells mean, and those that are a colour. */
const KINDS: Readonly<Record<string, CellScene['kind']>> = {
  par: 'par',
  close: 'closes',
  bankrupt: 'closes',
  end: 'ends',
}
const TINTS = ['yellow', 'brown', 'red'] as const

/** The price chart with the corporations on it, its cells as they are marked. */
export const marketSceneOf = (
  { chart }: Pick<SharesTitle, 'chart'>,
  market: Market,
  { words }: Wording18xx,
): MarketScene => ({
  title: words.market.title,
  rows: marketRows(chart, market, ({ marks }) => {
    const [kind = 'normal'] = marks.flatMap((mark) => KINDS[mark] ?? [])
    const tint = TINTS.find((mark) => marks.includes(mark))
    return { kind, ...(tint && { tint }) }
  }),
})
