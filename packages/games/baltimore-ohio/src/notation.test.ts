import { decisions } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { baltimoreOhio } from './index.ts'
import { notation } from './notation.ts'
import {
  actions,
  cash,
  does,
  inOperation,
  inStockRound,
  newGame,
  open,
  receivership,
  technology,
} from './scenarios/position.ts'
import type { BnoState } from './state.ts'

const PLAYERS = ['Ann', 'Bob', 'Cy']

/** The position as a log has it, through JSON as logs are. */
const described = (state: BnoState) =>
  JSON.parse(JSON.stringify(notation.describe(state, decisions(baltimoreOhio, state), PLAYERS)))

const firstLine = {
  game: 'bno',
  format: 1,
  players: PLAYERS,
  options: { lumber: false },
  turnOrder: { Ann: 2, Bob: 3, Cy: 1 },
  state: { turn: 1 },
}

test('the first line of a log tells the set-up', () => {
  expect(notation.begin(firstLine)).toEqual({
    players: PLAYERS,
    options: { lumber: false },
    setup: [[2, 0, 1]],
    state: { turn: 1 },
  })
})

test.each([undefined, null, 7, {}, { ...firstLine, game: 'steam' }, { ...firstLine, format: 2 }])(
  '%j is no log of this game',
  (line) => {
    expect(notation.begin(line)).toBeUndefined()
  },
)

test('a player turn: what can be sold, bought, founded, restarted and redeemed', () => {
  const state = newGame({ players: 3 })
  technology(state, 3)
  cash(state, { A: 170, B: 0, C: 40 })
  open(state, 'B&O', { price: 60, players: { A: 3, B: 1 }, unowned: 2, treasury: 130 })
  open(state, 'C&O', { price: 60, players: { A: 2 }, unowned: 8, treasury: 50 })
  open(state, 'B&M', { price: 82, players: { C: 1 }, lastNetIncome: 30, coal: ['H26'] })
  receivership(state, 'PRR', { unowned: 9, treasury: 20, cubes: ['G33'] })
  inStockRound(state, 'A')
  does(state, 'A', actions.sell('B&O', 1))
  const { companies, next, ...rest } = described(state)
  expect(rest).toEqual({
    turn: 1,
    round: 'stock',
    technology: 3,
    equipmentTop: 12,
    equipmentLeft: 19,
    scrapped: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    players: {
      Ann: { cash: 230, card: 1, score: 230 + 2 * 55 + 2 * 60 },
      Bob: { cash: 0, card: 2, score: 55 },
      Cy: { cash: 40, card: 3, score: 122 },
    },
    track: { 55: ['B&O'], 60: ['C&O'], 82: ['B&M'] },
    cubes: { D42: ['B&M'], G33: ['PRR'], H34: ['PRR'], I31: ['B&O'], L28: ['C&O'] },
    coalOnBoard: ['I23', 'K21', 'L18', 'L20'],
    stock: { passes: 0, sold: ['B&O'] },
    operation: null,
    toOperate: [],
    result: null,
  })
  expect(companies['B&O']).toEqual({
    status: 'open',
    president: 'Ann',
    price: 55,
    treasury: 130,
    shares: { players: { Ann: 2, Bob: 1 }, held: 4, unowned: 3 },
    equipment: [],
    supply: 28,
    coal: 0,
    lastNetIncome: 0,
  })
  expect(companies.PRR).toMatchObject({ status: 'receivership', president: null, price: null, supply: 27 })
  expect(companies.Erie).toMatchObject({
    status: 'unfounded',
    supply: 30,
    shares: { players: {}, held: 0, unowned: 0 },
  })
  const starts = { 66: 3, 74: 3, 82: 2 }
  expect(next).toEqual({
    actor: { player: 'Ann' },
    kinds: ['sell', 'buy', 'found', 'restart', 'end-turn'],
    legal: {
      sell: { 'C&O': 1 },
      buy: { 'C&O': { held: 0, unowned: 3, total: 3 }, 'B&M': { held: 2, unowned: 0, total: 2 } },
      found: { NYC: starts, 'NYNH&H': starts, Erie: starts, IC: starts, NKP: starts, Wabash: starts },
      restart: { PRR: 1 },
      'end-turn': true,
    },
  })
})

test('an operation: what can be bought, scrapped, built, taken and counted', () => {
  const state = newGame({ players: 3 })
  open(state, 'C&O', {
    price: 60,
    players: { B: 2 },
    treasury: 100,
    equipment: [1, 2],
    cubes: ['L26', 'L24', 'L22', 'L20'],
  })
  inOperation(state, 'C&O')
  expect(described(state).operation).toEqual({
    company: 'C&O',
    step: 'equipment',
    built: [],
    coalTaken: null,
    netIncome: null,
  })
  expect(described(state).next).toEqual({
    actor: { player: 'Bob', company: 'C&O' },
    kinds: ['buy-equipment', 'scrap', 'build', 'take-coal', 'income'],
    legal: {
      'buy-equipment': [3],
      scrap: [1, 2],
      build: 'K19 K21 K23 K25 K27 K29 L18 L30 M19 M21 M23 M25 M27 M29'.split(' '),
      'take-coal': ['L20'],
      income: { count: 2, from: ['L24', 'L28'] },
    },
  })
  does(state, 'B', actions.scrap(1))
  does(state, 'B', actions.build('K29'))
  does(state, 'B', actions.income('Richmond'))
  expect(described(state)).toMatchObject({
    scrapped: [1],
    operation: { company: 'C&O', step: 'dividend', built: ['K29'], coalTaken: null, netIncome: 20 },
    next: { kinds: ['dividend'], legal: { dividend: ['pay', 'withhold'] } },
  })
})

test('the end: reasons, ranking and scores', () => {
  const state = newGame({ players: 3 })
  technology(state, 6)
  cash(state, { A: 0, B: 600, C: 600 })
  open(state, 'NYC', { price: 74, players: { A: 4 }, equipment: [30] })
  inOperation(state, 'NYC', 'operating2')
  does(state, 'A', actions.income('Albany'))
  expect(described(state)).toMatchObject({
    round: 'over',
    equipmentTop: null,
    equipmentLeft: 0,
    next: null,
    result: {
      reasons: ['technology'],
      ranking: ['Bob', 'Cy', 'Ann'],
      scores: { Ann: 180, Bob: 600, Cy: 600 },
    },
  })
  expect(baltimoreOhio.figures?.(state)).toEqual({
    turns: 1,
    technology: 6,
    highestPrice: 60,
    companiesFounded: 1,
    cardsSold: 30,
  })
})

test('a dividend is told with both choices, a pass with neither', () => {
  const state = newGame({ players: 3 })
  expect(described(state).next.legal.pass).toBe(true)
  expect(baltimoreOhio.figures?.(state).highestPrice).toBe(0)
  open(state, 'NYC', { price: 74, players: { A: 4 }, equipment: [1] })
  inOperation(state, 'NYC', 'operating2')
  does(state, 'A', actions.income('Albany'))
  does(state, 'A', actions.payOut)
  expect(described(state)).toMatchObject({ turn: 2, round: 'stock', stock: { passes: 0, sold: [] } })
})
