import { type Market, rowChart } from '@roundhouse/finance'
import { expect, test } from 'vitest'
import { enterChart, leaveChart, movePrice, type PriceEvent } from './price.ts'

test('a marker is told by the spaces of the chart, unless it stays where it is', () => {
  const market: Market<'A'> = []
  const told: PriceEvent<'A'>[] = []
  const emit = (event: PriceEvent<'A'>) => told.push(event)
  const chart = rowChart('0 40 50')
  enterChart({ market }, 'A', 1, emit)
  for (const direction of ['right', 'right', 'up', 'left'] as const)
    movePrice({ chart }, { market }, 'A', direction, 1, emit)
  leaveChart({ market }, 'A', emit)
  expect(market).toEqual([])
  expect(told).toEqual([
    { kind: 'price', corporation: 'A', before: null, after: 1 },
    { kind: 'price', corporation: 'A', before: 1, after: 2 },
    { kind: 'price', corporation: 'A', before: 2, after: 1 },
    { kind: 'price', corporation: 'A', before: 1, after: null },
  ])
})
