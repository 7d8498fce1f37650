import { expect, test } from 'vitest'
import { cellAt, marketRows } from './market.ts'

const ZIGZAG = {
  cells: [
    { price: 50, row: 0, column: 0 },
    { price: 55, row: 1, column: 0 },
    { price: 60, row: 0, column: 1 },
  ],
}

test('cells stand where they are printed, whatever the order of the chart', () => {
  const market = [
    { company: 'B', space: 2 },
    { company: 'A', space: 1 },
    { company: 'C', space: 1 },
  ]
  const rows = marketRows(ZIGZAG, market, ({ price }) => ({ kind: price === 55 ? 'par' : 'normal' }))
  expect(rows).toEqual([
    [
      { price: 50, kind: 'normal', companies: [] },
      { price: 60, kind: 'normal', companies: ['B'] },
    ],
    [{ price: 55, kind: 'par', companies: ['A', 'C'] }],
  ])
  expect(cellAt(ZIGZAG, 1)).toEqual({ row: 1, column: 0 })
})
