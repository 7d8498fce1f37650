import { nothingLaid } from '@roundhouse/board'
import { rowChart } from '@roundhouse/finance'
import { type Must, problemsIn } from '@roundhouse/kernel/audit'
import { expect, test } from 'vitest'
import { LAKESIDE } from '../testing/lakeside.ts'
import { layTiles } from '../testing/tiles.ts'
import { setToken } from '../testing/tokens.ts'
import {
  checkCorporation,
  checkIdleCorporation,
  checkMarker,
  checkMarket,
  checkPhase,
  checkPurses,
  checkRounds,
  checkShareCount,
  checkTiles,
  checkTokens,
  checkTrainOrder,
  checkTrainPlaces,
  isRightful,
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
  const corporations = { Red: { treasury: { cash: treasury } } }
  expect(found((must) => checkPurses({ ...state, corporations }, 100, must))).toEqual(problems)
})

test('money of another currency does not count to the bank’s', () => {
  const pounds = {
    bank: { cash: 80, currency: '£' },
    bankBroken: false,
    players: [{ cash: 20, currency: '£' }],
    corporations: { Red: { treasury: { cash: 500, currency: 'cc' } } },
  }
  expect(found((must) => checkPurses(pounds, 100, must))).toEqual([])
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
  expect(isRightful({ presidents: 2 }, { president, shares: { players } })).toBe(isRight)
})

const RED = { shares: { players: [3, 2], treasury: 4, market: 1 }, president: 0 }

test.each([
  ['is in order', RED, []],
  [
    'a player has too much',
    { ...RED, shares: { players: [7, 2], treasury: 1, market: 0 } },
    ['a player has too much of Red'],
  ],
  ['the president has less than another', { ...RED, president: 1 }, ['Red has the wrong president']],
])('a corporation at work: %s', (_, corporation, problems) => {
  const market = [{ company: 'Red', space: 2 }]
  const size = { certificates: { shares: 10, presidents: 2, weight: 1 }, limit: 6 }
  expect(found((must) => checkCorporation('Red', corporation, market, size, must))).toEqual(problems)
  expect(found((must) => checkCorporation('Red', corporation, [], size, must))).toContain(
    'Red has 0 markers on the market',
  )
})

const IDLE = {
  shares: { players: [0, 0], treasury: 10, market: 0 },
  president: null,
  treasury: { cash: 0 },
  trains: [],
}

test.each([
  ['a share lies elsewhere', { ...IDLE, shares: { players: [0, 0], treasury: 9, market: 1 } }],
  ['somebody presides', { ...IDLE, president: 0 }],
  ['it has money', { ...IDLE, treasury: { cash: 10 } }],
  ['it has a train', { ...IDLE, trains: [{}] }],
])('a corporation that is not: %s', (_, corporation) => {
  const check = (company: typeof IDLE | typeof corporation) =>
    found((must) => checkIdleCorporation('Red', company, [], { treasury: 10 }, must))
  expect(check(IDLE)).toEqual([])
  expect(check(corporation)).toEqual(['Red is at work and not launched'])
})

test('a corporation that is not may have its shares in several places', () => {
  const unsold = { ipo: 8, reserve: 2 }
  const check = (shares: { ipo: number; reserve: number }) =>
    found((must) =>
      checkIdleCorporation('Red', { ...IDLE, shares: { players: [0, 0], ...shares } }, [], unsold, must),
    )
  expect(check(unsold)).toEqual([])
  expect(check({ ipo: 9, reserve: 1 })).toEqual(['Red is at work and not launched'])
})

const ROUNDS = { round: 'operating', stock: null, operation: { company: 'Red' }, toOperate: ['Blue'] }

test.each([
  ['is in order', {}, []],
  ['without its company', { operation: null, deal: {} }, ['a deal is offered by nobody']],
  [
    'a stock round with a deal between players',
    { round: 'stock', stock: {}, operation: null, toOperate: [], deal: {} },
    [],
  ],
  ['twice the same', { toOperate: ['Red'] }, ['a company operates twice']],
  ['a stock round in it', { stock: {} }, ['the stock round goes on outside itself']],
  ['after the end', { endReason: 'bank' }, ['the game is over without an end']],
])('an operating round: %s', (_, change, problems) => {
  const state = { ...ROUNDS, deal: null, endReason: null, ...change }
  expect(found((must) => checkRounds(state, must))).toEqual(problems)
})

test('the phase is that of the last type sold', () => {
  const phases = { '2': 'yellow', '3': 'green' }
  const wrong = (sold: Record<'2' | '3', number>, phase: string) =>
    found((must) => checkPhase(phases, ['2', '3'], { sold, pool: [] }, phase, must))
  expect(wrong({ '2': 0, '3': 0 }, 'yellow')).toEqual([])
  expect(wrong({ '2': 1, '3': 1 }, 'green')).toEqual([])
  expect(wrong({ '2': 1, '3': 0 }, 'green')).toEqual(['the phase is not that of the trains'])
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
