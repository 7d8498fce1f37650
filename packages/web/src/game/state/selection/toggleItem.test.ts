import { expect, test } from 'vitest'
import { toggleItem } from './toggleItem.ts'

const blank = { kind: 'subset', field: 'cities', from: ['A', 'B', 'C'], min: 0, max: 2 } as const

test('an item is taken, or left again; order does not matter', () => {
  expect(toggleItem(blank, ['C'], 'A')).toEqual(['A', 'C'])
  expect(toggleItem(blank, ['A', 'C'], 'C')).toEqual(['A'])
})

test('one too many puts the last back', () => {
  expect(toggleItem(blank, ['A', 'B'], 'C')).toEqual(['A', 'C'])
  expect(toggleItem({ ...blank, max: 0 }, [], 'C')).toEqual([])
})
