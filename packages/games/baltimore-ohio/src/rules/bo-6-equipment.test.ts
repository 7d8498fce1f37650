import { expect, test } from 'vitest'
import { EQUIPMENT } from '../components/equipment.ts'
import {
  actions,
  cardsGone,
  companyOf,
  does,
  inOperation,
  newGame,
  open,
  refuses,
} from '../scenarios/position.ts'
import { topCard } from '../state.ts'

test('BO-6.1 an empty stack sells nothing', () => {
  const state = newGame()
  cardsGone(state, 30)
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 5000 })
  inOperation(state, 'B&O')
  expect(topCard(state)).toBeUndefined()
  for (const { number } of EQUIPMENT) refuses(state, 'A', actions.buyCard(number), 'BO-6.1')
})

test('BO-6.2 the stack from its top to its end', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 6950 })
  inOperation(state, 'B&O')
  const costs: number[] = []
  while (topCard(state)) {
    const before = companyOf(state, 'B&O').treasury
    does(state, 'A', actions.buyCard(topCard(state)!.number))
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
  expect(companyOf(state, 'B&O').treasury).toBe(0)
  const values = [1, 6, 11, 16, 21, 26].map((card) => {
    const before = companyOf(state, 'B&O').treasury
    does(state, 'A', actions.scrap(card))
    return companyOf(state, 'B&O').treasury - before
  })
  expect(values).toEqual([20, 40, 60, 80, 100, 120])
})

test('BO-6.4 equipment stays where it is, whatever the technology', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, equipment: [1] })
  open(state, 'C&O', { price: 60, players: { A: 3 }, treasury: 300 })
  cardsGone(state, 10)
  inOperation(state, 'C&O')
  refuses(state, 'A', actions.buyCard(1), 'BO-6.1')
  does(state, 'A', actions.buyCard(11))
  expect(companyOf(state, 'B&O').equipment).toEqual([1])
})

test('BO-6.5 only its own cards, one bought in the same operation too', () => {
  const state = newGame()
  open(state, 'B&O', { price: 66, players: { A: 3 }, treasury: 100, equipment: [1] })
  open(state, 'C&O', { price: 60, players: { B: 3 }, equipment: [2] })
  inOperation(state, 'B&O')
  does(state, 'A', actions.buyCard(3))
  refuses(state, 'A', actions.scrap(2), 'BO-6.5')
  refuses(state, 'A', actions.scrap(4), 'BO-6.5')
  does(state, 'A', actions.scrap(3))
  does(state, 'A', actions.scrap(1))
  refuses(state, 'A', actions.scrap(1), 'BO-6.5')
  expect(companyOf(state, 'B&O')).toMatchObject({ treasury: 50, equipment: [] })
})
