import {
  type Direction,
  enterMarket,
  leaveMarket,
  type Market,
  moveOnMarket,
  spaceOf,
} from '@roundhouse/finance'
import type { SharedEvent } from '../events.ts'
import type { SharesTitle } from './sharesTitle.ts'

export type PriceEvent<Corporation extends string> = SharedEvent<'price', { corporation: Corporation }>

interface OnMarket<Corporation extends string> {
  readonly market: Market<Corporation>
}

/** Puts a corporation on a space of the chart. */
export function enterChart<Corporation extends string>(
  { market }: OnMarket<Corporation>,
  corporation: Corporation,
  space: number,
  emit: (event: PriceEvent<Corporation>) => void,
): void {
  enterMarket(market, corporation, space)
  emit({ kind: 'price', corporation, before: null, after: space })
}

/** Takes a corporation off the chart. */
export function leaveChart<Corporation extends string>(
  { market }: OnMarket<Corporation>,
  corporation: Corporation,
  emit: (event: PriceEvent<Corporation>) => void,
): void {
  const before = spaceOf(market, corporation)!
  leaveMarket(market, corporation)
  emit({ kind: 'price', corporation, before, after: null })
}

/** Moves a corporation on the chart and says so if it moved (1846 4.2, 1856 1.2s, 1860 MKT.1); what a price means is the title's. */
export function movePrice<Corporation extends string>(
  { chart }: Pick<SharesTitle, 'chart'>,
  { market }: OnMarket<Corporation>,
  corporation: Corporation,
  direction: Direction,
  steps: number,
  emit: (event: PriceEvent<Corporation>) => void,
): void {
  const { from: before, to: after } = moveOnMarket(market, chart, corporation, direction, steps)
  if (before !== after) emit({ kind: 'price', corporation, before, after })
}
