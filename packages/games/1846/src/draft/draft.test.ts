import { act, type Chance, isRefusal, move, newTable, revealsNothing } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1846 } from '../index.ts'
import type { Card, State1846 } from '../state.ts'
import { handOf } from './draft.ts'

/** A game of three with this deck; the last seat chooses (1846-3.2). */
function withDeck(...deck: Card[]): State1846 {
  const table = newTable(game1846, { players: ['A', 'B', 'C'], seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  table.state.draft!.deck = deck
  return table.state
}

const falling = (...order: number[]): Chance => ({ order: () => order })

test('1846-3.2: the cards not chosen go under the deck in the order drawn', () => {
  const state = withDeck('MS', 'blank', 'MAIL', 'blank', 'SC', 'TBC', 'blank')
  act(game1846, state, 2, { kind: 'draft', card: 'MAIL' }, undefined, falling(4, 2, 3, 0, 1))
  expect(state.draft!.deck).toEqual(['TBC', 'blank', 'SC', 'blank', 'MS', 'blank'])
  expect(state.draft!.seat).toBe(1)
})

test('1846-3.2: of several blanks the first in the hand is kept, wherever the draw puts it', () => {
  const state = withDeck('MS', 'blank', 'MAIL', 'blank', 'SC')
  act(game1846, state, 2, { kind: 'draft', card: 'blank' }, undefined, falling(3, 4, 1, 2, 0))
  expect(state.draft!.deck).toEqual(['blank', 'SC', 'MAIL', 'MS'])
})

test('1846-3.5: nothing but blanks ends the draft, one private alone is shown (1846-3.6)', () => {
  const ended = withDeck('blank', 'MAIL', 'blank')
  act(game1846, ended, 2, { kind: 'draft', card: 'MAIL' })
  expect(ended).toMatchObject({ draft: null, round: 'stock' })
  const shown = withDeck('blank', 'BIG4')
  act(game1846, shown, 2, { kind: 'draft', card: 'blank' })
  expect(shown.draft).toMatchObject({ seat: 1, deck: ['BIG4'], price: 100 })
})

/** A game of three in which the last card is for sale. */
function lastCard() {
  const table = newTable(game1846, { players: ['A', 'B', 'C'], seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  while (table.state.draft!.price === null) {
    const { draft } = table.state
    const hand = handOf(draft!)
    const card = hand.includes('blank') ? 'blank' : hand[0]
    expect(move(table, draft!.seat, { kind: 'draft', card })).toBeUndefined()
  }
  return table
}

test('1846-3.6, 1846-3.7: to decline the last card shows nothing, until it has to be taken', () => {
  const table = lastCard()
  while (table.state.draft) {
    expect(move(table, table.state.draft.seat, { kind: 'decline' })).toBeUndefined()
    expect(revealsNothing(table, 1)).toBe(table.state.draft !== null)
  }
})

test('1846-3.7: to take the last card shows what everybody has chosen', () => {
  const table = lastCard()
  expect(move(table, table.state.draft!.seat, { kind: 'take-last' })).toBeUndefined()
  expect(revealsNothing(table, 1)).toBe(false)
  const { seat } = game1846.asked(table.state)[0]!
  expect(move(table, seat, { kind: 'pass' })).toBeUndefined()
  expect([1, 2].map((count) => revealsNothing(table, count))).toEqual([true, false])
})
