import { expect, test } from 'vitest'
import {
  actions,
  askedOf,
  cash,
  cashOf,
  corporation,
  does,
  gainFrom,
  kindsFor,
  marker,
  offersTo,
  passAll,
  presidentOf,
  refuses,
  setStockRound,
  sharesByHolder,
  stockGame,
  tries,
} from './position.ts'

test('SR.1 Nothing is bought or sold outside a stock round, nor by a player who is not on turn', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: 82, players: { A: 3, B: 3 } })
  setStockRound(state, 'A')
  expect(askedOf(state)).toBe('A')
  does(state, 'A', actions.pass)
  expect(askedOf(state)).toBe('B')
})

test('SR.1 Who can do nothing is passed over, and a turn ends when nothing more is possible', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: 82, players: { A: 5 } })
  cash(state, { A: 82, B: 0, C: 100 })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('IOW'))
  expect(askedOf(state)).toBe('C')
  does(state, 'C', actions.buy('IOW'))
  expect(askedOf(state)).toBe('A')
})

test('SR.2 Selling comes before buying, and there is one purchase', () => {
  const state = stockGame({ owners: { A: ['YHC'] } })
  corporation(state, 'FYN', { price: null, par: 74, players: { A: 2 } })
  corporation(state, 'IOW', { price: 82, players: { A: 3, B: 3 } })
  cash(state, { A: 500 })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('FYN'))
  // the exchange keeps his turn open
  expect(kindsFor(state, 'A')).toEqual(['exchange', 'pass'])
  refuses(state, 'A', actions.sell('IOW'), 'SR.2')
  refuses(state, 'A', actions.sellPrivate('YHC'), 'SR.2')
  refuses(state, 'A', actions.buy('IOW'), 'SR.6')
  does(state, 'A', actions.pass)
  expect([askedOf(state), state.stock!.passes]).toEqual(['B', 0])
})

test('SR.2 Nobody sells what he does not hold', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: 82, players: { A: 3 } })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.sell('IOW', 4), 'SR.2')
  refuses(state, 'A', actions.sell('C&N'), 'SR.2')
})

test('SR.3, S36 The priority deal', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: 82, players: { A: 2, B: 4 } })
  cash(state, { A: 90, B: 0, C: 300 })
  state.priority = 0
  setStockRound(state, 'A')
  const idle = tries(state, 'A')
  passAll(idle)
  expect(idle.priority).toBe(0)
  does(state, 'A', actions.buy('IOW'))
  does(state, 'B', actions.sell('IOW'))
  for (const name of ['B', 'C', 'A', 'B'] as const) does(state, name, actions.pass)
  expect([state.stock, state.priority]).toEqual([null, 2])
})

test('SR.4, S88 Buying from IPO and pool (INS.9)', () => {
  const state = stockGame({ phase: '5' })
  corporation(state, 'NGStL', { price: 52, par: 68, players: { A: 3, B: 2 }, pool: 2, insolvent: true })
  cash(state, { A: 67, B: 200, C: 200 })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.buy('NGStL', 'ipo'), 'SR.4')
  expect(gainFrom(state, 'A', actions.buy('NGStL', 'pool'))).toBe(-52)
  expect(gainFrom(state, 'B', actions.buy('NGStL', 'ipo'))).toBe(-68)
  does(state, 'C', actions.pass)
  expect(gainFrom(state, 'A', actions.sell('NGStL'))).toBe(26)
})

test('SR.4 There must be a certificate in the place', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: 82, players: { A: 6, B: 4 } })
  setStockRound(state, 'C')
  refuses(state, 'C', actions.buy('IOW', 'ipo'), 'SR.4')
  refuses(state, 'C', actions.buy('IOW', 'pool'), 'SR.4')
})

test('SR.5, S89 The first certificate', () => {
  const state = stockGame({ layersOpen: 2 })
  cash(state, { A: 163 })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.buy('IWNJ'), 'SR.5')
  const launches = offersTo(state, 'A').flatMap(({ action }) =>
    action.kind === 'launch' && action.corporation === 'IWNJ' ? [action.par] : [],
  )
  expect(launches).toEqual([62, 68, 74])
  expect(gainFrom(state, 'A', actions.launch('IWNJ', 62))).toBe(-124)
  expect([presidentOf(state, 'IWNJ'), sharesByHolder(state, 'IWNJ'), marker(state, 'IWNJ')]).toEqual([
    'A',
    { A: 2, ipo: 8, pool: 0 },
    null,
  ])
  refuses(state, 'B', actions.launch('IWNJ', 62), 'SR.4')
})

test('SR.7, S26 No buying back', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: 82, players: { A: 3, B: 3 } })
  cash(state, { A: 500 })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('IOW'))
  refuses(state, 'A', actions.buy('IOW', 'pool'), 'SR.7')
  for (const name of ['A', 'B', 'C'] as const) does(state, name, actions.pass)
  refuses(state, 'A', actions.buy('IOW', 'pool'), 'SR.7')
  setStockRound(state, 'A', 3)
  does(state, 'A', actions.buy('IOW', 'pool'))
})

test.each([
  ['half', 34],
  ['full', 68],
] as const)(
  'G02 Selling a company that has not floated: %s (SR.7, SR.8, SR.9, MKT.2, MKT.3)',
  (unoperatedShares, paid) => {
    const state = stockGame({ layersOpen: 3, options: { unoperatedShares } })
    corporation(state, 'NGStL', { price: null, par: 68, players: { A: 3, B: 1 } })
    setStockRound(state, 'A', 1)
    expect(gainFrom(state, 'A', actions.sell('NGStL'))).toBe(paid)
    expect([sharesByHolder(state, 'NGStL'), marker(state, 'NGStL')]).toEqual([
      { A: 2, B: 1, ipo: 6, pool: 1 },
      null,
    ])
    refuses(state, 'A', actions.buy('NGStL', 'pool'), 'SR.7')
    refuses(state, 'A', actions.buy('NGStL', 'ipo'), 'SR.7')
  },
)

test('SR.10, S27 A presidency by sale, with a tie', () => {
  const state = stockGame({ phase: '3' })
  corporation(state, 'IOW', { price: 82, players: { A: 4, B: 3, C: 3 }, trains: ['3+2'] })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('IOW', 2))
  expect([presidentOf(state, 'IOW'), sharesByHolder(state, 'IOW')]).toEqual([
    'B',
    { A: 2, B: 3, C: 3, ipo: 0, pool: 2 },
  ])
})

test('SR.10, S28 An equal holding does not take over', () => {
  const state = stockGame()
  corporation(state, 'IOW', { price: 82, players: { A: 3, B: 2 } })
  cash(state, { B: 200 })
  setStockRound(state, 'B')
  does(state, 'B', actions.buy('IOW'))
  expect(presidentOf(state, 'IOW')).toBe('A')
  does(state, 'C', actions.pass)
  does(state, 'A', actions.pass)
  does(state, 'B', actions.buy('IOW'))
  expect(presidentOf(state, 'IOW')).toBe('B')
})

/** S&C at 58, trainless and operated; A has the president's certificate alone. */
function shanklin(players: Parameters<typeof corporation>[2]['players'], pool = 0) {
  const state = stockGame({ phase: '6' })
  corporation(state, 'S&C', { price: 58, players: { A: 2, ...players }, president: 'A', pool })
  setStockRound(state, 'A')
  return state
}

test("SR.11b, SR.11d, S29 Selling the president's certificate whole", () => {
  const state = shanklin({ B: 1, C: 1 })
  expect(gainFrom(state, 'A', actions.sell('S&C', 2))).toBe(58)
  expect([marker(state, 'S&C'), presidentOf(state, 'S&C'), sharesByHolder(state, 'S&C')]).toEqual([
    54,
    null,
    { B: 1, C: 1, ipo: 6, pool: 2 },
  ])
})

test('SR.11c, S30 Selling half of it', () => {
  refuses(shanklin({ B: 1, C: 1 }), 'A', actions.sell('S&C'), 'SR.11c')
  const state = shanklin({ B: 1, C: 1 }, 1)
  expect(gainFrom(state, 'A', actions.sell('S&C'))).toBe(29)
  expect([marker(state, 'S&C'), presidentOf(state, 'S&C'), sharesByHolder(state, 'S&C')]).toEqual([
    56,
    null,
    { A: 1, B: 1, C: 1, ipo: 5, pool: 2 },
  ])
})

test('SR.11c Certificates sold in the same turn count', () => {
  const state = stockGame({ phase: '6' })
  corporation(state, 'S&C', { price: 58, players: { A: 3, B: 1 }, president: 'A' })
  setStockRound(state, 'A')
  const block = tries(state, 'A', actions.sell('S&C', 2))
  const lots = tries(state, 'A', actions.sell('S&C'), actions.sell('S&C'))
  for (const after of [block, lots])
    expect([presidentOf(after, 'S&C'), sharesByHolder(after, 'S&C'), marker(after, 'S&C')]).toEqual([
      null,
      { A: 1, B: 1, ipo: 6, pool: 2 },
      54,
    ])
})

test('SR.11a, S31 Half of it when somebody else qualifies', () => {
  const state = shanklin({ B: 2 })
  does(state, 'A', actions.sell('S&C'))
  expect([presidentOf(state, 'S&C'), sharesByHolder(state, 'S&C')]).toEqual([
    'B',
    { A: 1, B: 2, ipo: 6, pool: 1 },
  ])
})

/** NGStL at 52 in receivership. */
function inReceivership(players: Parameters<typeof corporation>[2]['players'], pool: number) {
  const state = stockGame({ phase: '6' })
  corporation(state, 'NGStL', { price: 52, par: 68, players, president: null, pool })
  cash(state, { A: 200, B: 200, C: 200 })
  setStockRound(state, 'A')
  return state
}

test('SR.12, S32 Out of receivership', () => {
  const state = inReceivership({ C: 1 }, 5)
  does(state, 'A', actions.buy('NGStL', 'pool'))
  expect(presidentOf(state, 'NGStL')).toBeNull()
  does(state, 'B', actions.pass)
  does(state, 'C', actions.pass)
  expect(gainFrom(state, 'A', actions.buy('NGStL', 'pool'))).toBe(-52)
  // the pool has three certificates of 10% again
  expect([presidentOf(state, 'NGStL'), sharesByHolder(state, 'NGStL')]).toEqual([
    'A',
    { A: 2, C: 1, ipo: 4, pool: 3 },
  ])
})

test("SR.12, S33 Only the president's certificate in the pool", () => {
  const state = inReceivership({ A: 1 }, 2)
  const other = tries(state, 'A', actions.pass)
  refuses(other, 'B', actions.buy('NGStL', 'pool'), 'SR.12')
  expect(gainFrom(state, 'A', actions.buy('NGStL', 'pool'))).toBe(-52)
  expect([presidentOf(state, 'NGStL'), sharesByHolder(state, 'NGStL')]).toEqual([
    'A',
    { A: 2, ipo: 7, pool: 1 },
  ])
})

test('SR.12 Two shares out of the IPO do as well', () => {
  const state = inReceivership({ A: 1 }, 2)
  expect(gainFrom(state, 'A', actions.buy('NGStL', 'ipo'))).toBe(-68)
  expect([presidentOf(state, 'NGStL'), sharesByHolder(state, 'NGStL')]).toEqual([
    'A',
    { A: 2, ipo: 6, pool: 2 },
  ])
})

test("G.6 The president's certificate of a company that has not floated is sold whole", () => {
  const state = stockGame({ layersOpen: 3 })
  corporation(state, 'NGStL', { price: null, par: 68, players: { A: 2 } })
  cash(state, { A: 100, B: 200 })
  setStockRound(state, 'A')
  expect(gainFrom(state, 'A', actions.sell('NGStL', 2))).toBe(68)
  expect([presidentOf(state, 'NGStL'), cashOf(state, 'A')]).toEqual([null, 168])
  does(state, 'A', actions.pass)
  refuses(state, 'B', actions.buy('NGStL', 'pool'), 'SR.12')
  does(state, 'B', actions.buy('NGStL', 'ipo'))
  does(state, 'C', actions.pass)
  does(state, 'A', actions.pass)
  does(state, 'B', actions.buy('NGStL', 'pool'))
  expect(presidentOf(state, 'NGStL')).toBe('B')
})
