import { describe, expect, it } from 'vitest'
import type { GameEvent } from './game.ts'
import { canonical } from './hash.ts'
import { entryFor, eventsFor, redactFor } from './redaction.ts'
import { move, newTable } from './table.ts'
import { toy } from './testing/toy.ts'
import type { ToyAction } from './testing/toyState.ts'
import { auctioned, toyTable } from './testing/toyTable.ts'

describe('a view', () => {
  it.each([null, 0, 1, 2])('hides the generator from %s', (viewer) => {
    expect(redactFor(toy, toyTable().state, viewer).chance).toEqual([0, 0, 0, 0])
  })

  it('shows a player the own hand and nobody another', () => {
    const { state } = toyTable()
    expect(redactFor(toy, state, 1).hands).toEqual([['?'], state.hands[1], ['?']])
    expect(redactFor(toy, state, null).hands).toEqual([['?'], ['?'], ['?']])
  })

  it('shows a secret bid to the bidder alone', () => {
    const table = auctioned(toyTable())
    const [caller, rival] = table.state.auction!.seats as [number, number]
    move(table, caller, { kind: 'bid', coins: 3 } as ToyAction)
    expect(redactFor(toy, table.state, caller).auction!.bids).toEqual([3, null])
    expect(redactFor(toy, table.state, rival).auction!.bids).toEqual([null, null])
  })

  it('leaves the position alone', () => {
    const { state } = auctioned(toyTable())
    const before = canonical(state)
    for (const viewer of [null, 0, 1, 2]) redactFor(toy, state, viewer)
    expect(canonical(state)).toBe(before)
  })
})

it('shows everybody the public events, and a player the own private ones', () => {
  const events: GameEvent[] = []
  const table = newTable(toy, { players: ['Ada', 'Ben'], seed: 1, options: { turns: 9 } }, events)
  expect(table).toHaveProperty('state')
  events.push({ kind: 'paid' })
  expect(eventsFor(events, null)).toEqual([{ kind: 'paid' }])
  expect(eventsFor(events, 1)).toEqual([events[1], { kind: 'paid' }])
})

describe('a log entry', () => {
  const bid = { seat: 1, action: { kind: 'bid', coins: 3 }, chance: [[1, 0]] }

  it('shows a secret choice to the player who made it', () => {
    expect(entryFor(toy, bid, 1)).toEqual({ seat: 1, action: { kind: 'bid', coins: 3 } })
  })

  it.each([null, 0, 2])('shows %s only that it was made', (viewer) => {
    expect(entryFor(toy, bid, viewer)).toEqual({ seat: 1, action: { kind: 'bid' } })
  })

  it('shows an open choice to everybody, without the luck', () => {
    const draw = { seat: 1, action: { kind: 'draw', from: 'deck' }, chance: [[1, 0]] }
    expect(entryFor(toy, draw, 0)).toEqual({ seat: 1, action: { kind: 'draw', from: 'deck' } })
  })

  it('shows an undo as it is', () => {
    expect(entryFor(toy, { seat: 1, undo: 2 }, 0)).toEqual({ seat: 1, undo: 2 })
  })
})
