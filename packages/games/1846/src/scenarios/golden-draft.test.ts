import { expect, test } from 'vitest'
import { BLUE, OPTIONAL_CORPORATIONS, ORANGE, PRIVATE, type PrivateId } from '../components/companies.ts'
import { CERTIFICATE_LIMITS } from '../components/money.ts'
import { certificateLimit, privatesOf, type State1846 } from '../state.ts'
import {
  actions,
  afterDraft,
  askedOf,
  cashOf,
  closeForGood,
  does,
  game,
  isIn,
  NAMES,
  offersTo,
  ownerOf,
  refuses,
  seatOf,
  treasury,
} from './position.ts'

test('G01 The floor of the last card (3.6, 3.8)', () => {
  const state = game(3)
  while (state.draft!.price === null) {
    const name = NAMES[state.draft!.seat]!
    const cards = offersTo(state, name).map(({ action }) => (action as { card: PrivateId }).card)
    does(state, name, actions.draft(cards.find((card) => card !== 'BIG4')!))
  }
  for (const [name, price] of [
    ['A', 100],
    ['C', 90],
    ['B', 80],
    ['A', 70],
  ] as const) {
    expect(askedOf(state)).toBe(name)
    expect(state.draft!.price).toBe(price)
    does(state, name, actions.decline)
  }
  expect(ownerOf(state, 'BIG4')).toBe('C')
  const others = privatesOf(state, seatOf('C')).filter((id) => id !== 'BIG4')
  const paid = others.reduce((sum, id) => sum + PRIVATE[id].price + PRIVATE[id].debt, 0)
  expect(cashOf(state, 'C')).toBe(400 - paid - 60)
  expect(treasury(state, 'BIG4')).toBe(40)
  expect(askedOf(state)).toBe('A')
  refuses(state, 'A', actions.decline, '3.6')
})

const removed = (state: State1846) =>
  [BLUE, ORANGE, OPTIONAL_CORPORATIONS].map((group) => group.filter((id) => !isIn(state, id)).length)

test('G02 Every game draws from the full groups (2.4)', () => {
  const components = () => JSON.stringify([BLUE, ORANGE, OPTIONAL_CORPORATIONS, PRIVATE, CERTIFICATE_LIMITS])
  const before = components()
  expect([game(3), game(3), game(4)].map(removed)).toEqual([
    [2, 2, 2],
    [2, 2, 2],
    [1, 1, 1],
  ])
  expect(components()).toBe(before)
})

test('G03 The certificate limit and what does not change it (5.13a, 5.13b)', () => {
  const five = afterDraft(game(5))
  expect(certificateLimit(five)).toBe(11)
  five.players[seatOf('C')]!.bankrupt = true
  expect(certificateLimit(five)).toBe(11)
  closeForGood(five, 'C&O')
  expect(certificateLimit(five)).toBe(10)
  closeForGood(five, 'ERIE')
  expect(certificateLimit(five)).toBe(8)
  closeForGood(five, 'PRR')
  expect(certificateLimit(five)).toBe(6)
})

test('G03 The certificate limit of fewer players (5.13a)', () => {
  const limits = (players: number) => {
    const state = afterDraft(game(players))
    const counts = [certificateLimit(state)]
    for (const id of ['B&O', 'GT', 'IC'] as const) {
      closeForGood(state, id)
      counts.push(certificateLimit(state))
    }
    return counts
  }
  expect(limits(4)).toEqual([12, 10, 8, 8])
  expect(limits(3)).toEqual([14, 11, 11, 11])
  const two = afterDraft(game(2, { with: ['B&O', 'GT'] }))
  expect(certificateLimit(two)).toBe(19)
  closeForGood(two, 'B&O')
  expect(certificateLimit(two)).toBe(16)
  closeForGood(two, 'GT')
  expect(certificateLimit(two)).toBe(16)
})
