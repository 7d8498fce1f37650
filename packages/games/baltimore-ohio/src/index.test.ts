import { type GameEvent, isRefusal, newTable, refusal, whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { baltimoreOhio } from './index.ts'
import { actions, cash, does, inOperation, inStockRound, newGame, open } from './scenarios/position.ts'

test('the game is known by its id and its name', () => {
  const { id, name, version, players } = baltimoreOhio
  expect({ id, name, version, players }).toEqual({
    id: 'baltimore-ohio',
    name: 'Baltimore & Ohio',
    version: 1,
    players: { min: 3, max: 6 },
  })
})

test('each question has its own prompt', () => {
  const state = newGame()
  expect(baltimoreOhio.asked(state)).toEqual([{ seat: 0, prompt: 'player-turn' }])
  open(state, 'B&O', { price: 66, players: { C: 2 }, equipment: [1] })
  inOperation(state, 'B&O')
  expect(baltimoreOhio.asked(state)).toEqual([{ seat: 2, as: 'B&O', prompt: 'operation' }])
  does(state, 'C', actions.income('Baltimore'))
  expect(baltimoreOhio.asked(state)).toEqual([{ seat: 2, as: 'B&O', prompt: 'dividend' }])
})

test('the set-up says who plays in which order, and what it is refused for', () => {
  const events: GameEvent[] = []
  const setup = [[2, 0, 1]]
  const table = newTable(baltimoreOhio, { players: ['A', 'B', 'C'], seed: 1, setup }, events)
  expect(isRefusal(table)).toBe(false)
  expect(events).toEqual([{ kind: 'turn-order', order: [2, 0, 1], turn: 1 }])
  expect(newTable(baltimoreOhio, { players: ['A', 'B'], seed: 1 })).toEqual(
    refusal('BO-1.1', 'players', { players: 2 }),
  )
  expect(newTable(baltimoreOhio, { players: ['A', 'B', 'C'], options: { lumber: true }, seed: 1 })).toEqual(
    refusal('BO-8.8', 'lumber'),
  )
})

test('a turn is told event by event', () => {
  const state = newGame({ players: 3 })
  cash(state, { A: 500, B: 40, C: 0 })
  open(state, 'C&O', { price: 60, players: { A: 1, B: 1 } })
  expect(does(state, 'A', actions.sell('C&O', 1))).toEqual([
    { kind: 'sold', seat: 0, company: 'C&O', count: 1, price: 60 },
    { kind: 'price', company: 'C&O', before: 60, after: 55 },
    { kind: 'president', company: 'C&O', before: 0, after: 1 },
  ])
  expect(does(state, 'A', actions.endTurn)).toEqual([{ kind: 'turn-ended', seat: 0 }])
  expect(does(state, 'B', actions.pass)).toEqual([{ kind: 'passed', seat: 1 }])
  does(state, 'C', actions.pass)
  expect(does(state, 'A', actions.pass)).toEqual([
    { kind: 'passed', seat: 0 },
    { kind: 'price', company: 'C&O', before: 55, after: 50 },
    { kind: 'operating-round', round: 'operating1', order: ['C&O'], turn: 1 },
  ])
  expect(does(state, 'B', actions.income())).toEqual([
    { kind: 'income', company: 'C&O', cities: [], fromCities: 0, fromCoal: 0, maintenance: 0, net: 0 },
    { kind: 'loss', company: 'C&O', president: 1, charged: 0 },
    { kind: 'price', company: 'C&O', before: 50, after: 41 },
    { kind: 'receivership', company: 'C&O', scrapped: [] },
    { kind: 'operating-round', round: 'operating2', order: [], turn: 1 },
    { kind: 'turn-order', order: [2, 1, 0], turn: 2 },
  ])
})

test('an operation is told event by event, up to the end of the game', () => {
  const state = newGame({ players: 3 })
  open(state, 'B&O', { price: 341, players: { A: 5 }, unowned: 1, treasury: 600, equipment: [24, 25] })
  inOperation(state, 'B&O', 'operating2')
  expect(does(state, 'A', actions.buyCard(26))).toEqual([
    { kind: 'equipment-bought', company: 'B&O', card: 26, cost: 500 },
    { kind: 'technology', level: 6 },
  ])
  expect(does(state, 'A', actions.scrap(24))).toEqual([
    { kind: 'scrapped', company: 'B&O', card: 24, value: 100 },
  ])
  expect(does(state, 'A', actions.scrap(25))).toEqual([
    { kind: 'scrapped', company: 'B&O', card: 25, value: 100 },
  ])
  expect(does(state, 'A', actions.build('Washington'))).toEqual([
    { kind: 'built', company: 'B&O', hex: 'I29', cost: 30 },
  ])
  does(state, 'A', actions.income('Baltimore', 'Washington'))
  expect(does(state, 'A', actions.payOut)).toEqual([
    { kind: 'dividend', company: 'B&O', choice: 'pay', players: [10, 0, 0], treasury: 8 },
    { kind: 'price', company: 'B&O', before: 341, after: 375 },
    { kind: 'game-end', reasons: ['technology', 'price'] },
  ])
})

test('a closed step says whether a later one was begun or only the dividend is left', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 2 }, equipment: [1], treasury: 200 })
  inOperation(state, 'B&O')
  does(state, 'A', actions.build('H30'))
  const company = { company: 'B&O' }
  expect(whyNot(baltimoreOhio, state, 0, actions.scrap(1))).toEqual(refusal('BO-5.2', 'order', company))
  does(state, 'A', actions.income('Baltimore'))
  expect(whyNot(baltimoreOhio, state, 0, actions.scrap(1))).toEqual(refusal('BO-5.2', 'dividend', company))
})

test('the figures of a refusal are those of the position', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, unowned: 1, treasury: 60 })
  inStockRound(state, 'A')
  expect(whyNot(baltimoreOhio, state, 0, actions.sell('B&O', 3))).toEqual(
    refusal('BO-3.8', 'last', { company: 'B&O', most: 2 }),
  )
  open(state, 'PRR', { price: 66, players: { A: 1 }, unowned: 1, treasury: 60 })
  expect(whyNot(baltimoreOhio, state, 0, actions.sell('PRR', 1))).toEqual(
    refusal('BO-3.8', 'only', { company: 'PRR' }),
  )
  expect(whyNot(baltimoreOhio, state, 0, actions.found('C&O', 50, 1))).toEqual(
    refusal('BO-3.14', 'price', { price: 50, prices: [55, 60, 66], technology: 1 }),
  )
})

test('what there is none of is refused in words of its own', () => {
  const state = newGame()
  open(state, 'B&O', { price: 74, players: { A: 5, B: 5 } })
  inStockRound(state, 'C')
  const buy = (held: number, unowned: number) => actions.buy('B&O', held, unowned)
  const reason = (action: unknown) => whyNot(baltimoreOhio, state, 2, action)
  expect(reason(actions.sell('B&O', 1))).toEqual(refusal('BO-3.5', 'none', { company: 'B&O' }))
  expect(reason(buy(1, 0))).toEqual(refusal('BO-3.10', 'no-held', { company: 'B&O' }))
  expect(reason(buy(0, 1))).toEqual(refusal('BO-3.10', 'no-unowned', { company: 'B&O' }))
})
