import { expect, test } from 'vitest'
import { sharesReserved } from '../state.ts'
import {
  actions,
  askedOf,
  cash,
  corporation,
  does,
  gainFrom,
  marker,
  type Name,
  presidentOf,
  refuses,
  seatOf,
  setStockRound,
  sharesByHolder,
  slots,
  stockGame,
  treasury,
  typesOf,
} from './position.ts'

/** S&C at 14 with a train; of other companies the players hold so much. */
function shanklin(others: Parameters<typeof corporation>[2]['players'], priority: Name = 'A') {
  const state = stockGame({ phase: '6', layersOpen: 4 })
  corporation(state, 'S&C', {
    price: 14,
    par: 62,
    players: { B: 5, C: 3 },
    pool: 2,
    trains: ['6+3'],
    treasury: 40,
  })
  corporation(state, 'C&N', { price: 100, players: others, trains: ['6+3'] })
  state.priority = seatOf(priority)
  cash(state, { A: 300, B: 300, C: 300 })
  setStockRound(state, 'B', 5)
  return state
}

test('S72 Bankruptcy in a stock round (MKT.9, BKR.1 to BKR.6)', () => {
  const state = shanklin({ A: 4, B: 4, C: 2 })
  corporation(state, 'IOW', { price: 100, players: { A: 2 } })
  setStockRound(state, 'B', 5)
  expect(gainFrom(state, 'B', actions.sell('S&C', 5))).toBe(70)
  expect([sharesByHolder(state, 'S&C'), presidentOf(state, 'S&C'), marker(state, 'S&C')]).toEqual([
    { ipo: 10, pool: 0 },
    null,
    null,
  ])
  expect([state.priority, askedOf(state), state.set, state.stock!.sold]).toEqual([2, 'C', 5, [[], [], []]])
  expect([typesOf(state, 'S&C'), treasury(state, 'S&C'), slots(state, 'F12')]).toEqual([['6+3'], 40, ['S&C']])
  does(state, 'C', actions.pass)
  does(state, 'A', actions.pass)
  does(state, 'B', actions.launch('S&C', 40))
})

test('S73 Restart (BKR.7, BKR.8)', () => {
  const state = shanklin({ A: 6, B: 4 })
  does(state, 'B', actions.sell('S&C', 5))
  expect(askedOf(state)).toBe('C')
  refuses(state, 'C', actions.launch('S&C', 65), 'BKR.7')
  refuses(state, 'C', actions.launch('S&C', 68), 'BKR.7')
  expect(gainFrom(state, 'C', actions.launch('S&C', 62))).toBe(-124)
  for (const name of ['A', 'B', 'C'] as const) does(state, name, actions.buy('S&C'))
  const { bankrupt, tokensLeft } = state.corporations['S&C']
  expect([treasury(state, 'S&C'), marker(state, 'S&C'), typesOf(state, 'S&C'), bankrupt, tokensLeft]).toEqual(
    [660, 62, ['6+3'], false, 1],
  )
  // 1860-BKR.8: no home tile
  expect(askedOf(state)).toBe('A')
})

test.each([
  ['B', { A: 4, B: 2, C: 4 }, 'B'],
  ['B', { A: 4, B: 6 }, 'C'],
  ['B', { A: 3, B: 3, C: 3 }, 'B'],
  ['A', { A: 3, B: 3, C: 3 }, 'A'],
  ['C', { A: 3, B: 3, C: 4 }, 'A'],
] as const)('S106 The priority deal of %s goes, by shares of %o, to %s (BKR.4)', (holder, others, next) => {
  const state = shanklin(others, holder)
  does(state, 'B', actions.sell('S&C', 5))
  expect([state.priority, askedOf(state)]).toEqual([seatOf(next), next])
})

test('S107 The certificate is reserved again (BKR.9)', () => {
  const state = stockGame({ phase: '5', layersOpen: 2, owners: { C: ['YHC'] } })
  corporation(state, 'FYN', { price: 7, players: { A: 5 }, trains: ['5+3'] })
  cash(state, { A: 300, B: 0, C: 0 })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('FYN', 2))
  expect([state.corporations.FYN.bankrupt, askedOf(state)]).toEqual([true, 'A'])
  does(state, 'A', actions.launch('FYN', 40))
  expect(sharesReserved(state, 'FYN')).toBe(1)
  Object.assign(state.corporations.FYN.shares, { ipo: 1, pool: 7 })
  does(state, 'C', actions.pass)
  refuses(state, 'A', actions.buy('FYN'), 'PRIV.5')
})

test('G08 The priority deal lies with its holder until the round ends (BKR.4, BKR.6, SR.3)', () => {
  const state = stockGame({ phase: '5', layersOpen: 2 })
  corporation(state, 'IOW', { price: 14, players: { A: 5 }, trains: ['5+3'] })
  corporation(state, 'C&N', { price: 100, players: { A: 4, B: 4 } })
  corporation(state, 'IWNJ', { price: 90, par: 62, players: { B: 1, C: 4 } })
  cash(state, { A: 0, B: 62, C: 0 })
  state.priority = seatOf('A')
  setStockRound(state, 'A')
  does(state, 'A', actions.pass)
  does(state, 'B', actions.buy('IWNJ'))
  does(state, 'C', actions.pass)
  does(state, 'A', actions.sell('IOW', 3))
  expect([state.priority, askedOf(state), state.stock!.passes]).toEqual([seatOf('A'), 'A', 0])
})

test('G09 A new stock round of the same number, without an operating round (BKR.6)', () => {
  const state = stockGame({ phase: '5', layersOpen: 3 })
  corporation(state, 'NGStL', { price: 7, players: { A: 4, B: 3 }, trains: ['5+3'] })
  corporation(state, 'IOW', { price: 100, players: { B: 5 }, trains: ['5+3'] })
  cash(state, { A: 100, B: 100, C: 100 })
  setStockRound(state, 'B', 4)
  does(state, 'B', actions.pass)
  does(state, 'C', actions.pass)
  const events = does(state, 'A', actions.sell('NGStL', 2))
  expect(events.map(({ kind }) => kind)).not.toContain('operating-round')
  expect([state.round, state.set, state.stock!.passes]).toEqual(['stock', 4, 0])
  // nobody is passed over because he has passed, and who has sold it may start it again
  expect(askedOf(state)).toBe('A')
  does(state, 'A', actions.launch('NGStL', 44))
})
