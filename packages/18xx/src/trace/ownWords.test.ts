import { expect, test } from 'vitest'
import { boardWith } from '../testing/lakeside.ts'
import { SHARES_TITLE } from '../testing/sharesTitle.ts'
import { corporationWords, playerWords, positionWords } from './ownWords.ts'

const KEYS = ['ann', 'bob']

const corporation = (president: number | null, players: number[], pool: number) => ({
  president,
  treasury: { cash: 30 },
  shares: { players, bank: 10 - pool - players[0]! - players[1]!, pool },
  trains: [],
  tokensLeft: 1,
})

const position = {
  round: 'stock',
  set: 2,
  operatingRound: 0,
  phase: '3',
  bank: { cash: 900 },
  bankBroken: false,
  stock: { seat: 1 },
  operation: null,
  players: [{ cash: 100 }, { cash: 50 }],
  corporations: { Red: corporation(0, [3, 0], 1), Blue: corporation(null, [0, 0], 0) },
  privates: {
    Ferry: { status: 'open', owner: 1 },
    Mail: { status: 'open', owner: 'Red' },
    Pier: { status: 'closed', owner: null },
    Omnibus: { status: 'removed', owner: null },
  },
  market: [
    { company: 'Green' as 'Blue', space: 3 },
    { company: 'Red' as const, space: 3 },
  ],
  board: boardWith(['C4 #57 r0'], ['B3 Red']),
}

test('a position, its players by their keys; a private that is not in the game is not told of', () => {
  expect(positionWords(position, KEYS)).toEqual({
    finished: false,
    turn: 2,
    onTurn: 'bob',
    phase: '3',
    bank: 900,
    broken: false,
    privates: {
      Ferry: { owner: 'bob', closed: false },
      Mail: { owner: 'Red', closed: false },
      Pier: { owner: null, closed: true },
    },
    tiles: { C4: ['57', 0] },
  })
  const operating = {
    ...position,
    round: 'operating',
    operatingRound: 1,
    stock: null,
    operation: { company: 'Red' },
  }
  expect(positionWords(operating, KEYS)).toMatchObject({ round: 1, onTurn: 'Red' })
})

test('a player, with what he has in percent', () => {
  expect(playerWords(SHARES_TITLE, position, 0)).toEqual({ cash: 100, shares: { Red: 30 }, privates: [] })
  expect(playerWords(SHARES_TITLE, position, 1)).toEqual({ cash: 50, shares: {}, privates: ['Ferry'] })
})

test('a corporation, by its cell on the chart and its place in the stack there', () => {
  expect(corporationWords(SHARES_TITLE, position, 'Red', KEYS)).toEqual({
    president: 'ann',
    cash: 30,
    place: [0, 3],
    stack: 1,
    treasury: 60,
    market: 10,
    tokens: ['B3.0'],
    tokensLeft: 1,
    privates: ['Mail'],
  })
  expect(corporationWords(SHARES_TITLE, position, 'Blue', KEYS)).toMatchObject({
    president: null,
    place: null,
    stack: null,
    treasury: 100,
    market: 0,
  })
})
