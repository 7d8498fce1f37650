import { expect, test } from 'vitest'
import { SHARES_TITLE } from '../testing/sharesTitle.ts'
import { certificatesHeld, holdingsOf, limitFor, sharesWorth } from './holdings.ts'

const STATE = {
  market: [
    { company: 'Red' as const, space: 5 },
    { company: 'Blue' as const, space: 2 },
  ],
  corporations: {
    Red: { president: 0, shares: { players: [3, 0] } },
    Blue: { president: 0, shares: { players: [2, 4] } },
  },
}

test('shares are held at the prices of now, in operating order', () => {
  const holdings = holdingsOf(SHARES_TITLE, STATE, 0)
  expect(holdings).toEqual([
    { corporation: 'Red', count: 3, price: 80 },
    { corporation: 'Blue', count: 2, price: 50 },
  ])
  expect(sharesWorth(holdings)).toBe(340)
  expect(holdingsOf(SHARES_TITLE, STATE, 1)).toEqual([{ corporation: 'Blue', count: 4, price: 50 }])
})

test("the president's certificate counts as one, whatever is on it", () => {
  const counted = (weight: number) =>
    [0, 1].map((seat) =>
      certificatesHeld(
        { certificates: () => ({ shares: 10, presidents: 2, weight }) },
        Object.values(STATE.corporations),
        seat,
      ),
    )
  expect(counted(1)).toEqual([3, 4])
  expect(counted(0.5)).toEqual([2.5, 2])
})

test('a limit by corporations, and the last of them for fewer', () => {
  const limits = { 6: 12, 5: 10, 4: 8 }
  expect([limitFor(limits, 6), limitFor(limits, 4), limitFor(limits, 2)]).toEqual([12, 8, 8])
})
