import { expect, test } from 'vitest'
import { actions, bankrupt, cash, corporation, setStockRound, stockGame } from '../scenarios/position.ts'
import { changed, JA, put } from './testing/readers.ts'

/** A, president of IOW, is to act; IOW is trainless. */
function market(charter: Partial<Parameters<typeof corporation>[2]> = {}, given = {}) {
  const state = stockGame({ layersOpen: 2, phase: '5', ...given })
  corporation(state, 'IOW', { price: 90, par: 100, players: { A: 4, B: 2 }, pool: 1, ...charter })
  cash(state, { A: 400, B: 100 })
  setStockRound(state, 'A')
  return state
}

test('SR.4: a share of the IPO, with everything that it changes', () => {
  const choice = put(market(), 'A', actions.buy('IOW'))
  expect(choice.label).toBe('Buy a share of IOW from the IPO for £100')
  expect(put(market(), 'A', actions.buy('IOW'), JA).label).toContain('£100')
  expect(changed(choice)).toEqual([
    'Your cash £400 → £300',
    'Your share of IOW 40% → 50%',
    'Certificates 3/21 → 4/21',
  ])
})

test('SR.9, MKT.3: a sale at half price, and what becomes of the price', () => {
  const choice = put(market(), 'A', actions.sell('IOW', 2))
  expect(choice).toMatchObject({
    label: 'Sell 2 shares of IOW for £90',
    notes: ['The company has no train: half price.', '2 × £45'],
  })
  expect(changed(choice)).toContain('Price of IOW £90 → £82')
})

test('MKT.4: the first share out of the red zone', () => {
  const choice = put(market({ price: 158, trains: ['5+3'] }), 'A', actions.sell('IOW', 1))
  expect(choice).toMatchObject({
    label: 'Sell a share of IOW for £158',
    notes: ['From the red zone the first share sold moves nothing.'],
  })
})

test('SR.4, FLO.1: a launch with its home and what is missing until it floats', () => {
  const choice = put(market(), 'A', actions.launch('FYN', 68))
  expect(choice).toMatchObject({
    label: 'Launch FYN at £68 for £136',
    notes: [
      'Home token in Yarmouth (B4).',
      'Players then hold 2 of the 5 shares that float FYN.',
      'Cash left for 3 shares.',
    ],
  })
})

test('FLO.2: a purchase that floats a company', () => {
  const state = market()
  corporation(state, 'FYN', { price: null, par: 68, players: { A: 4 } })
  setStockRound(state, 'A')
  const choice = put(state, 'A', actions.buy('FYN'))
  expect(choice.notes).toEqual(['FYN floats and gets 680cc.'])
  expect(changed(choice)).toContain('Treasury of FYN 0cc → 680cc')
})

test('PRIV.2 to PRIV.4: privates that are sold, bought and exchanged', () => {
  const state = market({}, { owners: { A: ['RPSC'] }, inBank: ['CMH'] })
  expect(put(state, 'A', actions.sellPrivate('RPSC')).label).toBe('Sell Ryde Pier to the bank for £100')
  expect(put(state, 'A', actions.buyPrivate('CMH')).label).toBe('Buy Cowes for £90')
  expect(put(state, 'A', actions.exchange('RPSC'))).toMatchObject({
    label: 'Exchange Ryde Pier for a share of IOW',
    notes: ['The private is then closed for good.'],
  })
})

test('PRIV.7: what Fishbourne closes', () => {
  const state = market({}, { phase: '6', owners: { B: ['YHC'] } })
  expect(JSON.stringify(put(state, 'A', actions.buyPrivate('FFC')))).toContain('Yarmouth')
})

test('FLO.3: a home tile', () => {
  const state = market()
  corporation(state, 'FYN', { price: 68, players: { A: 5 }, operated: false })
  setStockRound(state, 'A')
  state.homeTileOf = 'FYN'
  expect(put(state, 'A', actions.homeTile('B4 #5 r5'))).toMatchObject({
    label: 'Lay #5 in Yarmouth (B4)',
    hex: { hex: 'B4' },
  })
})

test('MKT.9, BKR.1: a sale that ruins a company is warned of', () => {
  const choice = put(market({ price: 7 }), 'A', actions.sell('IOW', 2))
  expect(choice.warning).toContain('IOW goes bankrupt: its shares go back to the IPO without payment.')
})

test('SR.11: a sale after which nobody is president', () => {
  const choice = put(market({ players: { A: 2, B: 1 }, president: 'A' }), 'A', actions.sell('IOW', 2))
  expect(choice.warning).toContain('IOW will be in receivership.')
})

test('BKR.7: a company that starts again says nothing of a home token', () => {
  const state = market()
  bankrupt(state, 'C&N')
  expect(put(state, 'A', actions.launch('C&N', 40)).notes).toEqual([
    'Players then hold 2 of the 5 shares that float C&N.',
    'Cash left for 8 shares.',
  ])
})
