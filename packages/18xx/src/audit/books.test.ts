import { nothingLaid } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { sharedBooks } from './books.ts'

const POSITION = {
  bank: { cash: 900 },
  bankBroken: false,
  players: [{ cash: 60 }, { cash: 40 }],
  corporations: {
    Red: {
      shares: { players: [2, 0], ipo: 8 },
      president: 0,
      treasury: { cash: 20 },
      trains: [{ id: '2-0' }],
      tokensLeft: 3,
    },
  },
  market: [{ company: 'Red', space: 3 }],
  board: nothingLaid(),
  depot: { sold: { '2': 2 }, pool: [{ id: '2-1' }] },
  scrapped: [],
  phase: '2',
  priority: 1,
  endReason: null,
}

test('a position is booked, of a title without privates, too', () => {
  expect(sharedBooks(POSITION, () => ({}))).toMatchObject({
    cash: { bank: 900, 0: 60, 1: 40, Red: 20 },
    shares: { Red: { 0: 2, 1: 0, ipo: 8 } },
    space: { Red: 3 },
    tokensLeft: { Red: 3 },
    train: { '2-0': { at: 'Red' }, '2-1': { at: 'pool' } },
    owner: {},
    closed: {},
  })
})

test('a private is closed by its status', () => {
  const privates = { Ferry: { status: 'open', owner: 1 }, Mill: { status: 'closed', owner: null } }
  const { owner, closed } = sharedBooks({ ...POSITION, privates }, () => ({}))
  expect([owner, closed]).toEqual([
    { Ferry: 1, Mill: null },
    { Ferry: false, Mill: true },
  ])
})

test('minors have cash, trains and tokens, and no shares', () => {
  const minors = { Mini: { treasury: { cash: 5 }, trains: [{ id: '2-2' }] } }
  const { cash, train, tokens, shares } = sharedBooks({ ...POSITION, minors }, () => ({}))
  expect([cash.Mini, train['2-2'], tokens]).toEqual([5, { at: 'Mini' }, { Red: [], Mini: [] }])
  expect(Object.keys(shares)).toEqual(['Red'])
})
