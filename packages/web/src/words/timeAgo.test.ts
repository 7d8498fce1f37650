import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo.ts'

const NOW = Date.UTC(2026, 5, 30, 12)

test.each([
  [5_000, 'just now', 'たった今'],
  [60_000, '1 minute ago', '1分前'],
  [3 * 3_600_000, '3 hours ago', '3時間前'],
  [86_400_000, 'yesterday', '昨日'],
  [40 * 86_400_000, 'May 21, 2026', '2026/05/21'],
  [-1000, 'just now', 'たった今'],
])('%i ms ago', (past, english, japanese) => {
  expect(timeAgo(NOW - past, NOW, 'en')).toBe(english)
  expect(timeAgo(NOW - past, NOW, 'ja')).toBe(japanese)
})
