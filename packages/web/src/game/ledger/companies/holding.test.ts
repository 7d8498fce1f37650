import { expect, test } from 'vitest'
import { screenEn } from '../../../words/screen.en.ts'
import { figureOf, holdingOf } from './holding.ts'

test('holdings are said in percent, or in shares where the game counts those', () => {
  const ten = { companies: { all: [], order: [], sharesEach: 10 } }
  expect([figureOf(30, {}), holdingOf(30, {}, screenEn)]).toEqual([30, '30%'])
  expect([figureOf(30, ten), holdingOf(30, ten, screenEn)]).toEqual([3, '3 shares'])
  expect(holdingOf(10, ten, screenEn)).toBe('1 share')
})
