import { expect, test } from 'vitest'
import { ABSENT_AFTER_MS, askedSince, awaitedAt, isAway } from './absence.ts'

const row = { turn: '[2,0]', asked: '[100,200]', pace: 'live' } as const

test('whoever is still asked while others move is awaited as long as before', () => {
  expect(askedSince(row, [0, 1], 2, 900)).toEqual([200, 900])
})

test('whoever has moved and is asked again is awaited anew', () => {
  expect(askedSince(row, [2, 0], 2, 900)).toEqual([900, 200])
})

test('somebody is away who is asked and has been silent for long', () => {
  const now = 100 + ABSENT_AFTER_MS.live
  expect(awaitedAt(row, [], now)).toEqual([
    { seat: 2, since: 100, long: true },
    { seat: 0, since: 200, long: false },
  ])
  expect([0, 1, 2].map((seat) => isAway(row, [], seat, now))).toEqual([false, false, true])
  expect(isAway({ ...row, pace: 'turns' }, [], 2, now)).toBe(false)
})

test('whoever is banned is away at once, asked or not', () => {
  const seats = [
    { seat: 0, banned: 1 },
    { seat: 1, banned: 1 },
    { seat: 2, banned: 0 },
  ]
  expect(awaitedAt(row, seats, 200).map(({ seat, long }) => [seat, long])).toEqual([
    [2, false],
    [0, true],
  ])
  expect([0, 1, 2].map((seat) => isAway(row, seats, seat, 200))).toEqual([true, true, false])
})
