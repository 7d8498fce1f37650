import { refusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { SHARES_TITLE } from '../testing/sharesTitle.ts'
import { refuseFullPool, refusePresidentsShare, refuseUnheld, saleOffers } from './selling.ts'

const block = (seat: number, count: number) => ({ seat, corporation: 'A', count })
const corporation = (...players: number[]) => ({ president: 0, shares: { players, pool: 0 } })

test('nobody sells more than he holds', () => {
  expect(refuseUnheld(SHARES_TITLE, corporation(4, 1), block(1, 1))).toBeUndefined()
  expect(refuseUnheld(SHARES_TITLE, corporation(4, 1), block(1, 2))).toEqual(
    refusal('own-shares', 'shares', { corporation: 'A', count: 2, own: 1 }),
  )
  expect(refuseUnheld(SHARES_TITLE, corporation(4, 0), block(1, 1))).toEqual(
    refusal('own-shares', 'none', { corporation: 'A' }),
  )
})

test('the pool takes as many as its limit', () => {
  const sold = { president: 0, shares: { players: [4, 1], pool: 3 } }
  expect(refuseFullPool(SHARES_TITLE, sold, block(0, 2), 5)).toBeUndefined()
  expect(refuseFullPool(SHARES_TITLE, sold, block(0, 3), 5)).toEqual(
    refusal('pool-limit', 'pool', { corporation: 'A', count: 3, pool: 3, limit: 5 }),
  )
})

test.each([
  ['the president keeps the certificate', [4, 1], 0, 2, undefined],
  ['others have none', [4, 1], 1, 1, undefined],
  ['somebody can take over', [4, 2], 0, 4, undefined],
  [
    'nobody can take over',
    [4, 1],
    0,
    3,
    refusal('presidents-share', 'presidents-share', { corporation: 'A', most: 2 }),
  ],
  [
    'nothing but the certificate',
    [2, 1],
    0,
    1,
    refusal('presidents-share', 'presidents-only', { corporation: 'A' }),
  ],
])('the president’s certificate: %s', (_, players, seat, count, expected) => {
  expect(refusePresidentsShare(SHARES_TITLE, corporation(...players), block(seat, count))).toEqual(expected)
})

// 1856 S22: the president has 60 % and another player 20 %
test('the president sells out to a successor, as far as the pool takes it', () => {
  const refused = (players: number[], count: number) =>
    refuseFullPool(SHARES_TITLE, corporation(...players), block(0, count), 5) ??
    refusePresidentsShare(SHARES_TITLE, corporation(...players), block(0, count))
  expect(refused([6, 2], 5)).toBeUndefined()
  expect(refused([6, 2], 6)?.reason).toBe('pool')
  expect(refused([6, 1], 4)).toBeUndefined()
  expect(refused([6, 1], 5)?.figures).toEqual({ corporation: 'A', most: 4 })
})

test('every share that a player holds is offered for sale', () => {
  const corporations = {
    A: { president: 0, shares: { players: [3, 0] } },
    B: { president: 1, shares: { players: [0, 2] } },
  }
  expect([...saleOffers({ corporations }, ['A', 'B'], 0)]).toEqual([
    {
      action: { kind: 'sell', corporation: 'A' },
      blank: { kind: 'integer', field: 'count', min: 1, max: 3 },
    },
  ])
})
