import { expect, test } from 'vitest'
import { SHARES_TITLE as TITLE } from '../testing/sharesTitle.ts'
import {
  hasSuccessor,
  keepsOffice,
  type PresidentEvent,
  type SharesAndPresident,
  setPresident,
  settlePresidency,
} from './president.ts'

const state = (president: number | null, ...players: number[]) => ({
  corporations: { A: { president, shares: { players } } satisfies SharesAndPresident as SharesAndPresident },
})

/** Who presides once shares have changed hands, and what was told. */
function settled(president: number | null, ...players: number[]) {
  const position = state(president, ...players)
  const told: PresidentEvent<'A'>[] = []
  settlePresidency(TITLE, position, 'A', (event) => told.push(event))
  return [position.corporations.A.president, told.length]
}

test.each([
  ['the most shares keep the office', 0, [3, 3, 2], [0, 0]],
  ['strictly more takes it', 0, [2, 3, 4], [2, 1]],
  ['less than the certificate does not', 0, [0, 1, 1], [0, 0]],
  ['in receivership the certificate is taken by whoever holds as much', null, [1, 2, 0], [1, 1]],
  ['in receivership less is not enough', null, [1, 1, 1], [null, 0]],
])('%s', (_, president, players, expected) => {
  expect(settled(president, ...players)).toEqual(expected)
})

test('a corporation that loses its president goes into receivership', () => {
  const position = state(1, 1, 0)
  const told: PresidentEvent<'A'>[] = []
  setPresident(position, 'A', 1, (event) => told.push(event))
  setPresident(position, 'A', null, (event) => told.push(event))
  expect(told).toEqual([
    { kind: 'president', corporation: 'A', before: 1, after: null },
    { kind: 'receivership', corporation: 'A' },
  ])
})

test('a successor holds as much as the certificate', () => {
  expect(hasSuccessor(TITLE, state(0, 4, 1, 1).corporations.A)).toBe(false)
  expect(hasSuccessor(TITLE, state(0, 4, 1, 2).corporations.A)).toBe(true)
})

// 1856 S54: the president has 40 %, another player 30 %
test('a president keeps the office as long as nobody has more', () => {
  const { A } = state(0, 4, 3).corporations
  expect([keepsOffice(TITLE, A, 0, 1), keepsOffice(TITLE, A, 0, 2)]).toEqual([true, false])
})

test('how a corporation is cut says what a president must hold', () => {
  const whole = { certificates: () => ({ shares: 5, presidents: 1, weight: 1 }) }
  expect(hasSuccessor(whole, state(0, 2, 1).corporations.A)).toBe(true)
})
