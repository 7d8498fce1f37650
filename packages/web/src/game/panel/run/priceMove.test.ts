import type { CellScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { priceMove } from './priceMove.ts'

const cell = (price: number, ...companies: string[]): CellScene => ({ price, kind: 'normal', companies })
const LINE = { title: '', rows: [[cell(212), cell(230, 'PRR'), cell(250), cell(270)]] }
const CHART = {
  title: '',
  rows: [
    [cell(90), cell(100, 'PRR')],
    [cell(80), cell(90)],
  ],
}

test('along a line the cells are counted', () => {
  expect(priceMove(LINE, 'PRR', { row: 0, column: 3 })).toEqual({ from: 230, to: 270, steps: 2 })
  expect(priceMove(LINE, 'PRR', { row: 0, column: 0 })).toEqual({ from: 230, to: 212, steps: -1 })
})

test('on a chart it goes up or down', () => {
  expect(priceMove(CHART, 'PRR', { row: 1, column: 1 })).toEqual({ from: 100, to: 90, steps: -1 })
})

test('a price that stays has no steps', () => {
  expect(priceMove(LINE, 'PRR', undefined)).toEqual({ from: 230, to: undefined, steps: 0 })
  expect(priceMove(undefined, 'PRR', undefined)).toEqual({ from: undefined, to: undefined, steps: 0 })
})
