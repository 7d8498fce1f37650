import { WAITING_DAYS } from '@roundhouse/wire'
import { expect, test } from 'vitest'
import { daysLeft } from './daysLeft.ts'

const DAY = 24 * 60 * 60_000
const after = (days: number, state: 'waiting' | 'playing' = 'waiting') =>
  daysLeft({ state, moved: 1000 }, 1000 + days * DAY)

test('a table that waits says for how long yet, in its last days', () => {
  expect(after(0)).toBeNull()
  expect(after(WAITING_DAYS - 3.1)).toBeNull()
  expect(after(WAITING_DAYS - 2.5)).toBe(3)
  expect(after(WAITING_DAYS - 0.1)).toBe(1)
  expect(after(WAITING_DAYS + 1)).toBe(1)
  expect(after(WAITING_DAYS - 1, 'playing')).toBeNull()
})
