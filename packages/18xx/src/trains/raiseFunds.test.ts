import { type Refusal, refusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { SHARES_TITLE } from '../testing/sharesTitle.ts'
import {
  blockOffers,
  fundsAtMost,
  fundsBeforeLast,
  largestBlock,
  saleBlock,
  saleBlocks,
  whyNotSell,
} from './raiseFunds.ts'

test('the largest block is the first from above that is not refused', () => {
  expect(largestBlock(5, (count) => count > 3)).toBe(3)
  expect(largestBlock(5, () => true)).toBe(0)
})

test('all blocks together', () => {
  expect(fundsAtMost(40, [])).toBe(40)
  expect(
    fundsAtMost(40, [
      { most: 2, price: 60 },
      { most: 1, price: 35 },
    ]),
  ).toBe(195)
  expect(fundsBeforeLast(40, { most: 2, price: 60 }, 2)).toBe(100)
})

// 50 are there; three shares at 30 can be sold, and others for 100 in all
const block = { most: 3, price: 30 }
const sell = (count: number, ...amounts: number[]) => whyNotSell(50, 50 + 90 + 100, amounts, block, count)

test.each([
  ['enough without the last share', 2, [80], 'too-many'],
  ['the last share is needed', 1, [80], undefined],
  ['a dearer amount needs it', 2, [80, 110], undefined],
  ['what is left does not reach the amount', 1, [200], 'in-vain'],
  ['what is left just reaches it', 2, [210], undefined],
  ['no sale reaches anything', 1, [500], undefined],
  [
    'the amount in between could be had with less, and the dearer one cannot be reached',
    2,
    [80, 500],
    'in-vain',
  ],
] as const)('%s', (_, count, amounts, expected) => {
  expect(sell(count, ...amounts)).toBe(expected)
})

// 1856 S53 and G20: a train for 350, 120 in the treasury and 100 with the president, who has three shares at 70
test.each([
  [1, 'in-vain'],
  [2, undefined],
  [3, 'too-many'],
] as const)('a single amount: %i of three shares', (count, expected) => {
  const shares = { most: 3, price: 70 }
  expect(whyNotSell(220, fundsAtMost(220, [shares]), [350], shares, count)).toBe(expected)
})

// 1856 S35: 30 are owed and nothing is there; one share at 80, and one of the corporation in difficulty at 65
test('either of two blocks may do', () => {
  const [one, other] = [
    { most: 1, price: 80 },
    { most: 1, price: 65 },
  ]
  const most = fundsAtMost(0, [one, other])
  expect([whyNotSell(0, most, [30], one, 1), whyNotSell(0, most, [30], other, 1)]).toEqual([
    undefined,
    undefined,
  ])
})

const traded = (...players: number[]) => ({ president: 0, shares: { players, pool: 0 } })

test('what a player can sell of each corporation, at its price', () => {
  const state = {
    market: [
      { company: 'A' as const, space: 3 },
      { company: 'B' as const, space: 1 },
    ],
    corporations: { A: traded(4, 1), B: traded(0, 2) },
  }
  const refuse = ({ count }: { count: number }): Refusal | undefined =>
    count > 3 ? refusal('pool-limit', 'pool') : undefined
  expect(saleBlocks(SHARES_TITLE, state, 0, refuse)).toEqual([{ corporation: 'A', most: 3, price: 60 }])
  expect(saleBlock(SHARES_TITLE, state, 0, 'B', refuse)).toEqual({ most: 0, price: 40 })
  const offered = [...blockOffers('raise', saleBlocks(SHARES_TITLE, state, 0, refuse))]
  expect(offered.map(({ action }) => action)).toEqual(
    [1, 2, 3].map((count) => ({ kind: 'raise', corporation: 'A', count })),
  )
})
