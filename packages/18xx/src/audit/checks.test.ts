import { nothingLaid } from '@roundhouse/board'
import { rowChart } from '@roundhouse/finance'
import { expect, test } from 'vitest'
import { LAKESIDE } from '../testing/lakeside.ts'
import { layTiles } from '../testing/tiles.ts'
import { setToken } from '../testing/tokens.ts'
import {
  checkMarker,
  checkMarket,
  checkPurses,
  checkShareCount,
  checkTiles,
  checkTokens,
  checkTrainOrder,
  checkTrainPlaces,
  isRightful,
  type Must,
  problemsIn,
} from './index.ts'

const found = (check: (must: Must) => void): string[] => problemsIn(null, [(_, must) => check(must)])

const purses = (bank: number, player: number, bankBroken = false) => ({
  bank: { cash: bank },
  bankBroken,
  players: [{ cash: player }],
})

test.each([
  ['all money is somewhere', purses(70, 20), 10, []],
  ['a coin is gone', purses(69, 20), 10, ['money was made or lost']],
  ['a player owes', purses(100, -10), 10, ['player 0 owes money']],
  ['a company owes', purses(70, 40), -10, ['Red owes money']],
  ['the bank owes', purses(-10, 90), 20, ['the bank owes money and is not broken']],
  ['a broken bank may', purses(-10, 90, true), 20, []],
])('%s', (_, state, treasury, problems) => {
  expect(found((must) => checkPurses(state, { Red: { cash: treasury } }, 100, must))).toEqual(problems)
})

test('money of another currency does not count to the bank’s', () => {
  const pounds = {
    bank: { cash: 80, currency: '£' },
    bankBroken: false,
    players: [{ cash: 20, currency: '£' }],
  }
  expect(found((must) => checkPurses(pounds, { Red: { cash: 500, currency: 'cc' } }, 100, must))).toEqual([])
})

test('every share is in one place, and there are no others', () => {
  const shares = { players: [3, 2], treasury: 4, market: 1 }
  expect(found((must) => checkShareCount('Red', shares, 10, must))).toEqual([])
  expect(found((must) => checkShareCount('Red', shares, 20, must))).toEqual(['Red has lost shares'])
  const owed = { players: [11, 0], treasury: -1, market: 0 }
  expect(found((must) => checkShareCount('Red', owed, 10, must))).toEqual(['Red has lost shares'])
})

test('the market is in order, and a corporation is on it once', () => {
  const market = [
    { company: 'Red', space: 2 },
    { company: 'Blue', space: 1 },
  ]
  const chart = rowChart('0 40 50 60')
  expect(found((must) => checkMarket(market, chart, must))).toEqual([])
  expect(found((must) => checkMarket(market.toReversed(), chart, must))).toEqual([
    'the market is out of order',
  ])
  expect(found((must) => checkMarker(market, 'Red', true, must))).toEqual([])
  expect(found((must) => checkMarker(market, 'Red', false, must))).toEqual([
    'Red has 1 markers on the market',
  ])
})

test.each([
  ['the largest holder', 0, [3, 2], true],
  ['not a smaller one', 1, [3, 2], false],
  ['of equals who presides', 1, [2, 2], true],
  ['nobody with less than the certificate', 0, [1, 0], false],
  ['nobody, if nobody can', null, [1, 1], true],
  ['somebody, if somebody can', null, [2, 1], false],
])('the president is %s', (_, president, players, isRight) => {
  expect(isRightful(president, players)).toBe(isRight)
})

const TYPES = [
  { type: '2', count: 2 },
  { type: '3', count: 1 },
]

test('every train that left the bank is somewhere, and they left it in order', () => {
  const depot = { sold: { '2': 2, '3': 1 }, pool: [{ id: '2-1' }] }
  const places = (owned: string[], scrapped: string[]) =>
    found((must) =>
      checkTrainPlaces(
        depot,
        owned.map((id) => ({ id })),
        scrapped,
        must,
      ),
    )
  expect(places(['3-0'], ['2-0'])).toEqual([])
  expect(places(['3-0'], [])).toEqual(['a train is missing or doubled'])
  expect(places(['3-0', '2-1'], ['2-0'])).toEqual(['a train is missing or doubled'])
  expect(found((must) => checkTrainOrder(TYPES, depot, must))).toEqual([])
  const early = { sold: { '2': 1, '3': 1 }, pool: [] }
  expect(found((must) => checkTrainOrder(TYPES, early, must))).toEqual(['trains were sold out of order'])
  const many = { sold: { '2': 3, '3': 0 }, pool: [] }
  expect(found((must) => checkTrainOrder(TYPES, many, must))).toEqual(['trains were sold out of order'])
})

test('tiles lie where they can, in colours that are open', () => {
  const state = { board: nothingLaid() }
  layTiles(LAKESIDE, state, ['C2 #7 r0', 'C4 #57 r0'])
  const problems = (colors: string[]) => found((must) => checkTiles(LAKESIDE, state.board, colors, must))
  expect(problems(['yellow'])).toEqual([])
  expect(problems([])).toEqual(['the tile on C2 cannot lie there', 'the tile on C4 cannot lie there'])
  layTiles(LAKESIDE, state, ['B3 #57 r0', 'C6 #57 r0'])
  expect(problems(['yellow'])).toEqual([
    'there are too many tiles 57',
    'the tile on B3 cannot lie there',
    'the tile on C6 cannot lie there',
  ])
})

test('a company has one token in a hex, and a city has its slots', () => {
  const state = { board: nothingLaid() }
  setToken(LAKESIDE, state, 'Red', 'B3', 0)
  expect(found((must) => checkTokens(state.board, ['Red', 'Blue'], must))).toEqual([])
  const doubled = { ...state.board, tokens: { B3: [['Red', 'Red']] } }
  expect(found((must) => checkTokens(doubled, ['Red'], must))).toEqual(['Red has two tokens in one place'])
  expect(found((must) => checkTiles(LAKESIDE, doubled, [], must))).toEqual([
    'B3 has not the slots of its tile',
  ])
})
