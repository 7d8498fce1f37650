import { newTrains } from '@roundhouse/18xx'
import { slotsAt } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { BOARD } from '../components/board.ts'
import {
  BLUE,
  CORPORATIONS,
  OPTIONAL_CORPORATIONS,
  ORANGE,
  PRIVATE,
  PRIVATES,
  type PrivateId,
} from '../components/companies.ts'
import { game1846 } from '../index.ts'
import { type Card, certificateLimit, corporationsInGame, privatesOf, type State1846 } from '../state.ts'
import { trainTypes } from '../trains/trainTypes.ts'
import {
  actions,
  afterDraft,
  allPass,
  askedOf,
  cashOf,
  corporation,
  does,
  earns,
  game,
  isIn,
  NAMES,
  type Name,
  offersTo,
  ownerOf,
  refuses,
  routeVia,
  seatOf,
  setOperation,
  sidesOf,
  slots,
  tiles,
  trainId,
  treasury,
} from './position.ts'

/** New trains of the bank: "2", "4", "5" and "6". */
const forSale = (state: State1846) => trainTypes(state).map((type) => newTrains(state.depot, type))

const privatesIn = (state: State1846) => PRIVATES.filter((id) => isIn(state, id))

/** The cards that somebody sees of the deck. */
const seenBy = (state: State1846, name: Name) =>
  game1846.redact(state, seatOf(name)).draft!.deck.filter((card) => card !== 'hidden')

function expectSetup(
  players: number,
  expected: {
    bank: number
    privates: number
    corporations: number
    limit: number
    trains: number[]
    deck: number
    hand: number
  },
): State1846 {
  const state = game(players)
  const { draft, bank } = state
  expect(state.players).toEqual(Array(players).fill({ cash: 400, bankrupt: false }))
  expect({
    bank: bank.cash,
    privates: privatesIn(state).length,
    corporations: corporationsInGame(state).length,
    limit: certificateLimit(state),
    trains: forSale(state),
    deck: draft!.deck.length,
    hand: seenBy(state, NAMES[players - 1]!).length,
  }).toEqual(expected)
  expect(askedOf(state)).toBe(NAMES[players - 1])
  expect(seenBy(state, 'A')).toEqual([])
  expect([slots(state, 'C15'), slots(state, 'G9')]).toEqual([['MS', null], ['BIG4']])
  return state
}

const missing = (state: State1846, group: readonly Parameters<typeof isIn>[1][]) =>
  group.filter((id) => !isIn(state, id)).length

test('S01 Three players (2.1, 2.2, 2.4, 2.7, 5.13a)', () => {
  const state = expectSetup(3, {
    bank: 5300,
    privates: 6,
    corporations: 5,
    limit: 14,
    trains: [5, 4, 3, Number.POSITIVE_INFINITY],
    deck: 9,
    hand: 5,
  })
  expect(missing(state, ['C&O', 'ERIE', 'PRR'])).toBe(2)
  expect(missing(state, ['LSL', 'MC', 'O&I'])).toBe(2)
  expect(missing(state, ['MPC', 'SC', 'TBC'])).toBe(2)
})

test('S02 Four players', () => {
  const state = expectSetup(4, {
    bank: 5900,
    privates: 8,
    corporations: 6,
    limit: 12,
    trains: [6, 5, 4, Number.POSITIVE_INFINITY],
    deck: 12,
    hand: 6,
  })
  expect(missing(state, ['C&O', 'ERIE', 'PRR'])).toBe(1)
  expect(missing(state, ['LSL', 'MC', 'O&I'])).toBe(1)
  expect(missing(state, ['MPC', 'SC', 'TBC'])).toBe(1)
})

test('S03 Five players', () => {
  const state = expectSetup(5, {
    bank: 7000,
    privates: 10,
    corporations: 7,
    limit: 11,
    trains: [7, 6, 5, Number.POSITIVE_INFINITY],
    deck: 15,
    hand: 7,
  })
  expect(missing(state, [...CORPORATIONS, ...BLUE, ...ORANGE])).toBe(0)
})

test('S04 A removed corporation blocks its home (2.5, 6.30b)', () => {
  const state = afterDraft(game(4, { without: ['PRR'], options: { bestRun: 'declared' } }))
  expect(slots(state, 'F20')).toEqual(['PRR'])
  tiles(state, 'E19 #8 r3')
  corporation(state, 'NYC', { price: 100, players: { A: 3 }, trains: ['4'] })
  setOperation(state, 'NYC')
  const train = trainId(state, 'NYC', '4')
  refuses(state, 'A', actions.run(routeVia(train, 'C21 D20 E19 F20 F22')), '6.30b')
  expect(earns(state, 'A', actions.run(routeVia(train, 'D20 E19 F20')))).toBe(10 + 10)
})

test('S04 Its other reservation does not exist (2.5)', () => {
  const state = afterDraft(game(4, { without: ['PRR'] }))
  tiles(state, 'D14 #6 r0', 'E13 #8 r1', 'E11 #57 r1')
  corporation(state, 'GT', { price: 100, players: { A: 3 }, treasury: 100, tokens: [['D14', 0]] })
  setOperation(state, 'GT')
  does(state, 'A', actions.token('E11'))
  expect(slots(state, 'E11')).toEqual(['GT'])
  expect(treasury(state, 'GT')).toBe(20)
})

/** Puts a card on top of the deck and lets whoever is asked choose it. */
function takes(state: State1846, card: PrivateId | 'blank'): void {
  const { deck, seat } = state.draft!
  deck.unshift(...deck.splice(deck.indexOf(card), 1))
  does(state, NAMES[seat]!, actions.draft(card))
}

/** Everybody in turn chooses any card but this, until it is the last. */
function draftAllBut(state: State1846, last: PrivateId): void {
  while (state.draft!.price === null) {
    const { seat } = state.draft!
    const cards = offersTo(state, NAMES[seat]!).map(({ action }) => (action as { card: Card }).card)
    does(state, NAMES[seat]!, actions.draft(cards.find((card) => card !== last) as PrivateId))
  }
}

/** What the privates of a player cost him in the draft, besides this one. */
const paidBesides = (state: State1846, name: Name, id: PrivateId): number =>
  privatesOf(state, seatOf(name))
    .filter((other) => other !== id)
    .reduce((sum, other) => sum + PRIVATE[other].price + PRIVATE[other].debt, 0)

test('S05 The last card (3.2, 3.6)', () => {
  const state = game(4)
  expect(askedOf(state)).toBe('D')
  draftAllBut(state, 'MAIL')
  expect(state.draft).toMatchObject({ deck: ['MAIL'], price: 80 })
  expect(askedOf(state)).toBe('A')
  does(state, 'A', actions.decline)
  expect(askedOf(state)).toBe('D')
  expect(state.draft!.price).toBe(70)
  does(state, 'D', actions.takeLast)
  expect(ownerOf(state, 'MAIL')).toBe('D')
  expect(cashOf(state, 'D')).toBe(400 - paidBesides(state, 'D', 'MAIL') - 70)
  corporation(state, 'NYC', { price: 100, players: { D: 3 }, treasury: 100 })
  setOperation(state, 'NYC')
  refuses(state, 'D', actions.buyPrivate('MAIL', 81), '6.6a')
  does(state, 'D', actions.buyPrivate('MAIL', 80))
  expect(treasury(state, 'NYC')).toBe(20)
})

test('S05 The order of choosing (3.2)', () => {
  const state = game(4)
  const order: string[] = []
  for (let choices = 0; choices < 5; choices++) {
    order.push(askedOf(state))
    takes(state, state.draft!.deck[0] as PrivateId | 'blank')
  }
  expect(order).toEqual(['D', 'C', 'B', 'A', 'D'])
})

test('S06 The last card at its floor (3.6, 3.8)', () => {
  const state = game(3)
  draftAllBut(state, 'MS')
  for (const [name, price] of [
    ['A', 140],
    ['C', 130],
    ['B', 120],
    ['A', 110],
    ['C', 100],
    ['B', 90],
  ] as const) {
    expect(askedOf(state)).toBe(name)
    expect(state.draft!.price).toBe(price)
    does(state, name, actions.decline)
  }
  expect(state.draft).toBeNull()
  expect(state.round).toBe('stock')
  expect(ownerOf(state, 'MS')).toBe('A')
  expect(cashOf(state, 'A')).toBe(400 - paidBesides(state, 'A', 'MS') - 80)
  expect(treasury(state, 'MS')).toBe(60)
  expect(sidesOf(state, 'MS')).toEqual(['2'])
})

test('S07 No blank in the hand (3.3)', () => {
  const state = game(5)
  const { deck } = state.draft!
  state.draft!.deck = [...deck.filter((card) => card !== 'blank'), ...deck.filter((card) => card === 'blank')]
  expect(seenBy(state, 'E')).toHaveLength(7)
  expect(offersTo(state, 'E')).toHaveLength(7)
  refuses(state, 'E', actions.draft('blank'), '3.3')
})

test('S08 Paying, and the first revenue (3.7, 3.10)', () => {
  const state = game(3, { with: ['TBC', 'O&I'] })
  for (const card of ['MS', 'BIG4', 'TBC', 'C&WI', 'blank', 'blank', 'blank', 'MAIL'] as const)
    takes(state, card)
  expect(cashOf(state, 'A')).toBe(400)
  does(state, 'A', actions.takeLast)
  expect(privatesOf(state, 0)).toEqual(['TBC', 'O&I'])
  expect(cashOf(state, 'A')).toBe(300)
  expect([cashOf(state, 'B'), cashOf(state, 'C')]).toEqual([400 - 100 - 80, 400 - 140 - 60])
  expect([treasury(state, 'MS'), treasury(state, 'BIG4')]).toEqual([60, 40])
  allPass(state)
  expect(state).toMatchObject({ round: 'operating', set: 1, operatingRound: 1 })
  expect(cashOf(state, 'A')).toBe(335)
  expect(askedOf(state)).toBe('C for MS')
})

test('S08 What nobody may know before the draft ends (3.4)', () => {
  const state = game(3)
  takes(state, 'MAIL')
  expect(game1846.redact(state, seatOf('C')).draft!.chosen).toEqual([[], [], ['MAIL']])
  expect(game1846.redact(state, seatOf('A')).draft!.chosen).toEqual([[], [], ['hidden']])
  expect(game1846.redact(state, null).draft!.deck).toEqual(Array(8).fill('hidden'))
})

test('S04 The slot of a removed corporation is open to others (2.5)', () => {
  const state = afterDraft(game(4, { without: ['ERIE'] }))
  expect(slots(state, 'E21')).toEqual(['ERIE'])
  expect(slotsAt(state.board, BOARD, 'D20')).toEqual([[null, null]])
  expect(OPTIONAL_CORPORATIONS.filter((id) => isIn(state, id))).toEqual(['C&O', 'PRR'])
  corporation(state, 'NYC', { price: 100, players: { A: 3 } })
  corporation(state, 'PRR', { price: 90, players: { B: 3 }, treasury: 100 })
  tiles(state, 'E19 #8 r3')
  setOperation(state, 'PRR')
  does(state, 'B', actions.token('D20'))
  expect(slots(state, 'D20')).toEqual(['NYC', 'PRR'])
  expect(treasury(state, 'PRR')).toBe(20)
})
