import { expect, test } from 'vitest'
import { view1856 } from './gameView.ts'

const called = view1856.naming!({ language: 'en', players: [] })

test('a refusal calls things as the board and the cards do', () => {
  expect(called('private', 'GLSC')).toBe('Great Lakes Shipping')
  expect(called('hexes', 'L15')).toBe('Hamilton (L15)')
  expect(called('stop', 'L15.1')).toBe('Hamilton (L15)')
  expect(called('ports', 'H17')).toBe('H17')
})

test('a train is called by its type', () => {
  expect(called('train', '4-2')).toBe('4')
  expect(called('train', 'D-borrowed')).toBe('D')
  expect(called('train', '5')).toBe('5')
})

test('what has no other name keeps its own', () => {
  expect(called('corporation', 'GT')).toBe('GT')
  expect(called('tile', '59')).toBe('59')
})
