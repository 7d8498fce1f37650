import { expect, test } from 'vitest'
import {
  actions,
  afterDraft,
  askedOf,
  cash,
  corporation,
  does,
  game,
  priceNow,
  refuses,
  setOperation,
  setPhase,
  treasury,
} from '../scenarios/position.ts'

test('the emergency issue comes first, and lowers what the shares bring (1846-7.0a)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 60, players: { A: 3, B: 2 } })
  corporation(state, 'NYC', { price: 50, players: { B: 5 }, trains: ['4'] })
  cash(state, { A: 45 })
  setOperation(state, 'GT', { step: 'trains' })
  // four shares at 10 leave the price at 20: 40 + 45 and one share for 20
  const events = does(state, 'A', actions.bankrupt)
  expect(events).toContainEqual({ kind: 'issued', corporation: 'GT', count: 4, price: 10, emergency: true })
  expect(events).toContainEqual({
    kind: 'sold',
    seat: 0,
    corporation: 'GT',
    count: 1,
    price: 20,
    into: 'market',
  })
  // the other two go without moving the price
  expect([priceNow(state, 'GT'), treasury(state, 'GT')]).toEqual([10, 40 + 45 + 20 + 20])
  expect(askedOf(state)).toBe('B for GT')
})

test('nobody is bankrupt while an issue, cash and sales reach the cheapest train (1846-6.68)', () => {
  const state = afterDraft(game(5))
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 60, players: { A: 3, B: 2 } })
  cash(state, { A: 100 })
  setOperation(state, 'GT', { step: 'trains' })
  refuses(state, 'A', actions.bankrupt, '6.68')
})

test('the priority card and the markers of the Steamboat Company do not leave with their owner (1846-7.0a)', () => {
  const state = afterDraft(game(5), { A: ['SC'] })
  setPhase(state, 'II')
  corporation(state, 'GT', { price: 60, players: { A: 2 }, market: 2 })
  corporation(state, 'NYC', { price: 50, players: { B: 5 }, trains: ['4'] })
  cash(state, { A: 0 })
  state.markers.port = 'D14'
  state.markers.beneficiary = 'NYC'
  setOperation(state, 'GT', { step: 'trains' })
  const events = does(state, 'A', actions.bankrupt)
  expect(events).toContainEqual({ kind: 'marker-removed', marker: 'SC' })
  expect([state.priority, state.markers.port, state.markers.beneficiary]).toEqual([1, null, null])
})
