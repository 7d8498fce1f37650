import { expect, test } from 'vitest'
import { richest, toggled } from './subset.ts'

const blank = { kind: 'subset', field: 'cities', from: ['A', 'B', 'C'], min: 0, max: 2 } as const

test('an item is taken, or left again; order does not matter', () => {
  expect(toggled(blank, ['C'], 'A')).toEqual(['A', 'C'])
  expect(toggled(blank, ['A', 'C'], 'C')).toEqual(['A'])
})

test('one too many puts the first back', () => {
  expect(toggled(blank, ['A', 'B'], 'C')).toEqual(['B', 'C'])
})

test('the places that are worth most are taken first', () => {
  const place = (hex: string, now: number) => ({
    hex,
    column: 0,
    row: 0,
    ground: 'plain',
    labels: [],
    stops: [{ kind: 'city' as const, revenue: { values: [now], now }, slots: [], kept: [] }],
    paths: [],
    terrain: [],
    borders: [],
    joined: [],
    marks: [],
  })
  const board = { layout: 'flat' as const, hexes: [place('A', 10), place('B', 40), place('C', 30)] }
  expect(richest({ ...blank, min: 2 }, board)).toEqual(['B', 'C'])
  expect(richest({ ...blank, min: 2 }, undefined)).toEqual(['A', 'B'])
})
