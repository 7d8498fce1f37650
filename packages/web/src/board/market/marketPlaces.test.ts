import type { CellScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import {
  cellSize,
  depthInStack,
  inStack,
  marketSize,
  middleOf,
  placeOfCompany,
  priceOfCell,
  rowHeights,
  stackStep,
} from './marketPlaces.ts'

const cell = (price: number, ...companies: string[]): CellScene => ({ price, kind: 'normal', companies })

test('cells are tall along a line, flat in a grid, between where staggered', () => {
  const row = [cell(10), cell(20)]
  expect(cellSize({ title: '', rows: [row] })).toEqual({ width: 29, height: 80 })
  expect(cellSize({ title: '', rows: [row, row] })).toEqual({ width: 54, height: 30 })
  expect(cellSize({ title: '', rows: [row, row], staggered: true })).toEqual({ width: 34, height: 44 })
})

test('in a grid a token stands beside the price', () => {
  const grid = { title: '', rows: [[cell(100), cell(110)], [cell(90)]] }
  expect(middleOf(grid, { row: 0, column: 1 })).toEqual({ x: 56 + 54 * 0.75, y: 15 })
  expect(middleOf(grid, { row: 1, column: 0 })).toEqual({ x: 54 * 0.75, y: 47 })
})

test('a row of a grid is as high as its highest stack', () => {
  const grid = { title: '', rows: [[cell(100, 'GT'), cell(110, 'CA', 'GW', 'CV')], [cell(90)]] }
  expect(rowHeights(grid)).toEqual([58, 30])
  expect(marketSize(grid).height).toBe(92)
  expect(middleOf(grid, { row: 1, column: 0 }).y).toBe(75)
  const depths = [0, 1, 2, 3].map((number) => depthInStack(grid, { number, present: 3, coming: 1 }))
  expect(depths).toEqual([0, 14, 28, 36])
  expect([0, 1].map((number) => depthInStack(grid, { number, present: 0, coming: 2 }))).toEqual([0, 8])
})

test('the second of staggered rows stands half a cell to the right', () => {
  const market = { title: '', rows: [[cell(10)], [cell(15)]], staggered: true } as const
  expect(middleOf(market, { row: 1, column: 0 }).x - middleOf(market, { row: 0, column: 0 }).x).toBe(18)
  expect(marketSize(market).width).toBe(54)
})

test('where a company stands, and at what price', () => {
  const rows = [
    [cell(60), cell(70), cell(80)],
    [cell(50), cell(60, 'GT'), cell(70)],
  ]
  expect(placeOfCompany(rows, 'GT')).toEqual({ row: 1, column: 1 })
  expect(priceOfCell(rows, { row: 1, column: 1 })).toBe(60)
  expect(placeOfCompany(rows, 'GW')).toBeUndefined()
  expect(priceOfCell(rows, undefined)).toBeUndefined()
})

test('a taller stack is packed closer', () => {
  expect(stackStep(2, true)).toBe(20)
  expect(stackStep(3, true)).toBe(15)
  expect(stackStep(7, true)).toBeLessThan(stackStep(4, true))
})

test('in a higher chart the tokens of a stack lie clear of each other', () => {
  const market = { title: '', rows: [[cell(66, 'B&O', 'PRR', 'NYC'), cell(74)]] }
  expect(marketSize(market, 72).height - marketSize(market).height).toBe(72)
  expect(stackStep(3, true, 72)).toBeGreaterThan(23)
  const last = inStack(market, { row: 0, column: 0 }, { number: 9, present: 10, coming: 0 }, 72)
  expect(last.y + 12).toBeLessThanOrEqual(marketSize(market, 72).cell.height)
})

test('a token is found in its stack', () => {
  const market = { title: '', rows: [[cell(66, 'B&O', 'PRR'), cell(74)]] }
  const [first, second] = [0, 1].map((number) =>
    inStack(market, { row: 0, column: 0 }, { number, present: 2, coming: 0 }),
  )
  expect(first).toEqual(middleOf(market, { row: 0, column: 0 }))
  expect(second!.y - first!.y).toBe(20)
})
