import { enterMarket, type Market, rowChart } from '@roundhouse/finance'
import { expect, test } from 'vitest'
import { movePrice, type PriceEvent } from './price.ts'

test('a move is told with the prices, unless the chart ends there', () => {
  const market: Market<'A'> = []
  enterMarket(market, 'A', 1)
  const told: PriceEvent<'A'>[] = []
  const chart = rowChart('0 40 50')
  for (const direction of ['right', 'right', 'up', 'left'] as const)
    movePrice({ chart }, { market }, 'A', direction, 1, (event) => told.push(event))
  expect(told).toEqual([
    { kind: 'price', corporation: 'A', before: 40, after: 50 },
    { kind: 'price', corporation: 'A', before: 50, after: 40 },
  ])
})
