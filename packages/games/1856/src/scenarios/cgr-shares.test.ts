import { expect, test } from 'vitest'
import { certificateLimit } from '../certificateLimit.ts'
import type { Event1856 } from '../events.ts'
import { certificatesOf, holdingLimit, poolLimit, priceOf, type State1856, scoreOf } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  cash,
  cashOf,
  cell,
  closeForGood,
  corporation,
  does,
  game,
  kindsFor,
  presidentOf,
  refuses,
  setPhase,
  setStockRound,
  sharesByHolder,
  treasury,
  tries,
} from './position.ts'

function formed(players = 4, options: Parameters<typeof game>[1] = {}): State1856 {
  const state = auctioned(game(players, options))
  setPhase(state, '6')
  return state
}

/** 3h: C is president with one share, and the second half is nowhere. */
function withHalf(players: { A?: number; B?: number; C: 1 } = { C: 1 }): State1856 {
  const state = formed(3)
  corporation(state, 'CGR', { cell: [0, 8], par: 175, players, president: 'C' })
  state.corporations.CGR.shares.bank--
  return state
}

const payments = (events: readonly Event1856[]) =>
  events.flatMap((event) => (event.kind === 'paid' ? [[event.payer, event.payee, event.amount]] : []))

test('S63 Who cannot pay for the second half is bankrupt (3h, 4b)', () => {
  const state = withHalf()
  corporation(state, 'WGB', { cell: [5, 4], players: { C: 2, A: 2 }, president: 'C' })
  corporation(state, 'THB', { cell: [5, 4], players: { C: 2 } })
  cash(state, { C: 24 })
  setStockRound(state, 'C')
  refuses(state, 'C', actions.pass, '3h')
  refuses(state, 'C', actions.buy('THB'), '3h')
  refuses(state, 'C', actions.completeCertificate(), '3h')
  refuses(state, 'C', actions.sell('CGR'), '1.1e')
  does(state, 'C', actions.sell('WGB', 2))
  expect([presidentOf(state, 'WGB'), cashOf(state, 'C')]).toEqual(['A', 154])
  refuses(state, 'C', actions.sell('THB'), '1.1e')
  does(state, 'C', actions.bankrupt)
  expect([state.round, state.endReason, askedOf(state)]).toEqual(['over', 'bankruptcy', ''])
  expect([cashOf(state, 'C'), scoreOf(state, 2)]).toEqual([154, 154 + 2 * 65 + 175])
})

test('S63 With $200 he pays for the second half (3h)', () => {
  const state = withHalf()
  cash(state, { C: 200 })
  setStockRound(state, 'C')
  state.stock!.passes = 2
  expect(kindsFor(state, 'C')).toEqual(['complete-certificate'])
  refuses(state, 'C', actions.bankrupt, '3h')
  expect(payments(does(state, 'C', actions.completeCertificate()))).toEqual([[2, 'bank', 175]])
  expect([sharesByHolder(state, 'CGR'), cashOf(state, 'C')]).toEqual([{ C: 2, bank: 8, pool: 0 }, 25])
  expect([presidentOf(state, 'CGR'), askedOf(state)]).toEqual(['C', 'A'])
  expect([state.stock!.passes, state.stock!.lastToAct]).toEqual([0, 2])
  refuses(state, 'A', actions.completeCertificate(), '3h')
})

test('3h: he sells only as far as that is needed, and so that the price stays in reach', () => {
  const state = withHalf()
  corporation(state, 'GT', { cell: [0, 4], players: { C: 4, A: 4 } })
  corporation(state, 'GW', { cell: [0, 4], players: { A: 4, C: 1 } })
  cash(state, { C: 24 })
  setStockRound(state, 'C')
  refuses(state, 'C', actions.sell('GT', 3), '3h')
  tries(state, 'C', actions.sell('GT', 2), actions.completeCertificate())
  tries(state, 'C', actions.sell('GW', 1), actions.sell('GT', 1), actions.completeCertificate())
  cash(state, { C: 0 })
  state.corporations.GT.shares = { players: [4, 0, 4, 0].slice(0, 3), bank: 0, pool: 2 }
  does(state, 'C', actions.sell('GT', 2))
  refuses(state, 'C', actions.sell('GW'), '3h')
})

test('3h: at the market price of a pool share, where that is cheaper', () => {
  const state = withHalf()
  state.corporations.CGR.shares = { players: [0, 0, 1], bank: 7, pool: 1 }
  cash(state, { C: 180 })
  setStockRound(state, 'C')
  does(state, 'C', actions.completeCertificate('pool'))
  expect(sharesByHolder(state, 'CGR')).toEqual({ C: 2, bank: 7, pool: 1 })
})

test('S64 Another player takes over the certificate (3h)', () => {
  const state = withHalf({ A: 1, C: 1 })
  setStockRound(state, 'A')
  const events = does(state, 'A', actions.buy('CGR'))
  expect(payments(events)).toEqual([[0, 'bank', 175]])
  expect(sharesByHolder(state, 'CGR')).toEqual({ A: 2, C: 1, bank: 7, pool: 0 })
  expect([presidentOf(state, 'CGR'), askedOf(state)]).toEqual(['A', 'B'])
  does(state, 'B', actions.pass)
  does(state, 'C', actions.pass)
})

test('3h: a first share takes nothing over', () => {
  const state = withHalf()
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('CGR'))
  expect(sharesByHolder(state, 'CGR')).toEqual({ A: 1, C: 1, bank: 7, pool: 0 })
  expect(presidentOf(state, 'CGR')).toBe('C')
})

test('S68 A frozen price (3p)', () => {
  const state = formed()
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5, B: 2 }, trains: ['4'] })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('CGR', 4))
  expect([cashOf(state, 'A'), priceOf(state, 'CGR')]).toEqual([775, 100])
})

test('S70 A row for each 10% (1.1c, 1.1d, 1.2m)', () => {
  for (const [count, row] of [
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ] as const) {
    const state = formed()
    corporation(state, 'CGR', { cell: [0, 4], players: { A: 6, B: 4 }, shares: 20, trains: ['5'] })
    expect([poolLimit(state, 'CGR'), holdingLimit(state, 'CGR')]).toEqual([10, 12])
    setStockRound(state, 'A')
    does(state, 'A', actions.sell('CGR', count))
    expect(cell(state, 'CGR')).toEqual([row, 4])
  }
})

test('S71 A pool above 50% (1.2d)', () => {
  const state = formed()
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 2 }, pool: 6, trains: ['5'] })
  setStockRound(state, 'B')
  refuses(state, 'B', actions.buy('CGR', 'bank'), '1.2d')
  does(state, 'B', actions.buy('CGR', 'pool'))
  does(state, 'C', actions.buy('CGR', 'bank'))
})

test('G03 A pool above 50% of twenty, and in a brown cell (1.2d)', () => {
  const state = formed()
  corporation(state, 'CGR', {
    cell: [0, 5],
    par: 110,
    players: { A: 5 },
    pool: 11,
    shares: 20,
    trains: ['5'],
  })
  setStockRound(state, 'B')
  refuses(state, 'B', actions.buy('CGR', 'bank'), '1.2d')
  does(state, 'B', actions.buy('CGR', 'pool'))
  does(state, 'C', actions.buy('CGR', 'bank'))
  const brown = formed()
  corporation(brown, 'CGR', { cell: [6, 0], players: { A: 5 }, pool: 11, shares: 20, trains: ['5'] })
  setStockRound(brown, 'B')
  does(brown, 'B', actions.buy('CGR', 'bank'))
})

/** 3m: four corporations besides the CGR. */
function withFewCorporations(options: Parameters<typeof game>[1] = {}): State1856 {
  const state = formed(4, options)
  corporation(state, 'CGR', { cell: [0, 4], players: { B: 2 }, trains: ['5'] })
  for (const id of ['BBG', 'CA', 'CPR'] as const)
    corporation(state, id, { cell: [0, 4], players: { A: 4, B: 5 } })
  closeForGood(state, 'GT', 'GW', 'LPS', 'TGB', 'THB', 'WR', 'WGB')
  state.corporationsAtFormation = 5
  return state
}

test('S73 The limit shrinks (3m, 1d)', () => {
  const state = withFewCorporations()
  setStockRound(state, 'A')
  expect([certificateLimit(state), certificatesOf(state, 0)]).toEqual([10, 12])
  refuses(state, 'A', actions.pass, '1d')
  refuses(state, 'A', actions.buy('CGR'), '1d')
  does(state, 'A', actions.sell('BBG'))
  refuses(state, 'A', actions.pass, '1d')
  does(state, 'A', actions.sell('CA'))
  does(state, 'A', actions.pass)
})

test.each([
  ['live', 8],
  ['formationOnly', 16],
  ['fixed', 10],
] as const)('S74 A corporation closes later: %s (3m)', (certLimitTable, limit) => {
  const state = withFewCorporations({ certLimitTable })
  expect(certificateLimit(state)).toBe(10)
  closeForGood(state, 'CV')
  expect(certificateLimit(state)).toBe(limit)
})

/** G01: 12 certificates of others, the president's certificate and so many further shares of twenty. */
function withHalves(further: number): State1856 {
  const state = formed(4, { certLimitTable: 'formationOnly' })
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 2 + further }, shares: 20, trains: ['5'] })
  for (const id of ['BBG', 'CA', 'CPR'] as const)
    corporation(state, id, { cell: [0, 4], players: { A: 4, B: 5 } })
  corporation(state, 'CV', { cell: [0, 4], players: { B: 5 } })
  state.corporationsAtFormation = null
  cash(state, { A: 1000 })
  setStockRound(state, 'A')
  return state
}

test('G01, G02 Shares of 5% count one half (1.2n)', () => {
  const state = withHalves(5)
  expect([certificateLimit(state), certificatesOf(state, 0)]).toEqual([16, 15.5])
  refuses(state, 'A', actions.buy('CV'), '1.2n')
  does(state, 'A', actions.buy('CGR'))
  expect(certificatesOf(state, 0)).toBe(16)
  refuses(withHalves(6), 'A', actions.buy('CGR'), '1.2n')
})

test('G04 A tie changes nothing (1.2q, 3h)', () => {
  const state = formed()
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 2, B: 1 }, trains: ['5'] })
  setStockRound(state, 'B')
  does(state, 'B', actions.buy('CGR'))
  expect(presidentOf(state, 'CGR')).toBe('A')
  setStockRound(state, 'B', 3)
  does(state, 'B', actions.buy('CGR'))
  expect([presidentOf(state, 'CGR'), sharesByHolder(state, 'CGR')]).toEqual([
    'B',
    { A: 2, B: 3, bank: 5, pool: 0 },
  ])
  const twenty = formed()
  corporation(twenty, 'CGR', { cell: [0, 4], players: { A: 2, B: 1 }, shares: 20, trains: ['5'] })
  setStockRound(twenty, 'B')
  does(twenty, 'B', actions.buy('CGR'))
  expect(presidentOf(twenty, 'CGR')).toBe('A')
})

test('G06 Bank shares of the CGR pay the bank (3g)', () => {
  const state = formed()
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5 }, pool: 3 })
  setStockRound(state, 'B')
  const before = state.bank.cash
  does(state, 'B', actions.buy('CGR'))
  expect([state.bank.cash - before, treasury(state, 'CGR'), state.corporations.CGR.escrow]).toEqual([
    100, 0, 0,
  ])
})
