import { type Direction, type Market, moveOnMarket } from '@roundhouse/finance'
import type { SharedEvent } from '../events.ts'
import type { SharesTitle } from './sharesTitle.ts'

export type PriceEvent<Corporation extends string> = SharedEvent<'price', { corporation: Corporation }>

/** Moves a corporation on the chart and says so if it moved (1846 4.2, 1856 1.2s, 1860 MKT.1); what a price means is the title's. */
export function movePrice<Corporation extends string>(
  { chart }: Pick<SharesTitle, 'chart'>,
  { market }: { readonly market: Market<Corporation> },
  corporation: Corporation,
  direction: Direction,
  steps: number,
  emit: (event: PriceEvent<Corporation>) => void,
): void {
  const { from, to } = moveOnMarket(market, chart, corporation, direction, steps)
  if (from !== to)
    emit({
      kind: 'price',
      corporation,
      before: chart.cells[from]!.price,
      after: chart.cells[to]!.price,
    })
}
