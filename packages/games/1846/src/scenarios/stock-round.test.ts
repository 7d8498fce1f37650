import { expect, test } from 'vitest'
import { CORPORATIONS } from '../components/companies.ts'
import { certificateLimit, certificatesOf, type State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  allPass,
  askedOf,
  beginSecondRound,
  cash,
  cashOf,
  closeForGood,
  corporation,
  does,
  doesWithConsent,
  game,
  orderOf,
  presidentOf,
  priceNow,
  refuses,
  seatOf,
  setOperation,
  setStockRound,
  sharesByHolder,
  tokenPlaces,
  treasury,
  tries,
} from './position.ts'

test('S15 Launching Illinois Central (5.1c, 5.1d)', () => {
  const state = afterDraft(game())
  setStockRound(state, 'A')
  const bank = state.bank.cash
  does(state, 'A', actions.launch('IC', 90))
  expect(cashOf(state, 'A')).toBe(400 - 180)
  expect(treasury(state, 'IC')).toBe(270)
  expect(state.bank.cash).toBe(bank - 90)
  expect(priceNow(state, 'IC')).toBe(90)
  expect(tokenPlaces(state, 'IC')).toEqual(['K3.0'])
  expect(sharesByHolder(state, 'IC')).toEqual({ A: 2, market: 0, treasury: 8 })
  expect(presidentOf(state, 'IC')).toBe('A')
})

test('S16 Every share costs the current price (5.1b)', () => {
  const state = afterDraft(game())
  corporation(state, 'IC', { price: 112, players: { A: 3 }, market: 1 })
  setStockRound(state, 'B')
  does(state, 'B', actions.buy('IC', 'treasury'))
  expect(cashOf(state, 'B')).toBe(400 - 112)
  expect(treasury(state, 'IC')).toBe(112)
  const bank = state.bank.cash
  does(state, 'C', actions.buy('IC', 'market'))
  expect(cashOf(state, 'C')).toBe(400 - 112)
  expect(state.bank.cash).toBe(bank + 112)
  expect(treasury(state, 'IC')).toBe(112)
  expect(sharesByHolder(state, 'IC')).toEqual({ A: 3, B: 1, C: 1, market: 0, treasury: 5 })
})

/** The order that an operating round announces. */
const announced = (events: readonly { kind: string }[]) =>
  (events.find(({ kind }) => kind === 'operating-round') as { order?: string[] }).order

test('S17 The order of the first two operating rounds (4.2, 4.4)', () => {
  const state = afterDraft(game(), { E: ['MS', 'BIG4'] })
  setStockRound(state, 'A', 1)
  does(state, 'A', actions.launch('NYC', 70))
  does(state, 'B', actions.launch('GT', 70))
  does(state, 'C', actions.launch('PRR', 80))
  does(state, 'D', actions.launch('IC', 90))
  expect(announced(allPass(state))).toEqual(['MS', 'BIG4', 'NYC', 'GT', 'PRR', 'IC'])
  expect(announced(beginSecondRound(state, 1))).toEqual(['MS', 'BIG4', 'IC', 'PRR', 'NYC', 'GT'])
})

test("S18 A president's sale moves the price once (5.20, 5.20a)", () => {
  const state = afterDraft(game())
  corporation(state, 'GT', { price: 124, players: { A: 5, B: 2 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('GT', 3))
  expect(cashOf(state, 'A')).toBe(400 + 372)
  expect(priceNow(state, 'GT')).toBe(112)
  does(state, 'A', actions.pass)
  does(state, 'B', actions.sell('GT', 2))
  expect(cashOf(state, 'B')).toBe(400 + 224)
  expect(priceNow(state, 'GT')).toBe(112)
})

test('S19 Selling before it has operated (5.21)', () => {
  const state = afterDraft(game(3))
  setStockRound(state, 'A')
  does(state, 'A', actions.launch('GT', 60))
  does(state, 'B', actions.buy('GT'))
  does(state, 'C', actions.pass)
  does(state, 'A', actions.buy('GT'))
  refuses(state, 'B', actions.sell('GT'), '5.21')
  does(state, 'B', actions.pass)
  does(state, 'C', actions.pass)
  does(state, 'A', actions.sell('GT'))
  expect(sharesByHolder(state, 'GT')).toEqual({ A: 2, B: 1, market: 1, treasury: 6 })
})

test("S20 Selling out of the president's share (5.24)", () => {
  const state = afterDraft(game())
  corporation(state, 'NYC', { price: 100, players: { A: 2, B: 2, C: 2 }, market: 4 })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('NYC'))
  expect(cashOf(state, 'A')).toBe(500)
  expect(presidentOf(state, 'NYC')).toBe('B')
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 1, B: 2, C: 2, market: 5, treasury: 0 })
  expect(priceNow(state, 'NYC')).toBe(90)
  expect(certificatesOf(state, seatOf('B'))).toBe(1)
  does(state, 'A', actions.pass)
  does(state, 'B', actions.pass)
  refuses(state, 'C', actions.sell('NYC'), '5.24')
})

test('S21 A tie changes nothing (5.23)', () => {
  const state = afterDraft(game())
  corporation(state, 'NYC', { price: 100, players: { A: 3, B: 2 } })
  setStockRound(state, 'B')
  does(state, 'B', actions.buy('NYC'))
  expect(presidentOf(state, 'NYC')).toBe('A')
  setStockRound(state, 'A', 3)
  does(state, 'A', actions.sell('NYC'))
  expect(presidentOf(state, 'NYC')).toBe('B')
  expect(priceNow(state, 'NYC')).toBe(90)
})

test('S22 The first clockwise of equals (5.23)', () => {
  const state = afterDraft(game(4))
  corporation(state, 'NYC', { price: 100, players: { A: 4, B: 1, C: 2, D: 2 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('NYC', 3))
  expect(presidentOf(state, 'NYC')).toBe('C')
})

test('S23 A purchase makes a president (5.12)', () => {
  const state = afterDraft(game())
  corporation(state, 'NYC', { price: 100, players: { A: 2, B: 2 } })
  setStockRound(state, 'B')
  does(state, 'B', actions.buy('NYC'))
  expect(presidentOf(state, 'NYC')).toBe('B')
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 2, B: 3, market: 0, treasury: 5 })
  expect([certificatesOf(state, seatOf('A')), certificatesOf(state, seatOf('B'))]).toEqual([2, 2])
})

test('S24 Not what one has sold (5.13)', () => {
  const state = afterDraft(game())
  corporation(state, 'GT', { price: 100, players: { A: 3, C: 2 } })
  corporation(state, 'ERIE', { price: 90, players: { A: 3 } })
  setStockRound(state, 'C')
  does(state, 'C', actions.sell('GT'))
  refuses(state, 'C', actions.buy('GT', 'treasury'), '5.13')
  refuses(state, 'C', actions.buy('GT', 'market'), '5.13')
  does(state, 'C', actions.buy('ERIE'))
  for (const name of ['D', 'E', 'A', 'B'] as const) does(state, name, actions.pass)
  refuses(state, 'C', actions.buy('GT', 'market'), '5.13')
  allPass(state)
  setStockRound(state, 'C', 3)
  does(state, 'C', actions.buy('GT', 'market'))
})

test('S25 The certificate limit (5.13a, 5.13b)', () => {
  const state = afterDraft(game(5), { D: ['TBC', 'MC'] })
  corporation(state, 'PRR', { price: 60, players: { D: 3 } })
  corporation(state, 'NYC', { price: 60, players: { A: 3, D: 2 }, treasury: 100 })
  corporation(state, 'B&O', { price: 60, players: { A: 3, D: 2 } })
  corporation(state, 'ERIE', { price: 60, players: { B: 3, D: 2 } })
  corporation(state, 'GT', { price: 60, players: { B: 3, D: 1 } })
  expect(certificatesOf(state, seatOf('D'))).toBe(11)
  setStockRound(state, 'D')
  for (const id of ['PRR', 'NYC', 'B&O', 'ERIE', 'GT'] as const) refuses(state, 'D', actions.buy(id), '5.14')
  refuses(state, 'D', actions.launch('IC', 40), '5.14')
  setOperation(state, 'NYC')
  doesWithConsent(state, 'A', actions.buyPrivate('TBC', 1))
  expect(certificatesOf(state, seatOf('D'))).toBe(10)
  setStockRound(state, 'D', 3)
  does(state, 'D', actions.buy('GT'))
  expect(certificatesOf(state, seatOf('D'))).toBe(11)
})

test('S26 No exchange makes room for a purchase (5.14)', () => {
  const state = afterDraft(game(5))
  corporation(state, 'PRR', { price: 60, players: { A: 2, E: 2 }, president: 'A' })
  corporation(state, 'NYC', { price: 60, players: { A: 4, E: 3 } })
  corporation(state, 'B&O', { price: 60, players: { B: 4, E: 3 } })
  corporation(state, 'ERIE', { price: 60, players: { C: 4, E: 3 } })
  expect(certificatesOf(state, seatOf('E'))).toBe(11)
  setStockRound(state, 'E')
  refuses(state, 'E', actions.buy('PRR'), '5.14')
})

test('S27 Not above 60% (5.11)', () => {
  const state = afterDraft(game())
  corporation(state, 'PRR', { price: 60, players: { A: 6 } })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.buy('PRR'), '5.11')
  does(state, 'A', actions.launch('GT', 60))
})

test('S28 The priority card (5.4a)', () => {
  const state = afterDraft(game())
  corporation(state, 'PRR', { price: 60, players: { A: 3 } })
  setStockRound(state, 'C')
  does(state, 'C', actions.buy('PRR'))
  for (const name of ['D', 'E', 'A', 'B'] as const) does(state, name, actions.pass)
  expect(state.round).toBe('stock')
  does(state, 'C', actions.pass)
  expect(state.round).toBe('operating')
  expect(state.priority).toBe(seatOf('D'))
})

test('S28 The priority card stays where nobody acts (5.4a)', () => {
  const state = afterDraft(game())
  corporation(state, 'PRR', { price: 60, players: { A: 3 } })
  setStockRound(state, 'A')
  allPass(state)
  expect(state.round).toBe('operating')
  expect(state.priority).toBe(seatOf('A'))
})

test('S29 Prices at the end of the round (5.4b, 4.2)', () => {
  const state = afterDraft(game())
  corporation(state, 'PRR', { price: 112, players: { A: 3 }, market: 1 })
  corporation(state, 'NYC', { price: 100, players: { B: 6, C: 4 } })
  corporation(state, 'GT', { price: 90, players: { D: 6, E: 4 } })
  setStockRound(state, 'A')
  allPass(state)
  expect([priceNow(state, 'PRR'), priceNow(state, 'NYC'), priceNow(state, 'GT')]).toEqual([100, 112, 100])
  expect(orderOf(state)).toEqual(['NYC', 'PRR', 'GT'])
  expect(askedOf(state)).toBe('B for NYC')
  expect(state.toOperate).toEqual(['PRR', 'GT'])
})

/** B with eleven certificates, and C&O about to close. */
function aboutToClose(): State1846 {
  const state = afterDraft(game(5))
  corporation(state, 'NYC', { price: 60, players: { A: 5, B: 3 } })
  corporation(state, 'B&O', { price: 60, players: { D: 5, B: 4 } })
  corporation(state, 'ERIE', { price: 60, players: { E: 5, B: 4 } })
  corporation(state, 'GT', { price: 60, players: { D: 3 } })
  corporation(state, 'C&O', { price: 10, players: { C: 3 }, market: 1, treasury: 70, trains: ['2'] })
  return state
}

test('S30 A price of 0 at the end of the round (5.25, 5.4b)', () => {
  const state = aboutToClose()
  expect([certificateLimit(state), certificatesOf(state, seatOf('B'))]).toEqual([11, 11])
  const train = state.corporations['C&O'].trains[0]!.id
  setStockRound(state, 'A')
  const bank = state.bank.cash
  allPass(state)
  expect(state.corporations['C&O']).toMatchObject({
    status: 'closed',
    president: null,
    treasury: { cash: 0 },
    trains: [],
  })
  expect(sharesByHolder(state, 'C&O')).toEqual({ market: 0, treasury: 0 })
  expect(tokenPlaces(state, 'C&O')).toEqual([])
  expect(state.scrapped).toContain(train)
  expect(cashOf(state, 'C')).toBe(400)
  expect(state.bank.cash).toBe(bank + 70)
  expect(certificateLimit(state)).toBe(10)
  expect(orderOf(state)).not.toContain('C&O')
})

test('S30 Whoever is above the limit sells first (5.15)', () => {
  const state = aboutToClose()
  setStockRound(state, 'A')
  allPass(state)
  setStockRound(state, 'B', 3)
  refuses(state, 'B', actions.pass, '5.15')
  refuses(state, 'B', actions.buy('GT'), '5.15')
  refuses(state, 'B', actions.launch('IC', 40), '5.15')
  does(state, 'B', actions.sell('NYC'))
  expect(certificatesOf(state, seatOf('B'))).toBe(10)
  expect(tries(state, 'B', actions.pass).stock!.seat).toBe(seatOf('C'))
  refuses(state, 'B', actions.buy('GT'), '5.14')
})

test('S103 A turn ends by itself when nothing more can be done in it (5.0a, 5.13, 5.20, 5.20a, 5.23)', () => {
  const state = afterDraft(game(3, { with: ['C&O'] }))
  corporation(state, 'NYC', { price: 50, players: { A: 2, B: 2, C: 4 }, operated: false })
  closeForGood(
    state,
    ...CORPORATIONS.filter((id) => id !== 'C&O' && state.corporations[id].status === 'waiting'),
  )
  cash(state, { A: 15, B: 15, C: 0 })
  setStockRound(state, 'C')
  const othersPass = [
    { kind: 'passed', seat: seatOf('A'), idle: true },
    { kind: 'passed', seat: seatOf('B'), idle: true },
  ]
  const passes = (events: readonly { kind: string }[]) => events.filter(({ kind }) => kind === 'passed')

  // $50 launches nothing, so the first turn is over with the sale
  expect(passes(does(state, 'C', actions.sell('NYC', 1)))).toEqual(othersPass)
  expect([askedOf(state), cashOf(state, 'C'), priceNow(state, 'NYC')]).toEqual(['C', 50, 40])
  refuses(state, 'C', actions.buy('NYC'), '5.13')

  // $90 would launch C&O, so the second goes on
  expect(passes(does(state, 'C', actions.sell('NYC', 1)))).toEqual([])
  expect([askedOf(state), cashOf(state, 'C'), priceNow(state, 'NYC')]).toEqual(['C', 90, 30])
  refuses(state, 'C', actions.sell('NYC', 1), '5.20')
  expect(tries(state, 'C', actions.launch('C&O', 40)).corporations['C&O'].status).toBe('launched')
  expect(passes(does(state, 'C', actions.pass))).toEqual(othersPass)

  does(state, 'C', actions.sell('NYC', 1))
  expect([cashOf(state, 'C'), priceNow(state, 'NYC'), presidentOf(state, 'NYC')]).toEqual([120, 20, 'A'])
  expect(sharesByHolder(state, 'NYC')).toEqual({ A: 2, B: 2, C: 1, market: 3, treasury: 2 })
})

test('the round ends with a sale after which nobody can do anything (5.0, 5.0a)', () => {
  const state = afterDraft(game(3))
  corporation(state, 'NYC', { price: 50, players: { A: 6, B: 2 }, market: 2, operated: false })
  closeForGood(state, ...CORPORATIONS.filter((id) => state.corporations[id].status === 'waiting'))
  cash(state, { A: 0, B: 15, C: 15 })
  setStockRound(state, 'A')
  // the market is full, and nobody can pay for a share
  const events = does(state, 'A', actions.sell('NYC', 3))
  expect(events.filter(({ kind }) => kind === 'passed')).toEqual(
    ['B', 'C', 'A'].map((name) => ({ kind: 'passed', seat: seatOf(name as 'A'), idle: true })),
  )
  expect([state.round, state.priority]).toEqual(['operating', seatOf('B')])
})
