import { describe, expect, it } from 'vitest'
import { canonical } from '../json/hash.ts'
import { move, newTable } from '../log/table.ts'
import { pebbles } from '../testing/pebbles.ts'
import { LONG, pebbleTable } from '../testing/pebbleTable.ts'
import type { GameEvent } from './game.ts'
import { entryFor, eventsFor, redactFor } from './redaction.ts'

describe('a view', () => {
  it.each([null, 0, 1, 2])('hides the generator from %s', (viewer) => {
    expect(redactFor(pebbles, pebbleTable().state, viewer).chance).toEqual([0, 0, 0, 0])
  })

  it('shows a player the own hand and nobody another', () => {
    const { state } = pebbleTable()
    expect(redactFor(pebbles, state, 1).hands).toEqual([['?'], state.hands[1], ['?']])
    expect(redactFor(pebbles, state, null).hands).toEqual([['?'], ['?'], ['?']])
  })

  it('shows a secret choice to whoever made it alone', () => {
    const table = pebbleTable(1, { charms: true })
    move(table, 1, { kind: 'hide', charm: 'fox' })
    expect(redactFor(pebbles, table.state, 1).charms).toEqual([null, 'fox', null])
    expect(redactFor(pebbles, table.state, 2).charms).toEqual([null, '?', null])
  })

  it('leaves the position alone', () => {
    const { state } = pebbleTable(1, { charms: true })
    const before = canonical(state)
    for (const viewer of [null, 0, 1, 2]) redactFor(pebbles, state, viewer)
    expect(canonical(state)).toBe(before)
  })
})

it('shows everybody the public events, and a player the own private ones', () => {
  const events: GameEvent[] = []
  const table = newTable(pebbles, { players: ['Ada', 'Ben'], seed: 1, options: LONG }, events)
  expect(table).toHaveProperty('state')
  events.push({ kind: 'took' })
  expect(eventsFor(events, null)).toEqual([{ kind: 'took' }])
  expect(eventsFor(events, 1)).toEqual([events[1], { kind: 'took' }])
})

describe('a log entry', () => {
  const hide = { seat: 1, action: { kind: 'hide', charm: 'fox' }, chance: [[1, 0]] }

  it('shows a secret choice to the player who made it', () => {
    expect(entryFor(pebbles, hide, 1)).toEqual({ seat: 1, action: { kind: 'hide', charm: 'fox' } })
  })

  it.each([null, 0, 2])('shows %s only that it was made', (viewer) => {
    expect(entryFor(pebbles, hide, viewer)).toEqual({ seat: 1, action: { kind: 'hide' } })
  })

  it('shows an open choice to everybody, without the luck', () => {
    const draw = { seat: 1, action: { kind: 'draw', from: 'bag' }, chance: [[1, 0]] }
    expect(entryFor(pebbles, draw, 0)).toEqual({ seat: 1, action: { kind: 'draw', from: 'bag' } })
  })

  it('shows an undo as it is', () => {
    expect(entryFor(pebbles, { seat: 1, undo: 2 }, 0)).toEqual({ seat: 1, undo: 2 })
  })
})
