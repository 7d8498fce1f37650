import { copy } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { beginStep } from '../turnSteps.ts'
import {
  actions,
  askedOf,
  auctioned,
  cash,
  cashOf,
  cell,
  corporation,
  does,
  doesWithConsent,
  game,
  kindsFor,
  putInPool,
  refuses,
  setOperation,
  setPhase,
  setTrainsLeft,
  tiles,
  trainId,
  treasury,
  typesOf,
} from './position.ts'

test('S50, 2.7e: trains over the limit are given up, unpaid, and sold from the pool', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '4', 1)
  corporation(state, 'LPS', { cell: [0, 3], players: { B: 5 }, trains: ['4', '4', '4'], treasury: 5 })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 1000 })
  setTrainsLeft(state, '4', 0)
  setOperation(state, 'GT', { step: 'trains' })
  does(state, 'A', actions.buyTrain('5'))
  expect(askedOf(state)).toBe('B for LPS')
  refuses(state, 'A', actions.done, '2d')
  does(state, 'B', actions.returnTrain(trainId(state, 'LPS', '4')))
  expect([typesOf(state, 'LPS'), treasury(state, 'LPS')]).toEqual([['4', '4'], 5])
  refuses(state, 'A', actions.returnTrain(trainId(state, 'GT', '5')), '2.7e')
  does(state, 'A', actions.buyTrain('4', 'pool'))
  expect([typesOf(state, 'GT'), treasury(state, 'GT')]).toEqual([['5', '4'], 100])
  refuses(state, 'A', actions.buyTrain('5'), '2.7d')
})

test('S51, 2.7f, Pb: a D for a train that is traded in, also at the limit', () => {
  const state = auctioned(game())
  setPhase(state, '6')
  corporation(state, 'GW', { cell: [0, 3], players: { A: 5 }, trains: ['4', '5'], treasury: 760 })
  corporation(state, 'GT', { cell: [0, 4], players: { B: 5 }, trains: ['4'] })
  setOperation(state, 'GW', { step: 'trains' })
  const other = copy(state)
  const events = does(state, 'A', actions.tradeIn(trainId(state, 'GW', '5')))
  expect(events).toContainEqual({ kind: 'phase', phase: 'D' })
  expect([typesOf(state, 'GW'), typesOf(state, 'GT'), treasury(state, 'GW')]).toEqual([['D'], [], 10])
  expect(state.depot.pool.map(({ id }) => id.split('-')[0])).toEqual(['5'])

  does(other, 'A', actions.tradeIn(trainId(other, 'GW', '4')))
  expect([typesOf(other, 'GW'), other.depot.pool]).toEqual([['5', 'D'], []])
})

test('S52, 2.7f: a D while 6-trains are left', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '6', 1)
  corporation(state, 'GW', { cell: [0, 3], players: { A: 5 }, treasury: 1100 })
  setOperation(state, 'GW', { step: 'trains' })
  refuses(state, 'A', actions.buyTrain('5'), '2.7a')
  does(state, 'A', actions.buyTrain('D'))
  expect([typesOf(state, 'GW'), state.phase, treasury(state, 'GW')]).toEqual([['D'], 'D', 0])
})

test('2.7f: no D before phase 6', () => {
  const state = auctioned(game())
  corporation(state, 'GW', { cell: [0, 3], players: { A: 5 }, treasury: 2000, trains: ['4'] })
  setOperation(state, 'GW', { step: 'trains' })
  refuses(state, 'A', actions.buyTrain('D'), '2.7f')
  refuses(state, 'A', actions.tradeIn(trainId(state, 'GW', '4')), '2.7f')
})

/** CA must buy a train, the cheapest of which is a 4 for 350. */
function short(held: { own: number; rival: number; other: number }) {
  const state = auctioned(game())
  setTrainsLeft(state, '3', 0)
  setTrainsLeft(state, '4', 4)
  corporation(state, 'CA', { cell: [0, 3], players: { A: held.own, B: held.rival }, treasury: 120 })
  corporation(state, 'GT', { cell: [4, 4], players: { A: held.other, C: 5 } })
  tiles(state, 'D17 #57 r2', 'E18 #56 r1', 'F17 #6 r1')
  return state
}

test('S53, G20, 2.7i, 2.7k: the president adds what is missing, and sells no more than it takes', () => {
  const state = short({ own: 5, rival: 0, other: 3 })
  setPhase(state, '4')
  cash(state, { A: 100 })
  setOperation(state, 'CA', { step: 'dividend' })
  const events: string[] = []
  beginStep(state, 'trains', ({ kind }) => events.push(kind))
  expect(events).toEqual(['forced-purchase'])
  refuses(state, 'A', actions.done, '2.7g')
  refuses(state, 'A', actions.buyTrain('4'), '2.7k')
  refuses(state, 'A', actions.sellForTrain('GT', 3), '2.7k')
  refuses(state, 'A', actions.bankrupt, '2.7l')
  does(state, 'A', actions.sellForTrain('GT', 2))
  expect(cell(state, 'GT')).toEqual([6, 4])
  does(state, 'A', actions.buyTrain('4'))
  expect([cashOf(state, 'A'), treasury(state, 'CA'), typesOf(state, 'CA')]).toEqual([10, 0, ['4']])
})

test('S54, 2.7k, 2.7l: the presidency is kept; where that is not enough, he is bankrupt', () => {
  const state = short({ own: 4, rival: 3, other: 0 })
  setPhase(state, '4')
  cash(state, { A: 0 })
  setOperation(state, 'CA', { step: 'trains' })
  refuses(state, 'A', actions.sellForTrain('CA', 2), '2.7k')
  expect(kindsFor(state, 'A')).toContain('bankrupt')
  does(state, 'A', actions.bankrupt)
  expect([state.endReason, cashOf(state, 'A')]).toEqual(['bankruptcy', 0])
})

test('S56, 2.7b, 2.7h, 2.7i: a train of another corporation, with the treasury alone', () => {
  const state = short({ own: 5, rival: 0, other: 0 })
  setPhase(state, '4')
  corporation(state, 'TGB', { cell: [0, 4], players: { A: 5 }, trains: ['4'] })
  corporation(state, 'LPS', { cell: [0, 4], players: { B: 5 }, trains: ['4'] })
  cash(state, { A: 500 })
  setOperation(state, 'CA', { step: 'trains' })
  const train = trainId(state, 'TGB', '4')
  refuses(state, 'A', actions.offerTrain('TGB', train, 200), '2.7i')
  const bought = copy(state)
  does(bought, 'A', actions.offerTrain('TGB', train, 1))
  expect([typesOf(bought, 'CA'), treasury(bought, 'CA')]).toEqual([['4'], 119])
  does(bought, 'A', actions.done)
  doesWithConsent(state, 'A', actions.offerTrain('LPS', trainId(state, 'LPS', '4'), 100))
  expect([treasury(state, 'LPS'), typesOf(state, 'CA')]).toEqual([100, ['4']])
})

test('G15, 2.7a, 2.7g: without a route there is no duty, and nobody helps', () => {
  const state = auctioned(game())
  setTrainsLeft(state, '6', 2)
  state.phase = '5'
  corporation(state, 'TGB', { cell: [0, 3], players: { A: 5 }, treasury: 690 })
  cash(state, { A: 500 })
  setOperation(state, 'TGB', { step: 'trains' })
  refuses(state, 'A', actions.buyTrain('6'), '2.7a')
  refuses(state, 'A', actions.sellForTrain('TGB'), '2.7k')
  does(state, 'A', actions.done)
})

test('S66, 3o: the CGR deals at list price, and buys no 4-train', () => {
  const state = auctioned(game())
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5 }, trains: ['5'], treasury: 900 })
  corporation(state, 'GT', { cell: [0, 3], players: { A: 5 }, trains: ['5'], treasury: 900 })
  putInPool(state, '4')
  setOperation(state, 'CGR', { step: 'trains' })
  const train = trainId(state, 'GT', '5')
  refuses(state, 'A', actions.offerTrain('GT', train, 200), '3o')
  refuses(state, 'A', actions.buyTrain('4', 'pool'), '3o')
  const bought = copy(state)
  does(bought, 'A', actions.offerTrain('GT', train, 550))
  expect([treasury(bought, 'CGR'), treasury(bought, 'GT')]).toEqual([350, 1450])
  setOperation(state, 'GT', { step: 'trains' })
  refuses(state, 'A', actions.offerTrain('CGR', trainId(state, 'CGR', '5'), 540), '3o')
  does(state, 'A', actions.offerTrain('CGR', trainId(state, 'CGR', '5'), 550))
})

test('S65, G13, 3p, 3r: a CGR without trains borrows one, and must buy above $1,100', () => {
  const borrowing = (money: number) => {
    const state = auctioned(game())
    setTrainsLeft(state, '6', 0)
    corporation(state, 'CGR', {
      cell: [0, 4],
      players: { A: 5 },
      treasury: money,
      tokens: [
        ['J15', 0],
        ['L13', 0],
      ],
    })
    tiles(state, 'J15 #57 r0')
    setOperation(state, 'CGR', { step: 'run' })
    return state
  }
  const state = borrowing(1140)
  does(state, 'A', actions.borrowTrain)
  refuses(state, 'A', actions.borrowTrain, '3p')
  does(state, 'A', actions.run())
  // 3p: no dividend, no move of the price
  expect([state.operation!.step, cell(state, 'CGR')]).toEqual(['trains', [0, 4]])
  refuses(state, 'A', actions.done, '3r')
  does(state, 'A', actions.buyTrain('D'))
  does(state, 'A', actions.done)
  expect([typesOf(state, 'CGR'), treasury(state, 'CGR'), state.phase]).toEqual([['D'], 40, 'D'])
  expect(state.cgrOwnedPermanent).toBe(true)

  const poorer = borrowing(1100)
  does(poorer, 'A', actions.borrowTrain)
  does(poorer, 'A', actions.run())
  expect(poorer.phase).toBe('6')
  does(poorer, 'A', actions.done)
  expect(typesOf(poorer, 'CGR')).toEqual([])
})

test('G13, 3r: with a 4-train the CGR must buy above $750, and borrows none', () => {
  const state = auctioned(game())
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5 }, trains: ['4'], treasury: 760 })
  setOperation(state, 'CGR', { step: 'run' })
  refuses(state, 'A', actions.borrowTrain, '3p')
  setOperation(state, 'CGR', { step: 'trains' })
  refuses(state, 'A', actions.done, '3r')
  does(state, 'A', actions.tradeIn(trainId(state, 'CGR', '4')))
  expect([typesOf(state, 'CGR'), treasury(state, 'CGR')]).toEqual([['D'], 10])
})

test('S67, 3q: the CGR never closes', () => {
  const state = auctioned(game())
  setPhase(state, '6')
  corporation(state, 'CGR', { cell: [9, 1], players: { A: 5 }, trains: ['5'] })
  setOperation(state, 'CGR', { step: 'interest' })
  beginStep(state, 'dividend', () => {})
  expect([state.corporations.CGR.status, cell(state, 'CGR')]).toEqual(['launched', [9, 1]])
})
