import { expect, test } from 'vitest'
import { view1846 } from './gameView.ts'

const called = view1846.naming!({ language: 'en', players: [] })

test('a refusal calls things as the board and the cards do', () => {
  expect(called('private', 'O&I')).toBe('Ohio & Indiana')
  expect(called('card', 'LM')).toBe('Little Miami')
  expect(called('hexes', 'C15')).toBe('Detroit (C15)')
  expect(called('stop', 'C15.0')).toBe('Detroit (C15)')
  expect(called('link', 'D14')).toBe('Toledo (D14)')
})

test('what has no other name keeps its own', () => {
  expect(called('hex', 'F8')).toBe('F8')
  expect(called('corporation', 'PRR')).toBe('PRR')
  expect(called('train', '3/5')).toBe('3/5')
  expect(called('tile', '14')).toBe('14')
})
