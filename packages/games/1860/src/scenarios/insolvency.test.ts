import { expect, test } from 'vitest'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  bankrupt,
  beginRound,
  bestOf,
  corporation,
  does,
  earns,
  game,
  kindsFor,
  type Name,
  offersTo,
  price,
  putInPool,
  refuses,
  routeVia,
  setOnTop,
  setOperation,
  setPhase,
  setStockRound,
  setTreasury,
  tiles,
  treasury,
  typesOf,
} from './position.ts'

const { run, done, buyTrain, lay, buy, launch } = actions

/** From Yarmouth to Newport, two cities, one small station and three halts. */
const WESTERN_LINE = ['B4 #5 r5', 'C5 #743 r2', 'D6 #748 r2', 'E5 #743 r1', 'F4 #742 r5']
const ON_WESTERN_LINE = 'B4 C5 D6 E5 F4 G5'

/** From Newport by Shide, Merstone and Godshill to Ventnor: eight stops. */
const EASTERN_LINE = ['G5 #773 r0', 'G7 #761 r0', 'G9 #746 r0', 'G11 #742 r3', 'H12 #742 r2', 'I11 #760 r0']

function western(options = {}): State1860 {
  const state = auctioned(game(3, options))
  setOnTop(state, '5+3')
  tiles(state, ...WESTERN_LINE)
  return state
}

function eastern(options = {}): State1860 {
  const state = auctioned(game(3, options))
  setOnTop(state, '8+4')
  tiles(state, ...EASTERN_LINE)
  return state
}

const fyn = { price: 54, players: { A: 5 }, par: 62, insolvent: true }

const western5 = (counts: string) => run(routeVia('5+3-leased', ON_WESTERN_LINE, counts))

test('S66 A lease (INS.4, INS.5, INS.6)', () => {
  const state = western()
  corporation(state, 'FYN', { ...fyn, treasury: 200 })
  beginRound(state)
  expect(kindsFor(state, 'A')).toEqual(['lay', 'done'])
  does(state, 'A', done)
  expect(state.operation).toMatchObject({ step: 'run', leased: '5+3' })
  refuses(state, 'A', western5('B4.0 C5.0 D6.0 E5.0 F4.0 G5.0'), 'INS.5')
  does(state, 'A', western5('B4.0 C5.0 D6.0 E5.0 G5.0'))
  expect([treasury(state, 'FYN'), price(state, 'FYN'), state.corporations.FYN.insolvent]).toEqual([
    340,
    50,
    true,
  ])
  expect([state.phase, state.depot.sold['5+3'], state.round]).toEqual(['4', 0, 'stock'])
})

test('OPT insolvency: half of an ordinary run with its subsidies, or always the full number of stops', () => {
  const half = western({ insolvency: 'halfRevenue' })
  corporation(half, 'FYN', { ...fyn, treasury: 200 })
  setOperation(half, 'FYN', { step: 'run', leased: '5+3' })
  // 20 + 10 + 30, and three halts
  does(half, 'A', western5('B4.0 C5.0 D6.0 E5.0 F4.0 G5.0'))
  expect(treasury(half, 'FYN')).toBe(200 + 30 + 30)
  const fixed = western({ insolvency: 'fixed' })
  corporation(fixed, 'FYN', { ...fyn, treasury: 200 })
  beginRound(fixed)
  does(fixed, 'A', done)
  expect([treasury(fixed, 'FYN'), price(fixed, 'FYN')]).toEqual([340, 50])
})

test('S67 A lease in receivership (REC.3)', () => {
  for (const [receivershipLease, amount] of [
    ['half', 100],
    ['full', 200],
  ] as const) {
    const state = eastern({ receivershipLease })
    state.priority = 1
    corporation(state, 'NGStL', { price: 65, players: {}, president: null, pool: 2, treasury: 150 })
    const events = beginRound(state)
    expect(events).toContainEqual({ kind: 'insolvent', corporation: 'NGStL' })
    expect([askedOf(state), kindsFor(state, 'B')]).toEqual(['B for NGStL', ['run']])
    expect(bestOf(state, 'B')).toBe(amount)
    does(state, 'B', run(...proposed(state, 'B')))
    expect([treasury(state, 'NGStL'), price(state, 'NGStL')]).toEqual([150 + amount, 60])
  }
})

/** The run that is proposed. */
function proposed(state: State1860, name: Name = 'A') {
  const offer = offersTo(state, name).find(({ action }) => action.kind === 'run')!
  if (offer.blank?.kind !== 'open') throw new Error('no run is proposed')
  return offer.blank.proposed[0] as ReturnType<typeof routeVia>[]
}

test('S68 A lease after the Southern Railway (SOU.2, INS.5)', () => {
  const state = western()
  setOnTop(state, '9+5')
  setPhase(state, '9')
  state.southernInForce = true
  corporation(state, 'FYN', { ...fyn, treasury: 200 })
  beginRound(state)
  expect([askedOf(state), kindsFor(state, 'A')]).toEqual(['A for FYN', ['run']])
  const stations = (counts: string) => run(routeVia('9+5-leased', ON_WESTERN_LINE, counts))
  refuses(state, 'A', stations('B4.0 C5.0 D6.0 G5.0'), 'SOU.2')
  expect(earns(state, 'A', stations('B4.0 D6.0 G5.0'))).toBe(100)
})

test('S69 A lease that makes it solvent (INS.7)', () => {
  const state = eastern()
  corporation(state, 'C&N', {
    ...{ price: 90, players: { A: 5 }, treasury: 620, insolvent: true },
    tokens: [['G5', 0]],
  })
  setOperation(state, 'C&N', { step: 'run', leased: '8+4' })
  does(state, 'A', run(...proposed(state)))
  expect([treasury(state, 'C&N'), state.operation!.step]).toEqual([820, 'trains'])
  refuses(state, 'A', done, 'BUY.7')
  does(state, 'A', buyTrain('8+4'))
  expect([treasury(state, 'C&N'), state.phase, state.corporations['C&N'].insolvent]).toEqual([
    120,
    '8',
    false,
  ])
})

test('S70 No route, no insolvency (INS.1)', () => {
  const state = auctioned(game(3))
  setOnTop(state, '5+3')
  tiles(state, 'B4 #5 r5', 'C5 #743 r2')
  corporation(state, 'FYN', { price: 54, players: { A: 5 } })
  for (const at of [50, 44]) {
    beginRound(state)
    does(state, 'A', done)
    expect([price(state, 'FYN'), treasury(state, 'FYN'), state.corporations.FYN.insolvent]).toEqual([
      at,
      0,
      false,
    ])
  }
})

test('INS.1, INS.2: at the end of its turn, with a route', () => {
  const state = western()
  corporation(state, 'FYN', { price: 54, players: { A: 5 }, treasury: 390 })
  beginRound(state)
  does(state, 'A', done)
  expect(state.operation!.step).toBe('token')
  does(state, 'A', done)
  expect([state.corporations.FYN.insolvent, price(state, 'FYN'), treasury(state, 'FYN')]).toEqual([
    true,
    50,
    390,
  ])
})

test('S71 The smallest train on offer, be it in the pool (INS.4, INS.8)', () => {
  for (const [cash, leased] of [
    [390, '5+3'],
    [400, null],
  ] as const) {
    const state = western()
    setOnTop(state, '7+4')
    putInPool(state, '5+3')
    corporation(state, 'FYN', { ...fyn, treasury: cash })
    beginRound(state)
    does(state, 'A', done)
    expect(state.operation).toMatchObject({ leased, step: leased ? 'run' : 'trains' })
    if (leased) {
      expect(bestOf(state, 'A')).toBe(140)
      continue
    }
    expect([price(state, 'FYN'), treasury(state, 'FYN')]).toEqual([50, 400])
    refuses(state, 'A', done, 'BUY.7')
    does(state, 'A', buyTrain('5+3', 'pool'))
    expect([treasury(state, 'FYN'), state.corporations.FYN.insolvent, state.phase]).toEqual([0, false, '6'])
  }
})

test('S76 An insolvent restart (BKR.8, INS.8)', () => {
  for (const [par, cash] of [
    [50, 530],
    [40, 430],
  ] as const) {
    const state = western()
    setOnTop(state, '6+3')
    bankrupt(state, 'FYN', { treasury: 30, insolvent: true })
    setStockRound(state, 'A')
    does(state, 'A', launch('FYN', par))
    for (const name of ['B', 'C', 'A'] as const) does(state, name, buy('FYN'))
    expect([treasury(state, 'FYN'), price(state, 'FYN'), state.corporations.FYN.insolvent]).toEqual([
      cash,
      par,
      true,
    ])
    beginRound(state)
    refuses(state, 'A', lay('D4 #8 r4'), 'TR.6')
    does(state, 'A', done)
    if (par === 40) {
      expect(state.operation).toMatchObject({ step: 'run', leased: '6+3' })
      continue
    }
    expect([state.operation!.step, price(state, 'FYN')]).toEqual(['trains', 44])
    does(state, 'A', buyTrain('6+3'))
    expect([treasury(state, 'FYN'), typesOf(state, 'FYN')]).toEqual([30, ['6+3']])
  }
})

test('S114 Refloated without enough for a train (BKR.8, INS.1)', () => {
  const state = western()
  setOnTop(state, '6+3')
  bankrupt(state, 'FYN', { treasury: 20 })
  setStockRound(state, 'A')
  does(state, 'A', launch('FYN', 40))
  for (const name of ['B', 'C', 'A'] as const) does(state, name, buy('FYN'))
  beginRound(state)
  expect(kindsFor(state, 'A')).toEqual(['lay', 'done'])
  does(state, 'A', done)
  does(state, 'A', actions.token('G5'))
  expect([treasury(state, 'FYN'), price(state, 'FYN')]).toEqual([380, 31])
  expect(state.corporations.FYN.insolvent).toBe(true)
  beginRound(state)
  does(state, 'A', done)
  expect(state.operation).toMatchObject({ step: 'run', leased: '6+3' })
})

test('G16 The lease by each of its ways (INS.6, OPT)', () => {
  for (const [insolvency, top, amount] of [
    ['perStop', '6+3', 160],
    ['halfRevenue', '6+3', 30 + 30],
    ['fixed', '6+3', 160],
    ['perStop', '5+3', 140],
    ['fixed', '5+3', 140],
  ] as const) {
    const state = western({ insolvency })
    setOnTop(state, top)
    corporation(state, 'FYN', fyn)
    beginRound(state)
    does(state, 'A', done)
    if (insolvency !== 'fixed') does(state, 'A', run(...proposed(state)))
    expect([insolvency, treasury(state, 'FYN')]).toEqual([insolvency, amount])
  }
})

test('G17 With a train of its own it is solvent (INS.2, INS.4)', () => {
  const state = western()
  setOnTop(state, '9+5')
  corporation(state, 'FYN', { ...fyn, treasury: 800 })
  corporation(state, 'IOW', { price: 40, players: { B: 5 } })
  beginRound(state, { rounds: 2 })
  does(state, 'A', done)
  does(state, 'A', buyTrain('9+5'))
  expect(state.corporations.FYN.insolvent).toBe(false)
  for (const _ of ['track', 'token']) if (state.operation!.company === 'IOW') does(state, 'B', done)
  setTreasury(state, 'FYN', 100)
  expect([state.operatingRound, state.operation!.company]).toEqual([2, 'FYN'])
  does(state, 'A', done)
  expect(kindsFor(state, 'A')).toContain('token')
  does(state, 'A', done)
  expect([state.operation!.leased, bestOf(state, 'A')]).toEqual([null, 60])
})
