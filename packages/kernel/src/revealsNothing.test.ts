import { describe, expect, it } from 'vitest'
import type { Game } from './game.ts'
import { isRefusal } from './refusal.ts'
import { revealsNothing } from './revealsNothing.ts'
import { move, newTable, resume } from './table.ts'
import { toy } from './testing/toy.ts'
import type { ToyAction, ToyState } from './testing/toyState.ts'
import { auctioned, type ToyTable, toyTable } from './testing/toyTable.ts'

/** Whoever is on turn does it; it must stand. */
function does(table: ToyTable, action: ToyAction, seat = table.state.turn): ToyTable {
  expect(move(table, seat, action)).toBeUndefined()
  return table
}

const PAY: ToyAction = { kind: 'pay', coins: 2 }
const PASS: ToyAction = { kind: 'pass' }
const DRAW: ToyAction = { kind: 'draw', from: 'deck' }
const sold = ({ state }: ToyTable): ToyAction => ({ kind: 'sell', wagons: state.hands[state.turn]! })

/** The same game under another law of what is seen. */
function tableOf(redact: Game<ToyState>['redact']): ToyTable {
  const table = newTable({ ...toy, redact }, { players: ['Ada', 'Ben'], seed: 1, options: { turns: 99 } })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

describe('moves', () => {
  it('are innocent when all see what all could foresee', () => {
    expect(revealsNothing(auctioned(toyTable()), 2)).toBe(true)
  })

  it('are not when a player sees a hidden wagon, the mover or another', () => {
    expect(revealsNothing(does(toyTable(), DRAW), 1)).toBe(false)
    const table = does(toyTable(), PAY)
    expect(revealsNothing(does(table, sold(table)), 1)).toBe(false)
  })

  it('are not with such a move among them', () => {
    const table = does(does(does(toyTable(), PASS), DRAW), PASS)
    expect([1, 2, 3].map((count) => revealsNothing(table, count))).toEqual([true, false, false])
  })

  it('are not with a secret choice among them, or with luck', () => {
    const bidding = auctioned(toyTable())
    does(bidding, { kind: 'bid', coins: 1 }, bidding.state.auction!.seats[0])
    expect(revealsNothing(bidding, 1)).toBe(false)
    const table = tableOf((state) => state)
    table.state.pile = table.state.deck.splice(0)
    expect(revealsNothing(does(table, DRAW), 1)).toBe(false)
  })

  it('are innocent where nothing is hidden', () => {
    const table = does(
      does(
        tableOf((state) => state),
        PAY,
      ),
      DRAW,
    )
    expect(revealsNothing(table, 2)).toBe(true)
    expect(revealsNothing(does(table, sold(table)), 1)).toBe(true)
  })

  it('are not when they bring to light what was hidden until then', () => {
    const table = tableOf((state, viewer) => (state.pot > 0 ? state : toy.redact(state, viewer)))
    expect(revealsNothing(does(table, PASS), 1)).toBe(true)
    expect(revealsNothing(does(table, PAY), 1)).toBe(false)
    expect(revealsNothing(does(table, DRAW), 1)).toBe(true)
    expect(revealsNothing(table, 2)).toBe(false)
    const { game, record, state } = table
    const again = resume(game, record, [{ entries: 3, state }])
    if ('refused' in again) throw new Error(again.refused.rule)
    expect([1, 2, 3].map((count) => revealsNothing(again, count))).toEqual([true, false, false])
  })

  it('are not when nobody could play them on what they see', () => {
    const table = tableOf((state, viewer) => (viewer === null ? state : { ...state, hands: [] }))
    expect(revealsNothing(does(table, DRAW), 1)).toBe(false)
  })
})
