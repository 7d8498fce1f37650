import { entryFor, eventsFor, type GameEvent, isRefusal, move, newTable, redactFor } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { handOf } from './draft/draft.ts'
import { game1846 } from './index.ts'
import type { Card } from './state.ts'

/** A game of three before its first card is chosen, by the last seat (1846-3.2). */
function threePlayers() {
  const table = newTable(game1846, { players: ['A', 'B', 'C'], seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

const hidden = (count: number): Card[] => Array.from({ length: count }, () => 'hidden')

test('1846-3.4: only the player on turn sees his hand, and nobody the rest of the deck', () => {
  const { state } = threePlayers()
  const hand = handOf(state.draft!)
  expect(hand).toHaveLength(5)
  expect(redactFor(game1846, state, 2).draft!.deck).toEqual([...hand, ...hidden(4)])
  for (const viewer of [0, 1, null]) expect(redactFor(game1846, state, viewer).draft!.deck).toEqual(hidden(9))
})

test('1846-3.4: what was chosen is known to the chooser alone, in the state, the events and the log', () => {
  const table = threePlayers()
  const card = handOf(table.state.draft!)[0]!
  const events: GameEvent[] = []
  expect(move(table, 2, { kind: 'draft', card }, events)).toBeUndefined()
  const [entry] = table.record.entries
  for (const viewer of [0, 1, null]) {
    expect(redactFor(game1846, table.state, viewer).draft!.chosen).toEqual([[], [], ['hidden']])
    expect(eventsFor(events, viewer)).toEqual([{ kind: 'drafted', seat: 2 }])
    expect(entryFor(game1846, entry!, viewer)).toEqual({ seat: 2, action: { kind: 'draft' } })
  }
  expect(redactFor(game1846, table.state, 2).draft!.chosen).toEqual([[], [], [card]])
  expect(eventsFor(events, 2)).toContainEqual({ kind: 'chose', to: 2, card })
})

test('1846-3.6, 1846-9.4: the last card is shown to all, and after the draft everything is', () => {
  const { state } = threePlayers()
  Object.assign(state.draft!, { deck: ['MAIL'], price: 80 })
  expect(redactFor(game1846, state, null).draft!.deck).toEqual(['MAIL'])
  const over = { ...state, draft: null }
  expect(game1846.redact(over, null)).toBe(over)
})
