import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  bankrupt,
  cash,
  cashOf,
  corporation,
  does,
  gainFrom,
  kindsFor,
  marker,
  ownerOf,
  refuses,
  setStockRound,
  sharesByHolder,
  stockGame,
  tries,
} from './position.ts'

test('S10 Selling a private (PRIV.2)', () => {
  const state = stockGame({ owners: { A: ['RPSC', 'BHC'] } })
  setStockRound(state, 'A', 1)
  refuses(state, 'A', actions.sellPrivate('RPSC'), 'PRIV.2')
  setStockRound(state, 'A', 2)
  expect(gainFrom(state, 'A', actions.sellPrivate('RPSC'))).toBe(100)
  expect(gainFrom(state, 'A', actions.sellPrivate('BHC'))).toBe(0)
  expect([ownerOf(state, 'RPSC'), state.privates.RPSC.status, state.stock!.lastToAct]).toEqual([
    null,
    'open',
    0,
  ])
  refuses(state, 'A', actions.sellPrivate('RPSC'), 'PRIV.2')
})

test('S11 Buying it back (PRIV.3)', () => {
  const state = stockGame({ owners: { A: ['RPSC'] } })
  corporation(state, 'IOW', { price: 82, players: { A: 3 } })
  cash(state, { A: 500, B: 500 })
  setStockRound(state, 'A')
  does(state, 'A', actions.sellPrivate('RPSC'))
  refuses(state, 'A', actions.buyPrivate('RPSC'), 'PRIV.3')
  const later = tries(state, 'A', actions.pass)
  does(later, 'B', actions.pass)
  does(later, 'C', actions.pass)
  refuses(later, 'A', actions.buyPrivate('RPSC'), 'PRIV.3')
  does(state, 'A', actions.pass)
  expect(gainFrom(state, 'B', actions.buyPrivate('RPSC'))).toBe(-130)
  // IOW has a par price, so he could still exchange it, but buy nothing more
  expect([askedOf(state), kindsFor(state, 'B'), ownerOf(state, 'RPSC')]).toEqual([
    'B',
    ['exchange', 'pass'],
    'B',
  ])
  refuses(state, 'B', actions.buy('IOW'), 'SR.6')
})

test('PRIV.3 A private of the bank, and the money for it', () => {
  const state = stockGame({ owners: { B: ['CMH'] }, inBank: ['YHC'] })
  cash(state, { A: 49, C: 50 })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.buyPrivate('CMH'), 'PRIV.3')
  refuses(state, 'A', actions.buyPrivate('YHC'), 'PRIV.3')
  refuses(state, 'A', actions.buyPrivate('BHC'), 'PRIV.6')
})

test('S12 An exchange before flotation (PRIV.4a, PRIV.4c, FLO.1)', () => {
  const state = stockGame({ owners: { A: ['YHC'] }, layersOpen: 2 })
  corporation(state, 'FYN', { price: null, par: 74, players: { A: 4 } })
  cash(state, { A: 100 })
  setStockRound(state, 'A')
  does(state, 'A', actions.exchange('YHC'))
  expect([state.corporations.FYN.treasury.cash, marker(state, 'FYN'), askedOf(state)]).toEqual([
    740,
    74,
    'A for FYN',
  ])
  does(state, 'A', actions.homeTile('B4 #115 r0'))
  expect([sharesByHolder(state, 'FYN'), state.privates.YHC.status]).toEqual([
    { A: 5, ipo: 5, pool: 0 },
    'closed',
  ])
  does(state, 'A', actions.buy('FYN'))
})

test('PRIV.4 Whose it is, whether it is open, and the parent', () => {
  const state = stockGame({ owners: { A: ['YHC'], B: ['CMH'] }, phase: '6' })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.exchange('CMH'), 'PRIV.4')
  refuses(state, 'A', actions.exchange('YHC'), 'PRIV.4a')
  refuses(state, 'A', actions.exchange('RPSC'), 'PRIV.6')
  refuses(state, 'A', actions.exchange('FFC'), 'PRIV.7')
  const owner = stockGame({ owners: { A: ['FFC'] }, phase: '6' })
  setStockRound(owner, 'A')
  refuses(owner, 'A', actions.exchange('FFC'), 'PRIV.7')
})

test.each([
  ['printed', { RPSC: 'IOW', CMH: 'C&N', YHC: 'FYN', BHC: 'BHI&R' }],
  ['seedTable', { RPSC: 'BHI&R', CMH: 'IOW', YHC: 'C&N', BHC: 'FYN' }],
] as const)('PRIV.4 The table of exchanges: %s', (privateExchange, table) => {
  for (const [id, parent] of Object.entries(table) as [
    keyof typeof table,
    'IOW' | 'C&N' | 'FYN' | 'BHI&R',
  ][]) {
    const state = stockGame({ owners: { B: [id] }, layersOpen: 4, options: { privateExchange } })
    corporation(state, parent, { price: 68, players: { A: 9 }, operated: false })
    cash(state, { A: 1000 })
    setStockRound(state, 'A')
    refuses(state, 'A', actions.buy(parent), 'PRIV.5')
    does(state, 'A', actions.pass)
    does(state, 'B', actions.exchange(id))
    expect(sharesByHolder(state, parent)).toEqual({ A: 9, B: 1, ipo: 0, pool: 0 })
  }
})

test('S13 A reserved certificate (PRIV.5, LAY.2)', () => {
  const state = stockGame({ owners: { B: ['CMH'] } })
  corporation(state, 'C&N', { price: 82, players: { A: 5, B: 4 }, operated: false })
  setStockRound(state, 'A', 1)
  refuses(state, 'A', actions.buy('C&N'), 'PRIV.5')
  refuses(state, 'A', actions.launch('FYN', 62), 'LAY.2')
  does(state, 'A', actions.pass)
  does(state, 'B', actions.exchange('CMH'))
  expect([sharesByHolder(state, 'C&N'), state.layersOpen]).toEqual([{ A: 5, B: 5, ipo: 0, pool: 0 }, 2])
  does(state, 'B', actions.launch('FYN', 62))
})

test('PRIV.5 A private in the bank reserves the certificate, too', () => {
  const state = stockGame({ inBank: ['CMH'] })
  corporation(state, 'C&N', { price: 82, players: { A: 5, B: 4 } })
  cash(state, { A: 500 })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.buy('C&N'), 'PRIV.5')
})

test('S14 An exchange into a bankrupt company (PRIV.4b, BKR.7)', () => {
  const state = stockGame({ owners: { A: ['BHC'] }, layersOpen: 3 })
  bankrupt(state, 'BHI&R')
  cash(state, { B: 100 })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.exchange('BHC'), 'PRIV.4b')
  does(state, 'A', actions.pass)
  does(state, 'B', actions.launch('BHI&R', 50))
  does(state, 'C', actions.pass)
  does(state, 'A', actions.exchange('BHC'))
  expect(sharesByHolder(state, 'BHI&R')).toEqual({ A: 1, B: 2, ipo: 7, pool: 0 })
})

test('S15 Fishbourne (PRIV.7)', () => {
  const early = stockGame({ owners: { B: ['CMH'] }, inBank: ['YHC'], phase: '5' })
  cash(early, { A: 300 })
  setStockRound(early, 'A')
  refuses(early, 'A', actions.buyPrivate('FFC'), 'PRIV.7')
  const state = stockGame({ owners: { B: ['CMH'] }, inBank: ['YHC'], phase: '6' })
  corporation(state, 'C&N', { price: 82, players: { B: 5, C: 4 } })
  cash(state, { A: 300, B: 300 })
  setStockRound(state, 'A')
  const events = does(state, 'A', actions.buyPrivate('FFC'))
  expect([cashOf(state, 'A'), ownerOf(state, 'FFC')]).toEqual([100, 'A'])
  expect(events.flatMap((event) => (event.kind === 'private-closed' ? [event.private] : []))).toEqual([
    'YHC',
    'CMH',
  ])
  // the last certificate is an ordinary one
  does(state, 'B', actions.buy('C&N'))
})

test('PRIV.7 Fishbourne is sold to the bank and bought again', () => {
  const state = stockGame({ owners: { A: ['FFC'] }, phase: '6' })
  cash(state, { B: 200 })
  setStockRound(state, 'A')
  expect(gainFrom(state, 'A', actions.sellPrivate('FFC'))).toBe(170)
  does(state, 'A', actions.pass)
  expect(gainFrom(state, 'B', actions.buyPrivate('FFC'))).toBe(-200)
})

test('G05 Exchanging in the turn of another player (PRIV.4)', () => {
  const charter = { price: null, par: 74, players: { C: 2 } } as const
  const strict = stockGame({ owners: { A: ['YHC'] }, layersOpen: 2 })
  corporation(strict, 'FYN', charter)
  setStockRound(strict, 'B')
  refuses(strict, 'A', actions.exchange('YHC'), 'PRIV.4')
  const state = stockGame({ owners: { A: ['YHC'] }, layersOpen: 2, options: { exchangeTiming: 'anyTime' } })
  corporation(state, 'FYN', charter)
  setStockRound(state, 'B')
  expect(askedOf(state)).toBe('B,A')
  expect(kindsFor(state, 'A')).toEqual(['exchange'])
  does(state, 'A', actions.exchange('YHC'))
  expect([askedOf(state), sharesByHolder(state, 'FYN')]).toEqual(['B', { A: 1, C: 2, ipo: 7, pool: 0 }])
})

test('G06 A turn does not end by itself while an exchange is possible (PRIV.4d, PRIV.7)', () => {
  const state = stockGame({ owners: { A: ['YHC'] }, layersOpen: 4, phase: '6' })
  bankrupt(state, 'FYN')
  cash(state, { A: 300, B: 300 })
  setStockRound(state, 'A')
  does(state, 'A', actions.launch('FYN', 62))
  expect([askedOf(state), kindsFor(state, 'A')]).toEqual(['A', ['exchange', 'pass']])
  const exchanged = tries(state, 'A', actions.exchange('YHC'))
  expect([askedOf(exchanged), sharesByHolder(exchanged, 'FYN')]).toEqual(['B', { A: 3, ipo: 7, pool: 0 }])
  does(state, 'A', actions.pass)
  does(state, 'B', actions.buyPrivate('FFC'))
  expect(state.privates.YHC.status).toBe('closed')
})

test('PRIV.4d An exchange alone is a pass', () => {
  const state = stockGame({ owners: { A: ['YHC'] }, layersOpen: 2 })
  corporation(state, 'FYN', { price: null, par: 74, players: { C: 2 } })
  setStockRound(state, 'A')
  does(state, 'A', actions.exchange('YHC'))
  does(state, 'A', actions.pass)
  expect([state.stock!.passes, state.stock!.lastToAct]).toEqual([1, null])
})
