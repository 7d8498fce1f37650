import { expect, test } from 'vitest'
import { certificateLimit } from '../certificateLimit.ts'
import type { CorporationId } from '../components/companies.ts'
import { isFloated } from '../floating.ts'
import { movePriceOf } from '../shares/movePriceOf.ts'
import { certificatesOf, priceOf, type State1856, sharesSold } from '../state.ts'
import { nextPlayer } from '../turn.ts'
import {
  actions,
  askedOf,
  auctioned,
  bank,
  cash,
  cashOf,
  cell,
  closeForGood,
  corporation,
  does,
  doesWithConsent,
  game,
  type Name,
  ownerOf,
  presidentOf,
  refuses,
  setOperation,
  setPhase,
  setStockRound,
  setTrainsLeft,
  sharesByHolder,
  silent,
  tokenPlaces,
  treasury,
  tries,
} from './position.ts'

const RICH = { A: 2000, B: 2000, C: 2000, D: 2000 }

/** Everybody buys of the bank in turn, until so many shares are sold. */
function buyUpTo(state: State1856, id: CorporationId, sold: number): void {
  while (sharesSold(state, id) < sold) {
    const name = askedOf(state) as Name
    does(state, name, actions.buy(id))
    if (askedOf(state) === name) does(state, name, actions.pass)
  }
}

/** Everybody passes, until the round is over. */
function allPass(state: State1856): void {
  while (state.stock) does(state, askedOf(state) as Name, actions.pass)
}

test('S07 Starting a corporation in the first stock round (1.2e, 1.2f, 1.2h, 1c)', () => {
  const state = auctioned(game())
  refuses(game(), 'A', actions.launch('LPS', 75), '5.2k')
  setStockRound(state, 'A', 1)
  does(state, 'A', actions.launch('LPS', 75))
  expect([cashOf(state, 'A'), treasury(state, 'LPS'), cell(state, 'LPS')]).toEqual([225, 150, [3, 4]])
  expect([presidentOf(state, 'LPS'), sharesByHolder(state, 'LPS')]).toEqual(['A', { A: 2, bank: 8, pool: 0 }])
  expect(askedOf(state)).toBe('B')
  for (const name of ['B', 'C', 'D'] as const) does(state, name, actions.pass)
  refuses(state, 'A', actions.sell('LPS'), '1c')
  does(state, 'A', actions.pass)
  expect(isFloated(state, 'LPS')).toBe(true)
  expect(askedOf(state)).toBe('A for LPS')
})

test('1.2e: a par price, a corporation not yet started, and the money for it', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 4], players: { B: 3 } })
  closeForGood(state, 'THB')
  setStockRound(state, 'A')
  refuses(state, 'A', actions.launch('LPS', 110), '1.2e')
  refuses(state, 'A', actions.launch('GT', 100), '1.2e')
  refuses(state, 'A', actions.launch('THB', 100), '1.2t')
  refuses(state, 'A', actions.launch('CGR', 100), '6f')
  refuses(state, 'A', actions.buy('LPS'), '1.2e')
  cash(state, { A: 129 })
  refuses(state, 'A', actions.launch('LPS', 65), '1.2e')
  does(state, 'A', actions.buy('GT'))
})

test('1.2e: the marker goes under those in its cell', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 4], players: { B: 3 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.launch('CV', 100))
  expect(state.market.map(({ company }) => company)).toEqual(['GT', 'CV'])
})

test('S10 Escrow (1.2h, 1.2i)', () => {
  const state = auctioned(game())
  cash(state, RICH)
  setStockRound(state, 'A')
  does(state, 'A', actions.launch('GT', 100))
  buyUpTo(state, 'GT', 8)
  expect([treasury(state, 'GT'), state.corporations.GT.escrow]).toEqual([500, 300])
  buyUpTo(state, 'GT', 9)
  expect([treasury(state, 'GT'), state.corporations.GT.escrow]).toEqual([500, 400])
})

test('S13 Connected before it was started (1.2k)', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '2', 0)
  cash(state, RICH)
  state.corporations.GT.connected = true
  setStockRound(state, 'A')
  does(state, 'A', actions.launch('GT', 80))
  buyUpTo(state, 'GT', 7)
  expect([treasury(state, 'GT'), state.corporations.GT.escrow]).toEqual([560, 0])
})

test.each([
  ['untilSixes', 500, 200],
  ['parredBeforeFives', 700, 0],
] as const)('S14 Started with 5 on offer: %s (1.2j)', (destinationRule, paid, escrow) => {
  const state = auctioned(game(4, { destinationRule }))
  setTrainsLeft(state, '4', 0)
  cash(state, RICH)
  setStockRound(state, 'A')
  does(state, 'A', actions.launch('BBG', 100))
  buyUpTo(state, 'BBG', 7)
  expect([treasury(state, 'BBG'), state.corporations.BBG.escrow]).toEqual([paid, escrow])
})

test('S16 Full capital (1.2l)', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '5', 0)
  cash(state, RICH)
  setStockRound(state, 'C')
  const before = state.bank.cash
  does(state, 'C', actions.launch('BBG', 100))
  buyUpTo(state, 'BBG', 5)
  expect([treasury(state, 'BBG'), state.bank.cash - before]).toEqual([0, 500])
  buyUpTo(state, 'BBG', 6)
  expect([treasury(state, 'BBG'), state.bank.cash - before]).toEqual([1000, 600 - 1000])
  expect(isFloated(state, 'BBG')).toBe(true)
  buyUpTo(state, 'BBG', 7)
  expect([treasury(state, 'BBG'), state.corporations.BBG.escrow]).toEqual([1000, 0])
})

test('1.2l: a corporation started before is paid for each share', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '5', 0)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 500, startedAt: 4, operated: false })
  setStockRound(state, 'B')
  expect(isFloated(state, 'GT')).toBe(false)
  does(state, 'B', actions.buy('GT'))
  expect([treasury(state, 'GT'), isFloated(state, 'GT')]).toEqual([600, true])
})

test('1.2h: a share of the pool costs the market price and brings nothing', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 7], players: { A: 5 }, pool: 2 })
  setStockRound(state, 'B')
  const before = state.bank.cash
  does(state, 'B', actions.buy('GT', 'pool'))
  expect([cashOf(state, 'B'), state.bank.cash - before, treasury(state, 'GT')]).toEqual([225, 150, 0])
})

test('S17 A block is paid before its price moves (1.1a, 1.1c)', () => {
  const state = auctioned(game())
  corporation(state, 'LPS', { cell: [3, 4], players: { A: 4, B: 3 } })
  setStockRound(state, 'B')
  does(state, 'B', actions.sell('LPS', 2))
  expect([cashOf(state, 'B'), cell(state, 'LPS'), priceOf(state, 'LPS')]).toEqual([525, [5, 4], 65])
  refuses(state, 'B', actions.sell('LPS'), '1.1a')
})

test('S18 The ledge (1.1c)', () => {
  const state = auctioned(game())
  corporation(state, 'WR', { cell: [5, 8], players: { A: 4, B: 5 } })
  corporation(state, 'CV', { cell: [1, 16], players: { A: 2, B: 3 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('WR', 3))
  expect([cashOf(state, 'A'), priceOf(state, 'WR'), cell(state, 'WR')]).toEqual([645, 90, [5, 8]])
  does(state, 'A', actions.sell('CV'))
  expect([cashOf(state, 'A'), priceOf(state, 'CV')]).toEqual([995, 350])
})

test('S19 A sale into the closing zone (1.1g, 1.2t, 1.2o)', () => {
  const state = auctioned(game())
  corporation(state, 'TGB', {
    cell: [8, 1],
    players: { A: 2, B: 5 },
    pool: 1,
    treasury: 80,
    escrow: 0,
    loans: 2,
    trains: ['2'],
  })
  setStockRound(state, 'A')
  const before = state.bank.cash
  does(state, 'A', actions.sell('TGB', 2))
  expect([cashOf(state, 'A'), state.bank.cash - before]).toEqual([445, 80 - 70])
  expect(state.corporations.TGB).toMatchObject({ status: 'closed', president: null, trains: [], loans: 0 })
  expect(sharesByHolder(state, 'TGB')).toEqual({ bank: 0, pool: 0 })
  expect([tokenPlaces(state, 'TGB'), state.scrapped, certificateLimit(state)]).toEqual([[], ['2-0'], 16])
  refuses(state, 'A', actions.buy('TGB'), '1.2t')
})

test('S21 The pool takes 50% (1.1d)', () => {
  const state = auctioned(game())
  corporation(state, 'GW', { cell: [0, 4], players: { A: 3, B: 2 }, pool: 4 })
  setStockRound(state, 'B')
  refuses(state, 'B', actions.sell('GW', 2), '1.1d')
  does(state, 'B', actions.sell('GW', 1))
})

test('S22 A president sells out (1.1d, 1.1e, 1.2q)', () => {
  const state = auctioned(game())
  corporation(state, 'CA', { cell: [1, 4], players: { A: 6, B: 2 } })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.sell('CA', 6), '1.1d')
  does(state, 'A', actions.sell('CA', 5))
  expect(cashOf(state, 'A')).toBe(375 + 450)
  expect(sharesByHolder(state, 'CA')).toEqual({ A: 1, B: 2, bank: 2, pool: 5 })
  expect([presidentOf(state, 'CA'), cell(state, 'CA'), priceOf(state, 'CA')]).toEqual(['B', [6, 4], 60])
})

test('S22 Nobody to take the certificate (1.1e)', () => {
  const state = auctioned(game())
  corporation(state, 'CA', { cell: [1, 4], players: { A: 6, B: 1 } })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.sell('CA', 5), '1.1e')
  does(state, 'A', actions.sell('CA', 4))
  expect(presidentOf(state, 'CA')).toBe('A')
})

test('1.2q: of several the next one clockwise', () => {
  const state = auctioned(game())
  corporation(state, 'CA', { cell: [1, 4], players: { A: 2, B: 4, C: 1, D: 2 } })
  setStockRound(state, 'B')
  does(state, 'B', actions.sell('CA', 3))
  expect(presidentOf(state, 'CA')).toBe('D')
})

test('S23 A share bought in this turn is kept (1.1f)', () => {
  const state = auctioned(game())
  corporation(state, 'TGB', { cell: [0, 4], players: { A: 2, B: 4 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('TGB'))
  expect(askedOf(state)).toBe('A')
  refuses(state, 'A', actions.sell('TGB', 3), '1.1f')
  for (const count of [1, 2]) tries(state, 'A', actions.sell('TGB', count))
})

test('S23 None held before (1.1f)', () => {
  const state = auctioned(game())
  corporation(state, 'TGB', { cell: [0, 4], players: { B: 4 } })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 1, B: 4 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('TGB'))
  refuses(state, 'A', actions.sell('TGB'), '1.1f')
  refuses(state, 'A', actions.sell('GT', 2), '1.1a')
  does(state, 'A', actions.sell('GT'))
  expect(askedOf(state)).toBe('B')
})

test('S24 Not what one has sold (1.2c)', () => {
  const state = auctioned(game())
  corporation(state, 'BBG', { cell: [0, 4], players: { A: 3, B: 4 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('BBG'))
  does(state, 'A', actions.pass)
  for (const name of ['B', 'C', 'D'] as const) does(state, name, actions.pass)
  refuses(state, 'A', actions.buy('BBG', 'pool'), '1.2c')
  setStockRound(state, 'A', 3)
  does(state, 'A', actions.buy('BBG', 'pool'))
})

test('S24 Buy, then sell, and no purchase after that (1a)', () => {
  const state = auctioned(game())
  corporation(state, 'BBG', { cell: [0, 4], players: { A: 3, B: 4 } })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3, B: 4 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('BBG'))
  refuses(state, 'A', actions.buy('BBG'), '1a')
  does(state, 'A', actions.sell('GT'))
  refuses(state, 'A', actions.buy('BBG'), '1a')
  refuses(state, 'A', actions.launch('CV', 65), '1a')
  does(state, 'A', actions.pass)
  expect([state.stock!.passes, askedOf(state)]).toEqual([0, 'B'])
})

test('1a: a purchase after a sale ends the turn', () => {
  const state = auctioned(game())
  corporation(state, 'BBG', { cell: [0, 4], players: { A: 3, B: 4 } })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3, B: 4 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('BBG'))
  does(state, 'A', actions.buy('GT'))
  expect(askedOf(state)).toBe('B')
})

test('1b: who can neither sell nor buy is not asked', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3, B: 4 } })
  cash(state, { A: 100, B: 0, C: 99, D: 0 })
  setStockRound(state, 'A')
  const events = does(state, 'A', actions.buy('GT'))
  expect(events.filter(({ kind }) => kind === 'passed')).toEqual([])
  const passes = does(state, 'A', actions.pass)
  expect([askedOf(state), passes]).toEqual(['B', []])
  const passed = does(state, 'B', actions.pass)
  expect(passed).toEqual([
    { kind: 'passed', seat: 1 },
    { kind: 'passed', seat: 2, idle: true },
    { kind: 'passed', seat: 3, idle: true },
  ])
  expect(askedOf(state)).toBe('A')
})

test('1b, 4c: where nobody can ever do anything again the game is over', () => {
  const state = auctioned(game())
  cash(state, { A: 135, B: 64, C: 64, D: 64 })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 2 }, operated: false })
  setTrainsLeft(state, '2', 0)
  setStockRound(state, 'A')
  does(state, 'A', actions.pass)
  expect([askedOf(state), state.round]).toEqual(['A', 'stock'])
  cash(state, { A: 64 })
  does(state, 'A', actions.pass)
  expect([state.endReason, askedOf(state)]).toEqual(['nothing-left', ''])
})

test('S25 Yellow certificates do not count (1.2n, 1d)', () => {
  const state = auctioned(game(5))
  cash(state, { A: 1000 })
  corporation(state, 'CPR', { cell: [0, 4], players: { A: 5, B: 5 } })
  corporation(state, 'GW', { cell: [0, 4], players: { A: 5, B: 5 } })
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 3, B: 4 } })
  corporation(state, 'GT', { cell: [4, 0], players: { A: 3, C: 4 } })
  for (const id of ['CPR', 'GW'] as const) state.corporations[id].president = 1
  setStockRound(state, 'A')
  expect(certificatesOf(state, 0)).toBe(13)
  refuses(state, 'A', actions.buy('LPS'), '1.2n')
  refuses(state, 'A', actions.launch('CV', 65), '1.2n')
  does(state, 'A', actions.buy('GT'))
  movePriceOf(state, 'GT', 'right', 1, silent)
  expect([priceOf(state, 'GT'), certificatesOf(state, 0)]).toEqual([55, 17])
  setStockRound(state, 'A', 3)
  refuses(state, 'A', actions.pass, '1d')
  refuses(state, 'A', actions.buy('LPS'), '1d')
  does(state, 'A', actions.sell('CPR', 3))
  refuses(state, 'A', actions.pass, '1d')
  does(state, 'A', actions.sell('LPS', 1))
  expect(certificatesOf(state, 0)).toBe(13)
  does(state, 'A', actions.pass)
})

test('S26 Above 60% in a brown cell, and no more (1.2m, 1d)', () => {
  const state = auctioned(game())
  corporation(state, 'WGB', { cell: [6, 0], players: { B: 6, A: 2 }, pool: 2 })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 6, A: 2 }, pool: 2 })
  setStockRound(state, 'B')
  refuses(state, 'B', actions.buy('GT', 'pool'), '1.2m')
  does(state, 'B', actions.buy('WGB', 'pool'))
  expect(sharesByHolder(state, 'WGB')).toMatchObject({ B: 7 })
  movePriceOf(state, 'WGB', 'right', 1, silent)
  expect(cell(state, 'WGB')).toEqual([6, 1])
  setStockRound(state, 'B', 3)
  refuses(state, 'B', actions.pass, '1d')
  does(state, 'B', actions.sell('WGB'))
  does(state, 'B', actions.pass)
})

test('1d: without a legal sale he plays on', () => {
  const state = auctioned(game())
  corporation(state, 'WGB', { cell: [6, 1], players: { B: 8 } })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  setStockRound(state, 'B')
  does(state, 'B', actions.sell('WGB'))
  does(state, 'B', actions.buy('GT'))
})

test('S27 Priority (1.3a)', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3 } })
  setStockRound(state, 'C')
  does(state, 'C', actions.buy('GT'))
  allPass(state)
  expect([state.round, state.priority]).toEqual(['operating', 3])
})

test('S29 A private of another player (1.2b)', () => {
  const state = auctioned(game(), { B: ['FT'] })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3, B: 3 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.tradePrivate('FT', 7))
  refuses(state, 'B', actions.pass, '1.2b')
  does(state, 'B', actions.disagree)
  expect([ownerOf(state, 'FT'), askedOf(state)]).toEqual(['B', 'A'])
  doesWithConsent(state, 'A', actions.tradePrivate('FT', 7))
  expect([ownerOf(state, 'FT'), cashOf(state, 'A'), cashOf(state, 'B')]).toEqual(['A', 368, 382])
  refuses(state, 'A', actions.buy('GT'), '1a')
  does(state, 'A', actions.sell('GT'))
})

test('S29 Which private, and for what (1.2b)', () => {
  const state = auctioned(game(), { A: ['WSRC'], B: ['FT'] })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3, B: 3 }, privates: ['TCC'] })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.tradePrivate('FT', 376), '1.2b')
  refuses(state, 'A', actions.tradePrivate('WSRC', 10), '1.2b')
  refuses(state, 'A', actions.tradePrivate('TCC', 10), '1.2b')
  refuses(state, 'A', actions.tradePrivate('GLSC', 10), '5.1a')
  does(state, 'A', actions.sell('GT', 2))
  doesWithConsent(state, 'A', actions.tradePrivate('FT', 0))
  expect([ownerOf(state, 'FT'), askedOf(state)]).toEqual(['A', 'B'])
})

test('S29 Forbidden (1.2b)', () => {
  const state = auctioned(game(4, { privateTradeBetweenPlayers: 'forbidden' }), { B: ['FT'] })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.tradePrivate('FT', 7), '1.2b')
})

test('1a, 1.2b: outside the stock round', () => {
  const state = auctioned(game())
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3 } })
  setOperation(state, 'GT')
  refuses(state, 'A', actions.sell('GT'), '1a')
  refuses(state, 'A', actions.buy('GT'), '1a')
  refuses(state, 'A', actions.pass, '1a')
})

test('S77 The bank breaks in a stock round (4a, 1.2l)', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '5', 0)
  corporation(state, 'BBG', { cell: [0, 4], players: { A: 5 }, startedAt: 6, operated: false })
  bank(state, 5, 'D')
  setStockRound(state, 'B')
  does(state, 'B', actions.buy('BBG'))
  expect([state.bank.cash, state.bankBroken, treasury(state, 'BBG')]).toEqual([-895, true, 1000])
  expect(state.round).toBe('stock')
})

test('G23 The type on offer and the capital (0e, 1.2f, 1.2j)', () => {
  const played = (destinationRule: 'untilSixes' | 'parredBeforeFives') => {
    const state = auctioned(game(4, { destinationRule }))
    setTrainsLeft(state, '4', 0)
    expect(state.phase).toBe('4')
    cash(state, RICH)
    setStockRound(state, 'B')
    does(state, 'B', actions.launch('WGB', 65))
    buyUpTo(state, 'WGB', 4)
    expect(isFloated(state, 'WGB')).toBe(false)
    buyUpTo(state, 'WGB', 5)
    expect(isFloated(state, 'WGB')).toBe(true)
    buyUpTo(state, 'WGB', 7)
    return [treasury(state, 'WGB'), state.corporations.WGB.escrow]
  }
  expect(played('untilSixes')).toEqual([5 * 65, 2 * 65])
  expect(played('parredBeforeFives')).toEqual([7 * 65, 0])
})

test('1.3b: the CGR is sold out and does not move while its price is frozen (S68, 3p)', () => {
  const state = auctioned(game())
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [1, 4], players: { A: 6, B: 4 }, trains: ['4'] })
  setStockRound(state, 'A')
  state.stock!.passes = 4
  nextPlayer(state, silent)
  expect(cell(state, 'CGR')).toEqual([1, 4])
})
