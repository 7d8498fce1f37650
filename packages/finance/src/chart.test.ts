import { expect, test } from 'vitest'
import {
  type Chart,
  type Direction,
  gridChart,
  pricesMarked,
  rowChart,
  spaceAt,
  spaceBeside,
  spacesMarked,
  zigzagChart,
} from './chart.ts'

/** The price so many steps from the cell with this price. */
const after = (chart: Chart, price: number, direction: Direction, steps = 1) =>
  chart.cells[spaceBeside(chart, spaceAt(chart, price), direction, steps)]!.price

const ROW = rowChart('0c 10 20p 30p 40', { c: 'close', p: 'par' })

test('a chart of one row goes right and left as far as its ends', () => {
  expect(ROW.cells.map(({ price }) => price)).toEqual([0, 10, 20, 30, 40])
  expect([after(ROW, 20, 'right'), after(ROW, 20, 'left', 2), after(ROW, 20, 'left', 9)]).toEqual([30, 0, 0])
  expect([after(ROW, 20, 'up'), after(ROW, 20, 'down'), after(ROW, 20, 'right', 9)]).toEqual([20, 20, 40])
})

test('a negative number of steps goes the other way, and none stays', () => {
  expect([after(ROW, 20, 'right', -1), after(ROW, 20, 'left', -1), after(ROW, 20, 'right', 0)]).toEqual([
    10, 30, 20,
  ])
})

test('cells are marked by letters', () => {
  expect(spacesMarked(ROW, 'par')).toEqual([2, 3])
  expect(pricesMarked(ROW, 'par')).toEqual([20, 30])
  expect(ROW.cells[0]).toEqual({ price: 0, row: 0, column: 0, marks: ['close'] })
  expect(rowChart('5xy', { x: 'red', y: 'end' }).cells[0]!.marks).toEqual(['red', 'end'])
})

test.each(['10q', 'p', '-1', '1.5', ''])('%s is no cell', (written) => {
  expect(() => rowChart(`0 ${written}x`, { p: 'par' })).toThrow('no cell')
})

test('a price has a space if it stands on the chart once, or once with the mark', () => {
  const chart = gridChart(['60 70p 80', '50 60p 70'], { p: 'par' })
  expect(spaceAt(chart, 50)).toBe(0)
  expect(spaceAt(chart, 60, 'par')).toBe(2)
  expect(chart.cells[spaceAt(chart, 70, 'par')]).toMatchObject({ row: 0, column: 1 })
  for (const price of [15, 60]) expect(() => spaceAt(chart, price)).toThrow(`not one cell at ${price}`)
})

//  0 20 40
//  10 30
const ZIGZAG = zigzagChart(['0 20 40', '10 30'])

test('on a zigzag a rank changes the row, and a step keeps it', () => {
  expect(ZIGZAG.cells.map(({ price }) => price)).toEqual([0, 10, 20, 30, 40])
  expect([after(ZIGZAG, 20, 'down'), after(ZIGZAG, 20, 'up'), after(ZIGZAG, 30, 'down', 3)]).toEqual([
    10, 30, 0,
  ])
  expect([after(ZIGZAG, 0, 'right'), after(ZIGZAG, 30, 'left')]).toEqual([20, 10])
})

test('a step of a zigzag beyond its end stops there', () => {
  expect([after(ZIGZAG, 10, 'left'), after(ZIGZAG, 30, 'right'), after(ZIGZAG, 40, 'up')]).toEqual([
    0, 40, 40,
  ])
})

const GRID = gridChart(['40 50 60 70', '30 41 51', '20 31'])

test('on a grid a step goes to the next cell', () => {
  expect(['right', 'left', 'up', 'down'].map((direction) => after(GRID, 41, direction as Direction))).toEqual(
    [51, 30, 50, 31],
  )
})

test('where a row of a grid ends, right goes up and left goes down', () => {
  expect([after(GRID, 51, 'right'), after(GRID, 31, 'right'), after(GRID, 31, 'right', 2)]).toEqual([
    60, 41, 51,
  ])
  expect([after(GRID, 40, 'left'), after(GRID, 40, 'left', 2)]).toEqual([30, 20])
})

test('a step over the edge of a grid stays', () => {
  expect([after(GRID, 70, 'right'), after(GRID, 20, 'left'), after(GRID, 60, 'up')]).toEqual([70, 20, 60])
  expect([after(GRID, 51, 'down'), after(GRID, 70, 'down'), after(GRID, 31, 'down')]).toEqual([51, 70, 31])
})

test('the cells of a grid are in the order of operation: by price, and among equals further right', () => {
  const { cells } = gridChart(['60 70', '50 60', '40 50'])
  expect(cells.map(({ price, row, column }) => [price, row, column])).toEqual([
    [40, 2, 0],
    [50, 1, 0],
    [50, 2, 1],
    [60, 0, 0],
    [60, 1, 1],
    [70, 0, 1],
  ])
})
