import { copy, isOffered, newTable, viewOf } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { COMPANIES } from '../components/companies.ts'
import { EQUIPMENT } from '../components/equipment.ts'
import { PRICES } from '../components/money.ts'
import { baltimoreOhio } from '../index.ts'
import { companiesIn, type State, topCard } from '../state.ts'
import {
  allPass,
  asked,
  build,
  buy,
  buyCard,
  cardsGone,
  cash,
  cashOf,
  companyOf,
  does,
  earns,
  endTurn,
  found,
  income,
  kindsFor,
  marketOrder,
  NAMES,
  newGame,
  offersTo,
  open,
  operation,
  pass,
  payOut,
  receivership,
  redeem,
  refuses,
  restart,
  scrap,
  sell,
  stockRound,
  takeCoal,
  technology,
  turnOrder,
  withhold,
} from './position.ts'

// BO-0 Words

test('BO-0.2 a company has ten shares and no more', () => {
  const state = newGame()
  cash(state, { A: 2000 })
  refuses(state, 'A', found('B&O', 55, 11), 'BO-0.2')
  does(state, 'A', found('B&O', 55, 10))
  expect(companyOf(state, 'B&O')).toMatchObject({ players: { A: 10 }, held: 0, treasury: 550 })
})

test('BO-0.4 the technology level only rises: scrapping the last card of a level keeps it', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [6] })
  operation(state, 'B&O')
  does(state, 'A', scrap(6))
  expect(state.technology).toBe(2)
})

test('BO-0.5 the price track', () => {
  expect(PRICES).toEqual([
    34, 37, 41, 45, 50, 55, 60, 66, 74, 82, 91, 100, 110, 121, 133, 146, 160, 176, 194, 213, 234, 257, 282,
    310, 341, 375,
  ])
})

test('BO-0.6 a token goes under the stack it enters, at both ends too', () => {
  const state = newGame()
  open(state, 'B&M', { price: 375, players: { B: 3 } })
  open(state, 'B&O', { price: 341, players: { A: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 37, players: { C: 3 } })
  open(state, 'NYC', { price: 34, players: { D: 3 } })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  does(state, 'A', payOut)
  expect(marketOrder(state)).toEqual(['B&M', 'B&O', 'C&O', 'NYC'])
  expect(companyOf(state, 'B&O').price).toBe(375)
  does(state, 'C', income())
  expect(marketOrder(state)).toEqual(['B&M', 'B&O', 'NYC', 'C&O'])
  expect(companyOf(state, 'C&O').price).toBe(34)
  does(state, 'D', income())
  expect(marketOrder(state)).toEqual(['B&M', 'B&O', 'NYC', 'C&O'])
})

test('BO-0.6 a loss is one move of two steps: the space passed over is not entered', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  open(state, 'B&M', { price: 60, players: { B: 3 } })
  open(state, 'C&O', { price: 55, players: { C: 3 } })
  operation(state, 'B&O')
  does(state, 'A', income())
  expect(marketOrder(state)).toEqual(['B&M', 'C&O', 'B&O'])
})

test('BO-0.7 any net income is remembered, however large', () => {
  const cubes = ['L26', 'K25', 'K23', 'K21', 'L20', 'M29', 'M31']
  const coal = ['H26', 'I23', 'K21', 'L18', 'L20']
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, equipment: [1, 2], cubes, coal })
  operation(state, 'C&O')
  expect(earns(state, 'A', income('Richmond', 'Norfolk')).net).toBe(230)
  does(state, 'A', withhold)
  expect(companyOf(state, 'C&O').lastNetIncome).toBe(230)
})

test('BO-0.8 everything is open to all', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, equipment: [1] })
  stockRound(state, 'A')
  const { chance: _, ...known } = state
  for (const viewer of [0, 1, 2, 3, null]) expect(viewOf(baltimoreOhio, state, viewer)).toMatchObject(known)
})

test('BO-0.9 the bank pays whatever is due', () => {
  const state = newGame()
  open(state, 'B&O', { price: 375, players: { A: 9, B: 1 } })
  cash(state, { A: 100000 })
  stockRound(state, 'A')
  does(state, 'A', sell('B&O', 9))
  expect(cashOf(state).A).toBe(100000 + 9 * 375)
})

test('BO-0.10 left goes round the table', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 2, B: 2, C: 4, D: 1 }, president: 'C' })
  stockRound(state, 'C')
  does(state, 'C', sell('B&O', 4))
  expect(companyOf(state, 'B&O').president).toBe('A')
})

test('BO-0.11 unfounded, open, in receivership', () => {
  const state = newGame()
  expect(companyOf(state, 'B&O')).toMatchObject({ president: null, price: null })
  does(state, 'A', found('B&O', 66, 1))
  expect(companyOf(state, 'B&O')).toMatchObject({ president: 'A', price: 66 })
  allPass(state)
  does(state, 'A', income())
  expect(companyOf(state, 'B&O')).toMatchObject({ president: null, price: null, held: 10 })
})

// BO-1 Setup

test('BO-1.2 the cards are dealt by chance, and again by the same luck', () => {
  const deal = (seed: number) => {
    const table = newTable(baltimoreOhio, { players: ['', '', '', ''], seed })
    return 'state' in table ? turnOrder(table.state).join('') : ''
  }
  const deals = Array.from({ length: 200 }, (_, seed) => deal(seed))
  expect(new Set(deals).size).toBe(24)
  expect(deal(7)).toBe(deals[7])
  expect(turnOrder(newGame({ cards: ['C', 'A', 'D', 'B'] }))).toEqual(['C', 'A', 'D', 'B'])
})

// BO-2, BO-3 Stock round

test('BO-2.1 every action belongs to its round', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1], unowned: 2 })
  stockRound(state, 'A')
  for (const action of [buyCard(2), scrap(1), build('H30'), takeCoal('H26'), income('Baltimore'), payOut])
    refuses(state, 'A', action, 'BO-2.1')
  operation(state, 'B&O')
  for (const action of [
    sell('B&O', 1),
    buy('B&O', 1),
    found('C&O', 55, 1),
    restart('B&O', 1),
    redeem('B&O', 1),
    pass,
    endTurn,
  ])
    refuses(state, 'A', action, 'BO-2.1')
})

test('BO-3.1 players act in the order of their cards, again and again', () => {
  const state = newGame({ cards: ['C', 'A', 'D', 'B'] })
  expect(asked(state)).toBe('C')
  does(state, 'C', found('B&O', 55, 1))
  for (const name of ['A', 'D', 'B', 'C'] as const) {
    expect(asked(state)).toBe(name)
    does(state, name, buy('B&O', 1))
  }
  expect(asked(state)).toBe('A')
})

test('BO-3.2 sales come first, and the purchase ends the player turn', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3, B: 1 } })
  open(state, 'NYC', { price: 60, players: { A: 3, B: 1 } })
  stockRound(state, 'A')
  does(state, 'A', sell('B&O', 1))
  does(state, 'A', buy('NYC', 1))
  expect(asked(state)).toBe('B')
  refuses(state, 'A', sell('NYC', 1), 'BO-14.1')
})

test('BO-3.5 nobody sells more than he has', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3, B: 2 } })
  stockRound(state, 'A')
  refuses(state, 'A', sell('B&O', 4), 'BO-3.5')
  refuses(state, 'A', sell('C&O', 1), 'BO-3.5')
  does(state, 'A', sell('B&O', 3))
})

test('BO-3.9 no redemption in the company just sold, but in another, and on a later go', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 5 }, unowned: 2, treasury: 500 })
  open(state, 'NYC', { price: 60, players: { A: 5 }, unowned: 2, treasury: 500 })
  stockRound(state, 'A')
  does(state, 'A', sell('B&O', 1))
  refuses(state, 'A', redeem('B&O', 1), 'BO-3.9')
  does(state, 'A', redeem('NYC', 2))
  for (const name of ['B', 'C', 'D'] as const) does(state, name, pass)
  does(state, 'A', redeem('B&O', 3))
  expect(companyOf(state, 'B&O')).toMatchObject({ unowned: 0, treasury: 500 - 3 * 60, price: 60 })
})

test('BO-3.10 only founded companies, as far as shares and cash reach', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 7 }, held: 2, unowned: 1 })
  cash(state, { B: 198, C: 131 })
  stockRound(state, 'B')
  refuses(state, 'B', buy('C&O', 1), 'BO-3.10')
  refuses(state, 'B', buy('B&O', 3), 'BO-3.10')
  refuses(state, 'B', buy('B&O', 0, 2), 'BO-3.10')
  const broke = copy(state)
  stockRound(broke, 'C')
  refuses(broke, 'C', buy('B&O', 1, 1), 'BO-3.10')
  does(state, 'B', buy('B&O', 2, 1))
  expect(cashOf(state).B).toBe(0)
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 66, treasury: 132, held: 0, unowned: 0 })
})

test('BO-3.11 option playersMayBuyUnownedShares off: the box is for redemption only', () => {
  const state = newGame({ options: { playersMayBuyUnownedShares: false } })
  open(state, 'B&O', { price: 66, players: { A: 4 }, unowned: 3, treasury: 200 })
  stockRound(state, 'A')
  refuses(state, 'A', buy('B&O', 0, 1), 'BO-3.11')
  refuses(state, 'A', buy('B&O', 1, 1), 'BO-3.11')
  does(copy(state), 'A', buy('B&O', 1))
  does(state, 'A', redeem('B&O', 3))
  expect(companyOf(state, 'B&O')).toMatchObject({ unowned: 0, treasury: 2 })
})

test('BO-3.12 held shares of a company in receivership are not bought either', () => {
  const state = newGame()
  receivership(state, 'PRR', { unowned: 2 })
  stockRound(state, 'A')
  refuses(state, 'A', buy('PRR', 1), 'BO-3.12')
})

test('BO-3.13 a company is founded once', () => {
  const state = newGame()
  does(state, 'A', found('B&O', 55, 1))
  refuses(state, 'B', found('B&O', 55, 1), 'BO-3.13')
})

test.each([
  [1, [55, 60, 66]],
  [2, [60, 66, 74]],
  [3, [66, 74, 82]],
  [4, [74, 82, 91]],
  [5, [82, 91, 100]],
])('BO-3.14 the starting prices of level %d', (level, prices) => {
  const state = newGame()
  technology(state, level)
  const offered = PRICES.filter((price) => isOffered(offersTo(state, 'A'), found('B&O', price, 1)))
  expect(offered).toEqual(prices)
})

test('BO-3.16 the founder’s token goes under those already on the price', () => {
  const state = newGame()
  open(state, 'NYC', { price: 60, players: { B: 3 } })
  stockRound(state, 'A')
  does(state, 'A', found('B&O', 60, 1))
  expect(marketOrder(state)).toEqual(['NYC', 'B&O'])
})

test('BO-3.20 a redemption takes no more than the box holds', () => {
  const state = newGame()
  open(state, 'C&O', { price: 60, players: { A: 4 }, unowned: 2, treasury: 1000 })
  stockRound(state, 'A')
  refuses(state, 'A', redeem('C&O', 3), 'BO-3.20')
  refuses(state, 'A', redeem('B&O', 1), 'BO-3.20')
  does(state, 'A', redeem('C&O', 2))
  expect(companyOf(state, 'C&O').treasury).toBe(880)
})

// BO-4, BO-5

test('BO-4.2 on one space the falls go from the top of the stack down', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, unowned: 1 })
  open(state, 'NYC', { price: 66, players: { B: 3 }, unowned: 1 })
  open(state, 'PRR', { price: 66, players: { C: 3 } })
  stockRound(state, 'A')
  allPass(state)
  expect(marketOrder(state)).toEqual(['PRR', 'B&O', 'NYC'])
})

test('BO-4.3 a company in receivership does not fall for its unowned shares', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  receivership(state, 'PRR', { unowned: 4 })
  stockRound(state, 'A')
  allPass(state)
  expect(companyOf(state, 'PRR')).toMatchObject({ price: null, unowned: 4, held: 6 })
})

test('BO-5.1 the order found at the start of the round stands', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  open(state, 'B&M', { price: 66, players: { B: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 60, players: { C: 3 }, equipment: [2] })
  stockRound(state, 'A')
  allPass(state)
  does(state, 'A', income())
  does(state, 'B', income('Boston'))
  does(state, 'B', payOut)
  does(state, 'C', income('Richmond'))
  does(state, 'C', payOut)
  expect(state.round).toBe('operating2')
  expect(asked(state)).toBe('B for B&M')
  expect(state.toOperate).toEqual(['C&O', 'B&O'])
})

test('BO-5.2 in the dividend step there is only the dividend', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1] })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  for (const action of [buyCard(2), scrap(1), build('H30'), takeCoal('H26'), income('Baltimore')])
    refuses(state, 'A', action, 'BO-5.2')
  expect(kindsFor(state, 'A')).toEqual(['dividend'])
})

test('BO-5.3 one share sold is enough to operate', () => {
  const state = newGame()
  does(state, 'A', found('B&O', 66, 1))
  allPass(state)
  expect(asked(state)).toBe('A for B&O')
})

// BO-6 Equipment

test('BO-6.1 an empty stack sells nothing', () => {
  const state = newGame()
  cardsGone(state, 30)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 5000 })
  operation(state, 'B&O')
  expect(topCard(state)).toBeUndefined()
  for (const { number } of EQUIPMENT) refuses(state, 'A', buyCard(number), 'BO-6.1')
})

test('BO-6.2 the stack from its top to its end', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 6550 })
  operation(state, 'B&O')
  const costs: number[] = []
  while (topCard(state)) {
    const before = companyOf(state, 'B&O').treasury
    does(state, 'A', buyCard(topCard(state)!.number))
    costs.push(before - companyOf(state, 'B&O').treasury)
  }
  expect(costs).toEqual([
    ...[100, 95, 90, 85, 80],
    ...[140, 130, 120, 110, 100],
    ...[200, 185, 170, 155, 140],
    ...[280, 260, 240, 220, 200],
    ...[380, 355, 330, 305, 280],
    ...[500, 470, 440, 410, 380],
  ])
  const values = [1, 6, 11, 16, 21, 26].map((card) => {
    const before = companyOf(state, 'B&O').treasury
    does(state, 'A', scrap(card))
    return companyOf(state, 'B&O').treasury - before
  })
  expect(values).toEqual([20, 40, 60, 80, 100, 120])
})

test('BO-6.4 equipment stays where it is, whatever the technology', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 60, players: { A: 3 }, treasury: 300 })
  cardsGone(state, 10)
  operation(state, 'C&O')
  refuses(state, 'A', buyCard(1), 'BO-6.1')
  does(state, 'A', buyCard(11))
  expect(companyOf(state, 'B&O').equipment).toEqual([1])
})

test('BO-6.5 only its own cards, one bought in the same operation too', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, equipment: [1] })
  open(state, 'C&O', { price: 60, players: { B: 3 }, equipment: [2] })
  operation(state, 'B&O')
  does(state, 'A', buyCard(3))
  refuses(state, 'A', scrap(2), 'BO-6.5')
  refuses(state, 'A', scrap(4), 'BO-6.5')
  does(state, 'A', scrap(3))
  does(state, 'A', scrap(1))
  refuses(state, 'A', scrap(1), 'BO-6.5')
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 50, equipment: [] })
})

// BO-7 Build or take coal

test('BO-7.4 a barred side bars both ways, and only that side', () => {
  const state = newGame()
  open(state, 'PRR', {
    price: 66,
    players: { A: 3 },
    treasury: 100,
    cubes: ['G33', 'G31', 'G29', 'G27', 'G25', 'G23'],
  })
  open(state, 'C&O', { price: 60, players: { A: 3 }, treasury: 100, cubes: ['L30'] })
  operation(state, 'PRR')
  does(state, 'A', build('I33'))
  operation(state, 'PRR')
  refuses(state, 'A', build('I31'), 'BO-7.4')
  operation(state, 'C&O')
  refuses(state, 'A', build('M31'), 'BO-7.4')
  does(state, 'A', build('M29'))
  operation(state, 'C&O')
  does(state, 'A', build('M31'))
})

test('BO-7.7 the technology level at the moment of placing matters', () => {
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 170, cubes: ['K29', 'J30'] })
  open(state, 'B&O', { price: 60, players: { B: 3 }, cubes: ['I29'] })
  cardsGone(state, 5)
  operation(state, 'C&O')
  refuses(state, 'A', build('I29'), 'BO-7.6')
  does(state, 'A', buyCard(6))
  does(state, 'A', build('I29'))
  expect(companiesIn(state, 'I29')).toBe(2)
})

test('BO-7.8 a hex with a coal counter is built like any other', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, cubes: ['H30', 'H28'] })
  operation(state, 'B&O')
  does(state, 'A', build('H26'))
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 60, coal: 0 })
  expect(state.coal).toContain('H26')
})

test('BO-7.9 coal needs a cube and a counter, and one counter is all', () => {
  const state = newGame()
  const cubes = ['L26', 'K25', 'K23', 'K21', 'L20']
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 100, cubes })
  operation(state, 'C&O')
  refuses(state, 'A', takeCoal('L18'), 'BO-7.9')
  refuses(state, 'A', takeCoal('K23'), 'BO-7.9')
  does(state, 'A', takeCoal('K21'))
  refuses(state, 'A', takeCoal('L20'), 'BO-7.1')
  refuses(state, 'A', buyCard(1), 'BO-5.2')
})

test('BO-7.10 five counters, each taken once', () => {
  const cubes = ['L26', 'K25', 'K23', 'K21', 'L20', 'L18']
  const state = newGame()
  open(state, 'C&O', { price: 66, players: { A: 3 }, cubes })
  for (const [taken, hex] of ['K21', 'L20', 'L18'].entries()) {
    operation(state, 'C&O')
    does(state, 'A', takeCoal(hex))
    expect(companyOf(state, 'C&O').coal).toBe(taken + 1)
  }
  expect(state.coal).toEqual(['H26', 'I23'])
  operation(state, 'C&O')
  refuses(state, 'A', takeCoal('K21'), 'BO-7.9')
})

test("BO-7.14 all three of Pennsylvania's cities are closed, a receivership opens none", () => {
  const state = newGame()
  technology(state, 6)
  open(state, 'B&O', {
    price: 66,
    players: { A: 3 },
    treasury: 500,
    cubes: ['H32', 'H30', 'H28', 'H26', 'H24'],
  })
  operation(state, 'B&O')
  for (const hex of ['G23', 'G29', 'H34']) refuses(state, 'A', build(hex), 'BO-7.14')
  const toPittsburgh = ['G33', 'G31', 'F30', 'F28', 'F26', 'F24', 'G23']
  receivership(state, 'PRR', { cubes: toPittsburgh })
  for (const hex of ['G23', 'G29', 'H34']) refuses(state, 'A', build(hex), 'BO-7.14')
})

test('BO-7.15 the obligation does not open a full city, nor its end', () => {
  const state = newGame()
  const cubes = ['G33', 'G31', 'G29', 'G27', 'G25', 'G23']
  open(state, 'PRR', { price: 66, players: { A: 3 }, treasury: 100, cubes })
  open(state, 'NYNH&H', { price: 60, players: { B: 3 }, cubes: ['E37', 'F36', 'G35'] })
  operation(state, 'PRR')
  refuses(state, 'A', build('G35'), 'BO-7.6')
})

// BO-8 Income

test('BO-8.2 only its own cities count, each once', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1, 2], cubes: ['I29', 'H30'] })
  operation(state, 'B&O')
  refuses(state, 'A', income('Baltimore', 'H30'), 'BO-8.2')
  refuses(state, 'A', income('Baltimore', 'Richmond'), 'BO-8.2')
  refuses(state, 'A', income('Baltimore', 'Baltimore'), 'BO-8.2')
  refuses(state, 'A', { kind: 'income', cities: ['I31', 'Z99'] }, 'BO-14.1')
  expect(earns(state, 'A', income('Washington', 'Baltimore')).net).toBe(20)
})

test('BO-8.3 cheaper cities may be chosen, fewer may not', () => {
  const state = newGame()
  technology(state, 4)
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1], coal: ['H26'], cubes: ['I29'] })
  operation(state, 'B&O')
  refuses(state, 'A', income(), 'BO-8.2')
  expect(earns(state, 'A', income('Washington')).net).toBe(30)
})

test.each([1, 2, 3, 4, 5, 6])('BO-8.4 the technology level %d decides the income', (level) => {
  const chicago = [20, 30, 50, 70, 90, 100]
  const state = newGame()
  technology(state, level)
  open(state, 'NKP', { price: 66, players: { A: 3 }, equipment: [1], coal: ['H26'] })
  technology(state, level)
  if (level === 1) cardsGone(state, 1)
  operation(state, 'NKP')
  const gross = chicago[level - 1]!
  expect(earns(state, 'A', income('Chicago'))).toMatchObject({
    maintenance: 10 * level,
    net: gross + 40 - 10 * level,
  })
})

test('BO-8.6 option coalNeedsEquipment: coal pays nothing without a card', () => {
  const without = newGame({ options: { coalNeedsEquipment: true } })
  open(without, 'C&O', { price: 66, players: { A: 3 }, coal: ['K21'] })
  operation(without, 'C&O')
  expect(earns(without, 'A', income()).net).toBe(0)
  expect(companyOf(without, 'C&O')).toMatchObject({ price: 55, players: { A: 2 } })
  const equipped = newGame({ options: { coalNeedsEquipment: true } })
  open(equipped, 'C&O', { price: 66, players: { A: 3 }, coal: ['K21'], equipment: [1] })
  operation(equipped, 'C&O')
  expect(earns(equipped, 'A', income('Richmond')).net).toBe(60)
})

test('BO-8.8 option lumber: its hex is not known, so the game is refused', () => {
  const table = newTable(baltimoreOhio, { players: ['', '', ''], options: { lumber: true }, seed: 1 })
  expect(table).toMatchObject({ rule: 'BO-8.8' })
})

// BO-9 Loss

/** C&O with Richmond and this many cards at technology 3: 20 − 30 for each. */
function losing(cards: number, options = {}): State {
  const state = newGame({ options })
  technology(state, 3)
  open(state, 'C&O', { price: 66, players: { A: 3 }, treasury: 30, equipment: [1, 2].slice(0, cards) })
  operation(state, 'C&O')
  return state
}

test('BO-9.5 no money changes hands in a loss', () => {
  const state = losing(2)
  expect(earns(state, 'A', income('Richmond')).net).toBe(-40)
  expect(companyOf(state, 'C&O').treasury).toBe(30)
  expect(cashOf(state).A).toBe(375)
})

test.each([
  [1, -10, 20],
  [2, -40, 0],
  [0, 0, 30],
])('BO-9.5 option lossChargedToTreasury: %d cards, net %d, treasury %d', (cards, net, treasury) => {
  const state = losing(cards, { lossChargedToTreasury: true })
  expect(earns(state, 'A', cards === 0 ? income() : income('Richmond')).net).toBe(net)
  expect(companyOf(state, 'C&O')).toMatchObject({ treasury, price: 55, players: { A: 2 } })
  expect(cashOf(state).A).toBe(375)
})

// BO-10 Profit

test('BO-10.4 paying or withholding is all or nothing', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  refuses(state, 'A', { kind: 'dividend', choice: 'half' }, 'BO-14.1')
  refuses(state, 'A', { ...payOut, amount: 5 }, 'BO-14.1')
  expect(isOffered(offersTo(state, 'A'), payOut)).toBe(true)
  expect(isOffered(offersTo(state, 'A'), withhold)).toBe(true)
})

test.each([
  [0, payOut, 74],
  [0, withhold, 66],
  [10, payOut, 66],
  [10, withhold, 66],
  [50, payOut, 60],
  [50, withhold, 60],
])('BO-10.5 option priceRiseRequiresDividend: last %d, %j, price %d', (lastNetIncome, choice, price) => {
  const state = newGame({ options: { priceRiseRequiresDividend: true } })
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1], lastNetIncome })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  does(state, 'A', choice)
  expect(companyOf(state, 'B&O')).toMatchObject({ price, lastNetIncome: 10 })
})

test('BO-10.5 never below 34', () => {
  const state = newGame()
  open(state, 'B&O', { price: 34, players: { A: 3 }, equipment: [1], lastNetIncome: 50 })
  open(state, 'C&O', { price: 34, players: { B: 3 } })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  does(state, 'A', payOut)
  expect(companyOf(state, 'B&O').price).toBe(34)
  expect(marketOrder(state)).toEqual(['B&O', 'C&O'])
})

// BO-11 Receivership

test.each([
  [false, [1]],
  [true, []],
])('BO-11.2 option receivershipScrapsEquipment %s', (receivershipScrapsEquipment, equipment) => {
  const state = newGame({ options: { receivershipScrapsEquipment } })
  technology(state, 4)
  open(state, 'PRR', { price: 45, players: { A: 1 }, unowned: 2, treasury: 70, equipment: [1] })
  operation(state, 'PRR')
  does(state, 'A', income('Philadelphia'))
  expect(companyOf(state, 'PRR')).toMatchObject({ equipment, treasury: 70, held: 8, unowned: 2 })
  expect(state.scrapped.includes(1)).toBe(receivershipScrapsEquipment)
})

test('BO-11.3 the cubes of a company in receivership count for the city limit', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100 })
  receivership(state, 'C&O', { cubes: ['K29', 'J30', 'I29'] })
  operation(state, 'B&O')
  refuses(state, 'A', build('I29'), 'BO-7.6')
})

test('BO-11.4 a restart needs a receivership, held shares and cash', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  receivership(state, 'PRR', { unowned: 7 })
  cash(state, { A: 149 })
  stockRound(state, 'A')
  refuses(state, 'A', restart('B&O', 1), 'BO-11.4')
  refuses(state, 'A', restart('C&O', 1), 'BO-11.4')
  refuses(state, 'A', restart('PRR', 3), 'BO-11.4')
  cash(state, { A: 500 })
  refuses(state, 'A', restart('PRR', 4), 'BO-11.4')
  does(state, 'A', restart('PRR', 3))
  expect(companyOf(state, 'PRR')).toMatchObject({ players: { A: 3 }, held: 0, unowned: 7, treasury: 150 })
})

test('BO-11.4 a company that was restarted operates in the next operating round', () => {
  const state = newGame()
  receivership(state, 'PRR', { treasury: 70 })
  stockRound(state, 'A')
  does(state, 'A', restart('PRR', 2))
  allPass(state)
  expect(asked(state)).toBe('A for PRR')
})

test('BO-11.5 after the restart the box can be redeemed', () => {
  const state = newGame()
  receivership(state, 'PRR', { unowned: 2, treasury: 70 })
  stockRound(state, 'A')
  does(state, 'A', restart('PRR', 1))
  for (const name of ['B', 'C', 'D'] as const) does(state, name, pass)
  does(state, 'A', redeem('PRR', 2))
  expect(companyOf(state, 'PRR')).toMatchObject({ treasury: 20, unowned: 0, held: 9 })
})

test('BO-11.6 an obligation fulfilled stays fulfilled', () => {
  const state = newGame()
  receivership(state, 'PRR', { treasury: 70, cubes: ['G33', 'G31', 'G29', 'G27', 'G25', 'G23'] })
  stockRound(state, 'A')
  does(state, 'A', restart('PRR', 2))
  allPass(state)
  does(state, 'A', build('G35'))
  expect(companyOf(state, 'PRR').treasury).toBe(120)
})

// BO-12, BO-13 End of a turn and of the game

test('BO-12.3 between the operating rounds nothing is redealt', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  cash(state, { A: 400, B: 300, C: 200, D: 100 })
  operation(state, 'B&O')
  does(state, 'A', income('Baltimore'))
  does(state, 'A', payOut)
  expect(state.round).toBe('operating2')
  expect(turnOrder(state)).toEqual(['A', 'B', 'C', 'D'])
  does(state, 'A', income('Baltimore'))
  does(state, 'A', payOut)
  expect(turnOrder(state)).toEqual(['D', 'C', 'B', 'A'])
})

test('BO-13.1 both reasons at once are both told', () => {
  const state = newGame()
  technology(state, 6)
  open(state, 'B&O', { price: 375, players: { A: 3 } })
  open(state, 'C&O', { price: 66, players: { B: 3 } })
  operation(state, 'C&O', 'operating2')
  does(state, 'B', income())
  expect(state).toMatchObject({ round: 'over', endReasons: ['technology', 'price'] })
})

test('BO-13.5 the ranking goes by score, then by turn order card', () => {
  const state = newGame({ players: 6, cards: ['F', 'E', 'D', 'C', 'B', 'A'] })
  cash(state, { A: 100, B: 300, C: 100, D: 300, E: 50, F: 100 })
  expect(baltimoreOhio.standings(state).map(({ seat, rank }) => [rank, NAMES[seat]])).toEqual([
    [1, 'D'],
    [2, 'B'],
    [3, 'F'],
    [4, 'C'],
    [5, 'A'],
    [6, 'E'],
  ])
})

/** The only company fails in the last round, and this is all the cash there is. */
function failing(cashOfA: number, level: number): State {
  const state = newGame({ players: 3 })
  technology(state, level)
  open(state, 'B&O', { price: 66, players: { A: 1 } })
  cash(state, { A: cashOfA, B: 0, C: 0 })
  operation(state, 'B&O', 'operating2')
  does(state, 'A', income())
  return state
}

test('BO-13.6 the price of a restart decides, at any level', () => {
  expect(failing(50, 5)).toMatchObject({ round: 'stock', endReasons: [] })
  expect(failing(49, 5)).toMatchObject({ round: 'over', endReasons: ['standstill'] })
})

test('BO-13.6 no standstill while a company is open', () => {
  const state = newGame({ players: 3 })
  open(state, 'B&O', { price: 66, players: { A: 2 } })
  cash(state, { A: 0, B: 0, C: 0 })
  operation(state, 'B&O', 'operating2')
  does(state, 'A', income())
  expect(state).toMatchObject({ round: 'stock', endReasons: [] })
})

test.each([
  [54, 'over'],
  [55, 'stock'],
])('BO-13.6 nobody has founded anything, and the richest has %d', (richest, round) => {
  const state = newGame({ players: 3 })
  cash(state, { A: richest, B: 0, C: 0 })
  allPass(state)
  expect(state.round).toBe(round)
})

// BO-14 Decisions

test('BO-14.1 an operation is decided by the president and nobody else', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { B: 3, A: 2 } })
  operation(state, 'B&O')
  expect(asked(state)).toBe('B for B&O')
  refuses(state, 'A', income(), 'BO-14.1')
  refuses(state, 'B', { ...income(), company: 'B&O' }, 'BO-14.1')
  refuses(state, 'B', { kind: 'buy-equipment', card: 31 }, 'BO-14.1')
  does(state, 'B', income())
})

test('BO-14.2 the engine waits for the only answer', () => {
  const state = newGame({ players: 3 })
  cash(state, { A: 0, B: 0, C: 0 })
  expect(offersTo(state, 'A')).toEqual([{ action: pass }])
  expect(asked(state)).toBe('A')
})

test('BO-14.3 pass only without a sale, end-turn only with one', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  stockRound(state, 'A')
  refuses(state, 'A', endTurn, 'BO-14.3')
  does(state, 'A', sell('B&O', 1))
  refuses(state, 'A', pass, 'BO-14.3')
  does(state, 'A', endTurn)
  expect(asked(state)).toBe('B')
})

test('BO-14.4 an action of a later step closes the earlier ones; income closes all', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 300, equipment: [1, 2] })
  technology(state, 2)
  operation(state, 'B&O')
  does(state, 'A', buyCard(7))
  does(state, 'A', scrap(1))
  refuses(state, 'A', buyCard(8), 'BO-5.2')
  does(state, 'A', scrap(2))
  does(state, 'A', build('H30'))
  refuses(state, 'A', scrap(7), 'BO-5.2')
  does(state, 'A', build('I29'))
  does(state, 'A', income('Baltimore', 'Washington'))
  expect(kindsFor(state, 'A')).toEqual(['dividend'])
})

test('BO-14.5 a loss is settled without a dividend', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 } })
  open(state, 'C&O', { price: 60, players: { A: 3 } })
  operation(state, 'B&O')
  refuses(state, 'A', withhold, 'BO-14.5')
  does(state, 'A', income())
  expect(asked(state)).toBe('A for C&O')
  refuses(state, 'A', payOut, 'BO-14.5')
})

test('BO-14.6 a first turn without a company goes straight to the next', () => {
  const state = newGame()
  allPass(state)
  expect(state).toMatchObject({ turn: 2, round: 'stock' })
  expect(turnOrder(state)).toEqual(['A', 'B', 'C', 'D'])
  expect(asked(state)).toBe('A')
})

test('All options on: no box, no rise without a dividend, charged losses, scrapped equipment', () => {
  const options = {
    priceRiseRequiresDividend: true,
    lossChargedToTreasury: true,
    coalNeedsEquipment: true,
    receivershipScrapsEquipment: true,
    playersMayBuyUnownedShares: false,
  }
  const state = newGame({ options })
  technology(state, 3)
  open(state, 'B&O', { price: 66, players: { A: 3 }, unowned: 1, equipment: [11] })
  open(state, 'C&O', { price: 60, players: { B: 1 }, treasury: 70, equipment: [1, 2] })
  open(state, 'NYC', { price: 50, players: { C: 3 }, coal: ['K21'] })
  stockRound(state, 'A')
  refuses(state, 'A', buy('B&O', 0, 1), 'BO-3.11')
  allPass(state)
  expect(companyOf(state, 'B&O').price).toBe(60)
  expect(asked(state)).toBe('B for C&O')
  does(state, 'B', income('Richmond'))
  expect(companyOf(state, 'C&O')).toMatchObject({ president: null, treasury: 30, equipment: [] })
  does(state, 'A', income('Baltimore'))
  expect(companyOf(state, 'B&O')).toMatchObject({ price: 50, players: { A: 2 } })
  does(state, 'C', income())
  expect(companyOf(state, 'NYC')).toMatchObject({ price: 41, players: { C: 2 } })
  expect(COMPANIES.filter((company) => companyOf(state, company).price !== null)).toEqual(['B&O', 'NYC'])
})
