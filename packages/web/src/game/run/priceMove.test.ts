import type { CellScene } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { priceMove } from './priceMove.ts'

const cell = (label: string, ...companies: string[]): CellScene => ({ label, kind: 'normal', companies })
const LINE = { title: '', rows: [[cell('212'), cell('230', 'PRR'), cell('250'), cell('270')]] }
const CHART = {
  title: '',
  rows: [
    [cell('90'), cell('100', 'PRR')],
    [cell('80'), cell('85')],
  ],
}

test('along a line the cells are counted', () => {
  expect(priceMove(LINE, 'PRR', '270')).toEqual({ from: '230', steps: 2 })
  expect(priceMove(LINE, 'PRR', '212')).toEqual({ from: '230', steps: -1 })
})

test('on a chart it goes up or down', () => {
  expect(priceMove(CHART, 'PRR', '80')).toEqual({ from: '100', steps: -1 })
})

test('a price that stays has no steps', () => {
  expect(priceMove(LINE, 'PRR', undefined)).toEqual({ from: '230', steps: 0 })
  expect(priceMove(undefined, 'PRR', undefined)).toEqual({ from: '', steps: 0 })
})
