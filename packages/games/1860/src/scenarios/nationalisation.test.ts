import { expect, test } from 'vitest'
import type { CorporationId } from '../components/companies.ts'
import type { Event1860 } from '../events.ts'
import { closeLowest, noteRevenue } from '../nationalisation/closing.ts'
import { mayBeNationalised, nationalise } from '../nationalisation/nationalise.ts'
import type { State1860 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  bank,
  beginRound,
  corporation,
  does,
  game,
  kindsFor,
  type Name,
  offersTo,
  price,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  setStockRound,
  silent,
  tiles,
  trainId,
  treasury,
  typesOf,
} from './position.ts'

const { buyTrain, offerTrain, done, lay, pass, run } = actions

/** In phase 9, nationalised. */
function nationalised(state: State1860): State1860 {
  nationalise(state, silent)
  return state
}

/** The companies that close after a round with these revenues, one list for each round, and whether the game is over. */
function closings(revenues: Partial<Record<CorporationId, number>>, options = {}) {
  const state = auctioned(game(3, options))
  setPhase(state, '9')
  for (const id of Object.keys(revenues) as CorporationId[])
    corporation(state, id, { price: 54, players: { A: 5 } })
  nationalised(state)
  const closed: CorporationId[][] = []
  for (let round = 0; round < 9; round++) {
    for (const id of state.nationalisation!.operating) noteRevenue(state, id, revenues[id]!)
    const events: Event1860[] = []
    const isOver = closeLowest(state, (event) => events.push(event))
    for (const event of events) if (event.kind === 'retired') closed.push([...event.corporations].sort())
    if (isOver) return { closed, rounds: round + 1 }
  }
  throw new Error('it does not end')
}

test('S79 Closing with ties (NAT.7, NAT.10)', () => {
  expect(
    closings({ 'C&N': 320, FYN: 270, IWNJ: 310, 'S&C': 270, 'BHI&R': 320, IOW: 370, NGStL: 330 }),
  ).toEqual({
    closed: [
      ['FYN', 'S&C'],
      ['BHI&R', 'C&N', 'IWNJ'],
    ],
    rounds: 3,
  })
})

test('S80, S115 Those without revenue first (NAT.6, NAT.7)', () => {
  expect(closings({ 'C&N': 0, IOW: 150, FYN: 200, IWNJ: 220 }).closed).toEqual([['C&N', 'IOW']])
  expect(closings({ 'C&N': 0, NGStL: 0, IOW: 150, FYN: 200, IWNJ: 220 }).closed[0]).toEqual(['C&N', 'NGStL'])
  expect(closings({ 'C&N': 0, NGStL: 0, IOW: 0, FYN: 200, IWNJ: 220 })).toEqual({
    closed: [['C&N', 'IOW', 'NGStL']],
    rounds: 2,
  })
})

test('G24 Two without revenue close, and two with the same go on (NAT.7)', () => {
  expect(closings({ 'C&N': 0, NGStL: 0, IOW: 200, FYN: 200 })).toEqual({
    closed: [['C&N', 'NGStL']],
    rounds: 2,
  })
})

test('S81 Nobody would survive (NAT.8)', () => {
  const revenues = { 'C&N': 240, IOW: 240, FYN: 240 }
  expect(closings(revenues)).toEqual({ closed: [], rounds: 2 })
  expect(closings(revenues, { nationalisationWipeout: 'endNow' })).toEqual({
    closed: [['C&N', 'FYN', 'IOW']],
    rounds: 1,
  })
})

test('NAT.10: with eight companies four rounds at most', () => {
  const eight = { 'C&N': 10, IOW: 20, FYN: 30, IWNJ: 40, NGStL: 50, 'BHI&R': 60, 'S&C': 70, VYSC: 80 }
  expect(closings(eight).rounds).toBe(4)
  expect(closings({ 'C&N': 10 }).rounds).toBe(1)
})

test('S78 When it is checked, and who counts (NAT.1)', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  state.southernInForce = true
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['9+5'] })
  corporation(state, 'NGStL', { price: 65, players: {}, president: null, pool: 2 })
  setOperation(state, 'C&N', { set: 8, round: 1, rounds: 3, step: 'trains', toOperate: [] })
  const events = does(state, 'A', done)
  expect(events).toContainEqual({ kind: 'nationalised', corporations: ['C&N', 'NGStL'] })
  const rounds = events.filter(({ kind }) => kind === 'stock-round' || kind === 'operating-round')
  expect(rounds).toEqual([{ kind: 'operating-round', set: 8, round: 2, order: ['C&N', 'NGStL'] }])
})

test('NAT.1: one that has not floated is not asked, but by an option; nor is anybody before the Southern Railway', () => {
  for (const [nationalisationMembers, phase, expected] of [
    ['floated', '9', true],
    ['parred', '9', false],
    ['floated', '8', false],
  ] as const) {
    const state = auctioned(game(3, { nationalisationMembers }))
    setPhase(state, phase)
    corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['8+4'] })
    corporation(state, 'S&C', { price: null, players: { B: 2 } })
    expect(mayBeNationalised(state)).toBe(expected)
  }
})

test('G.5: with nobody to ask for a train it is fulfilled', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  expect(mayBeNationalised(state)).toBe(true)
})

test('NAT.1, NAT.2: after a stock round, too; then there are no stock rounds', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  state.southernInForce = true
  corporation(state, 'C&N', { price: 90, players: { A: 10 }, trains: ['9+5'] })
  setStockRound(state, 'A', 8)
  while (state.round === 'stock') does(state, askedOf(state) as Name, pass)
  expect([state.operatingRound, state.nationalisation?.operating]).toEqual([1, ['C&N']])
})

/** From Sandown by Brading to Ryde and Ryde Esplanade, and on to Ryde Pier. */
const COAST = ['I3 #758 r0', 'J4 #12 r0', 'J6 #746 r0', 'J8 #5 r3']

test('S82 Only N counts (NAT.4)', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  tiles(state, 'F2 #788 r0', 'F4 #742 r3', 'G5 #763 r0', 'G3 #741 r5', 'H4 #754 r5')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['6+3'], tokens: [['G5', 0]] })
  corporation(state, 'IOW', { price: 82, players: { B: 5 } })
  nationalised(state)
  beginRound(state)
  const train = trainId(state, 'C&N', '6+3')
  refuses(state, 'A', run(routeVia(train, 'F2.0 F2.1 F2.2 F4 G5', 'F2.0 F2.1 F4 G5')), 'NAT.3')
  does(state, 'A', run(routeVia(train, 'F2.0 F2.1 F2.2 F4 G5 G3 H4.1', 'F2.0 F2.1 G5 H4.1')))
  // 30 + 10 + 50 + 10 paid out by itself
  expect(state.nationalisation!.revenues['C&N']).toBe(100)
  expect([price(state, 'C&N'), treasury(state, 'C&N')]).toEqual([100, 0])
})

test('S85 340 during nationalisation (END.1); G22: none closes any more', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  for (const [id, at] of [
    ['C&N', 340],
    ['IOW', 100],
    ['FYN', 90],
  ] as const)
    corporation(state, id, { price: at, players: { A: 5 } })
  nationalised(state)
  setOperation(state, 'FYN', { step: 'trains' })
  const events: Event1860[] = []
  setOperation(state, 'FYN', { step: 'trains' })
  state.corporations.FYN.trains = []
  while (state.round !== 'over') events.push(...does(state, 'A', done))
  expect(state.endReason).toBe('highest-price')
  expect(events.some(({ kind }) => kind === 'retired')).toBe(false)
})

test('S110 Buying during nationalisation (NAT.5)', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['6+3'], treasury: 850 })
  corporation(state, 'FYN', { price: 82, players: { B: 5 }, trains: ['9+5', '9+5'] })
  nationalised(state)
  setOperation(state, 'C&N', { step: 'trains' })
  refuses(state, 'A', offerTrain('FYN', trainId(state, 'FYN', '9+5'), 100), 'NAT.5')
  does(state, 'A', buyTrain('9+5'))
  expect(typesOf(state, 'C&N')).toEqual(['6+3', '9+5'])
})

test('S111 Prices go on moving, and stay once a company has closed (NAT.3, NAT.9)', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  tiles(state, ...COAST)
  corporation(state, 'IOW', { price: 31, players: { A: 5 }, trains: ['9+5'], par: 74 })
  for (const id of ['C&N', 'FYN', 'S&C'] as const) corporation(state, id, { price: 26, players: { B: 5 } })
  nationalised(state)
  beginRound(state)
  const [offer] = offersTo(state, 'A')
  if (offer?.blank?.kind !== 'open') throw new Error('no run is proposed')
  does(state, 'A', { kind: 'run', routes: offer.blank.proposed[0] } as ReturnType<typeof run>)
  // 40 + 50 + 30 + 10 + 20 with a price of 31: four steps
  expect(price(state, 'IOW')).toBe(56)
  while (state.operation && state.operatingRound === 1)
    does(state, (askedOf(state) as string)[0] as Name, done)
  expect(state.endReason ?? state.round).toBe('operating')
})

test('S112 Nationalisation before the stock round (NAT.3)', () => {
  for (const nationalisationTrack of ['none', 'untilStockRound'] as const) {
    const state = auctioned(game(3, { nationalisationTrack }))
    setPhase(state, '9')
    tiles(state, 'F2 #787 r0')
    corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: ['9+5'], treasury: 100 })
    setOperation(state, 'C&N', { set: 7, round: 2, rounds: 3, step: 'trains' })
    does(state, 'A', done)
    expect([state.operatingRound, state.nationalisation !== null]).toEqual([3, true])
    if (nationalisationTrack === 'none') {
      expect(kindsFor(state, 'A')).not.toContain('lay')
      continue
    }
    does(state, 'A', lay('F4 #742 r3'))
  }
})

test('S113 The bank is already broken (NAT.2)', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  state.southernInForce = true
  corporation(state, 'C&N', { price: 90, players: { A: 10 }, trains: ['9+5'] })
  setStockRound(state, 'A', 9)
  bank(state, -20, 'B')
  state.bankBroken = true
  while (state.round === 'stock') does(state, askedOf(state) as Name, pass)
  expect([state.nationalisation !== null, state.operatingRound]).toEqual([true, 1])
  while (state.operation) does(state, 'A', done)
  expect([state.endReason, state.operatingRound]).toEqual(['bank', 1])
})

test('NAT.2: afterwards the bank pays on', () => {
  const state = auctioned(game(3))
  setPhase(state, '9')
  tiles(state, ...COAST)
  corporation(state, 'IOW', { price: 90, players: { A: 5 }, trains: ['9+5'] })
  nationalised(state)
  bank(state, 10, 'B')
  beginRound(state)
  const [offer] = offersTo(state, 'A')
  if (offer?.blank?.kind !== 'open') throw new Error('no run is proposed')
  does(state, 'A', { kind: 'run', routes: offer.blank.proposed[0] } as ReturnType<typeof run>)
  expect([state.bank.cash < 0, state.bankBroken]).toEqual([true, false])
})
