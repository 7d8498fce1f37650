import { expect, test } from 'vitest'
import { saidAt } from './saidAt.ts'

const NOW = new Date(2026, 10, 19, 16, 0).getTime()
const said = (...[year, month, day]: [number, number, number]) => {
  const then = new Date(year, month - 1, day, 9, 5).getTime()
  return [saidAt(then, NOW, 'en'), saidAt(then, NOW, 'ja')].map((text) => text.replace(/\u202f/g, ' '))
}

test('of today the time is said, of other days the day, of other years the year', () => {
  expect(said(2026, 11, 19)).toEqual(['9:05 AM', '9:05'])
  expect(said(2026, 11, 18)).toEqual(['11/18 9:05 AM', '11/18 9:05'])
  expect(said(2025, 11, 19)).toEqual(['11/19/25 9:05 AM', '2025/11/19 9:05'])
})
