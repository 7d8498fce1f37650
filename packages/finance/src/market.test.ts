import { expect, test } from 'vitest'
import { gridChart, rowChart, spaceAt } from './chart.ts'
import {
  cellOf,
  enterMarket,
  isInOrder,
  leaveMarket,
  type Market,
  moveOnMarket,
  moveToBack,
  spaceOf,
} from './market.ts'

const CHART = rowChart('0 10 20 30 40 50')

const market = (...markers: [string, number][]): Market => {
  const made: Market = []
  for (const [company, space] of markers) enterMarket(made, company, space)
  return made
}
const order = (markers: Market) => markers.map(({ company }) => company)

test('the highest cell comes first, and who enters a cell goes behind those in it', () => {
  const markers = market(['A', 3], ['B', 5], ['C', 3], ['D', 1], ['E', 5])
  expect(order(markers)).toEqual(['B', 'E', 'A', 'C', 'D'])
  expect(spaceOf(markers, 'C')).toBe(3)
  expect(spaceOf(markers, 'X')).toBeUndefined()
  expect(cellOf(CHART, markers, 'C').price).toBe(30)
  expect(() => cellOf(CHART, markers, 'X')).toThrow('not on the market')
})

test('whoever moves goes behind those in the cell', () => {
  const markers = market(['A', 3], ['B', 3], ['C', 2])
  expect(moveOnMarket(markers, CHART, 'A', 'left', 1)).toEqual({ from: 3, to: 2 })
  expect(order(markers)).toEqual(['B', 'C', 'A'])
  moveOnMarket(markers, CHART, 'A', 'right', 2)
  expect(order(markers)).toEqual(['A', 'B', 'C'])
})

test('a move goes as far as the end of the chart', () => {
  const markers = market(['A', 1], ['B', 0])
  expect(moveOnMarket(markers, CHART, 'A', 'right', -2)).toEqual({ from: 1, to: 0 })
  expect(order(markers)).toEqual(['B', 'A'])
  expect(moveOnMarket(markers, CHART, 'A', 'right', 9)).toEqual({ from: 0, to: 5 })
})

test('whoever cannot move keeps its place in the cell', () => {
  const markers = market(['A', 0], ['B', 0], ['C', 5], ['D', 5])
  expect(moveOnMarket(markers, CHART, 'A', 'left', 2)).toEqual({ from: 0, to: 0 })
  expect(moveOnMarket(markers, CHART, 'C', 'right', 1)).toEqual({ from: 5, to: 5 })
  expect(order(markers)).toEqual(['C', 'D', 'A', 'B'])
})

test('a company can be put behind the others in its cell', () => {
  const markers = market(['A', 3], ['B', 3], ['C', 2])
  moveToBack(markers, 'A')
  expect(order(markers)).toEqual(['B', 'A', 'C'])
})

test('on a grid the order is that of prices, then further right, then who came first', () => {
  const chart = gridChart(['60 70 80', '50 60 70', '40 50'])
  const markers: Market = []
  const at = (row: number, column: number) =>
    chart.cells.findIndex((cell) => cell.row === row && cell.column === column)
  enterMarket(markers, 'A', at(0, 0))
  enterMarket(markers, 'B', at(1, 1))
  enterMarket(markers, 'C', at(0, 2))
  expect(order(markers)).toEqual(['C', 'B', 'A'])
  moveOnMarket(markers, chart, 'C', 'left', 1)
  moveOnMarket(markers, chart, 'B', 'up', 1)
  expect(order(markers)).toEqual(['C', 'B', 'A'])
  moveOnMarket(markers, chart, 'C', 'down', 1)
  expect(order(markers)).toEqual(['B', 'C', 'A'])
  expect(isInOrder(markers, chart)).toBe(true)
})

test('a company leaves the market', () => {
  const markers = market(['A', 3], ['B', 5])
  leaveMarket(markers, 'B')
  expect(markers).toEqual([{ company: 'A', space: 3 }])
  expect(() => leaveMarket(markers, 'B')).toThrow('not on the market')
})

test('a market out of order, doubled or off the chart is noticed', () => {
  const A = { company: 'A', space: spaceAt(CHART, 30) }
  expect(isInOrder([A, { company: 'B', space: 3 }], CHART)).toBe(true)
  expect(isInOrder([A, { company: 'B', space: 4 }], CHART)).toBe(false)
  expect(isInOrder([A, A], CHART)).toBe(false)
  expect(isInOrder([{ company: 'B', space: 6 }], CHART)).toBe(false)
})
