import { expect, test } from 'vitest'
import type { Event1856 } from '../events.ts'
import { isFloated } from '../floating.ts'
import { launched, type State1856, typeOnOffer } from '../state.ts'
import { endAuction, nextPlayer, reorder } from '../turn.ts'
import {
  actions,
  askedOf,
  assignPrivate,
  auctioned,
  beginRound,
  cashOf,
  cell,
  corporation,
  does,
  game,
  type Name,
  refuses,
  setOperation,
  setStockRound,
  setTrainsLeft,
  silent,
  treasury,
} from './position.ts'

/** The turn of a corporation goes to its end, by whoever decides, without doing anything. */
function passTurn(state: State1856): Event1856[] {
  const events: Event1856[] = []
  while (!events.some(({ kind }) => kind === 'turn-ended')) {
    const name = askedOf(state).slice(0, 1) as Name
    events.push(...does(state, name, state.operation!.step === 'loans' ? actions.endTurn : actions.done))
  }
  return events
}

const kinds = (events: readonly Event1856[]) => events.map(({ kind }) => kind)

test('5.2k: the first stock round begins when the last private is sold', () => {
  const state = auctioned(game(3), { A: ['FT'] })
  state.auction = { seat: 1, passes: 0, discount: 0, bids: game(3).auction!.bids }
  endAuction(state, silent)
  expect([state.round, state.set, state.priority, askedOf(state)]).toEqual(['stock', 1, 1, 'B'])
})

test('1b, 1.3a: when all have passed in a row the set goes on', () => {
  const state = auctioned(game(3), { A: ['FT'] })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 3 } })
  setStockRound(state, 'A')
  nextPlayer(state, silent)
  expect(askedOf(state)).toBe('B')
  // B has acted, and all pass after him
  Object.assign(state.stock!, { lastToAct: 1, passes: 3, seat: 1 })
  nextPlayer(state, silent)
  expect([state.round, state.priority, askedOf(state)]).toEqual(['operating', 2, 'B for GT'])
  expect(cashOf(state, 'A')).toBe(505)
})

test('S28, 1.3b: sold out it goes up a row, in the top row it stays', () => {
  const state = auctioned(game())
  corporation(state, 'CPR', { cell: [2, 4], players: { A: 6, B: 4 }, operated: false })
  corporation(state, 'GW', { cell: [0, 6], players: { B: 6, A: 4 } })
  corporation(state, 'GT', { cell: [3, 4], players: { B: 6, A: 3 } })
  setStockRound(state, 'A')
  state.stock!.passes = 4
  nextPlayer(state, silent)
  expect([cell(state, 'CPR'), cell(state, 'GW'), cell(state, 'GT')]).toEqual([
    [1, 4],
    [0, 6],
    [3, 4],
  ])
})

test('2b: privates pay players and treasuries', () => {
  const state = auctioned(game(), { A: ['WSRC', 'TCC'] })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 3 }, trains: ['2'] })
  assignPrivate(state, 'GLSC', 'GT')
  beginRound(state)
  expect([cashOf(state, 'A'), treasury(state, 'GT')]).toEqual([395, 15])
})

test('S30, 2c: of equal prices the marker further right operates first', () => {
  const state = auctioned(game())
  for (const [id, at] of [
    ['BBG', [0, 4]],
    ['CA', [4, 8]],
    ['GT', [1, 5]],
  ] as const)
    corporation(state, id, { cell: at, players: { A: 5 } })
  beginRound(state)
  expect([state.operation!.company, ...state.toOperate]).toEqual(['CA', 'GT', 'BBG'])
})

test('S08, 1.2g: listed with as many shares sold as the type on offer', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '2', 0)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  corporation(state, 'WR', { cell: [5, 4], players: { B: 2 }, operated: false })
  expect(isFloated(state, 'WR')).toBe(false)
  state.corporations.WR.shares = { players: [0, 2, 0, 0], bank: 7, pool: 1 }
  expect(isFloated(state, 'WR')).toBe(true)
})

test('S09, 1.2g: the type on offer rises in mid-round, and the corporation is left out', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 5], players: { A: 2 }, operated: false })
  corporation(state, 'CPR', { cell: [0, 4], players: { B: 2 }, operated: false })
  const begun = beginRound(state, { rounds: 2 })
  expect(begun).toContainEqual({ kind: 'operating-round', set: 2, round: 1, order: ['GT', 'CPR'] })
  setTrainsLeft(state, '2', 0)
  const events = passTurn(state)
  expect(events).toContainEqual({ kind: 'not-floated', corporation: 'CPR', sold: 2, needed: 3 })
  expect(state.corporations.CPR).toMatchObject({ operated: false, tokensLeft: 4 })
  expect([state.operatingRound, state.operation!.company, state.toOperate]).toEqual([2, 'GT', []])
})

test('G24, 1.2f, 1.2g: the number of shares that it takes grows with the type on offer', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '4', 1)
  corporation(state, 'WGB', { cell: [0, 4], players: { A: 3 }, operated: false })
  expect([typeOnOffer(state), isFloated(state, 'WGB')]).toEqual([4, false])
  state.corporations.WGB.shares = { players: [4, 0, 0, 0], bank: 6, pool: 0 }
  expect(isFloated(state, 'WGB')).toBe(true)
  setTrainsLeft(state, '4', 0)
  expect([typeOnOffer(state), isFloated(state, 'WGB')]).toEqual([5, false])
})

test('S38, 2a: the number of operating rounds is that of the phase when the stock round ended', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '3', 3)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  setStockRound(state, 'A')
  state.stock!.passes = 4
  nextPlayer(state, silent)
  expect([state.operatingRounds, state.operatingRound]).toEqual([2, 1])
  setTrainsLeft(state, '5', 2)
  passTurn(state)
  expect(state.operatingRound).toBe(2)
  passTurn(state)
  expect([state.round, state.set]).toEqual(['stock', 3])
})

test('2d: a turn goes through its steps; where there is nothing to decide it goes on', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, operated: false })
  beginRound(state)
  expect([askedOf(state), state.operation!.step]).toEqual(['A for GT', 'track'])
  expect(state.board.tokens.P9).toEqual([['GT']])
  refuses(state, 'A', actions.endTurn, '2d')
  // without a city for a token, and a train, there is neither token nor run nor income (2.6d)
  const events = does(state, 'A', actions.done)
  expect(kinds(events)).toEqual(['dividend', 'price'])
  expect([state.operation!.step, cell(state, 'GT')]).toEqual(['trains', [0, 3]])
  does(state, 'A', actions.done)
  expect(kinds(does(state, 'A', actions.endTurn))).toContain('turn-ended')
})

test('S20, 1.2t: retention into a close cell ends corporation and turn', () => {
  const state = auctioned(game())
  corporation(state, 'THB', { cell: [8, 0], players: { A: 5 }, treasury: 70, loans: 1 })
  corporation(state, 'GT', { cell: [9, 1], players: { B: 5 } })
  setOperation(state, 'THB', { step: 'token', toOperate: ['GT'] })
  expect(kinds(does(state, 'A', actions.done))).toContain('closed')
  expect(state.corporations.THB).toMatchObject({ status: 'closed', loans: 0, treasury: { cash: 0 } })
  expect([state.waitingTokens, askedOf(state)]).toEqual([{}, 'B for GT'])
})

test('2c: after forced sales those still to come are put in order again', () => {
  const state = auctioned(game())
  for (const [id, column] of [
    ['GT', 4],
    ['GW', 3],
    ['CV', 2],
  ] as const)
    corporation(state, id, { cell: [0, column], players: { A: 5 } })
  state.toOperate = ['CV', 'GW']
  reorder(state)
  expect([state.toOperate, launched(state)]).toEqual([
    ['GW', 'CV'],
    ['GT', 'GW', 'CV'],
  ])
})

test('S76, 4a: a broken bank ends the game with the set', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  setOperation(state, 'GT', { round: 1, rounds: 2 })
  state.bankBroken = true
  passTurn(state)
  expect([state.round, state.operatingRound]).toEqual(['operating', 2])
  passTurn(state)
  expect([state.round, state.endReason, askedOf(state)]).toEqual(['over', 'bank', ''])
})
