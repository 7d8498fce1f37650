import { expect, test } from 'vitest'
import { dueAt, timeAfterQuietHours } from './quietHours.ts'

const at = (time: string) => Date.parse(time)
const iso = (time: number) => new Date(time).toISOString()

const tokyo = { timeZone: 'Asia/Tokyo', quiet: { from: 23, to: 7 } }

test.each([
  ['in the evening', '2026-03-01T12:00:00Z', '2026-03-01T12:00:00.000Z'],
  ['at the first quiet moment', '2026-03-01T14:00:00Z', '2026-03-01T22:00:00.000Z'],
  ['after midnight', '2026-03-01T18:12:34Z', '2026-03-01T22:00:00.000Z'],
  ['at the first loud moment', '2026-03-01T22:00:00Z', '2026-03-01T22:00:00.000Z'],
])('quiet from 23 to 7 in Tokyo, %s', (_, time, due) => {
  expect(iso(timeAfterQuietHours(tokyo, at(time)))).toBe(due)
})

test('quiet hours within a day, in a zone of a half hour', () => {
  const settings = { timeZone: 'Asia/Kolkata', quiet: { from: 9, to: 17 } }
  expect(iso(timeAfterQuietHours(settings, at('2026-03-01T06:00:00Z')))).toBe('2026-03-01T11:30:00.000Z')
  expect(iso(timeAfterQuietHours(settings, at('2026-03-01T03:29:59Z')))).toBe('2026-03-01T03:29:59.000Z')
})

test('a night in which the clock is changed', () => {
  const settings = { timeZone: 'Europe/Berlin', quiet: { from: 22, to: 7 } }
  expect(iso(timeAfterQuietHours(settings, at('2026-03-28T23:00:00Z')))).toBe('2026-03-29T05:00:00.000Z')
  expect(iso(timeAfterQuietHours(settings, at('2026-10-24T23:00:00Z')))).toBe('2026-10-25T06:00:00.000Z')
})

test('no quiet hours, or none that are any', () => {
  expect(timeAfterQuietHours({}, 12345)).toBe(12345)
  expect(timeAfterQuietHours({ quiet: { from: 5, to: 5 } }, 12345)).toBe(12345)
})

test('a digest is due at the next stroke, and not in quiet hours', () => {
  const time = at('2026-03-01T12:34:56Z')
  expect(iso(dueAt({ digest: 60 }, time))).toBe('2026-03-01T13:00:00.000Z')
  expect(dueAt({ digest: 0 }, time)).toBe(time)
  expect(iso(dueAt({ ...tokyo, digest: 180 }, time))).toBe('2026-03-01T22:00:00.000Z')
})
