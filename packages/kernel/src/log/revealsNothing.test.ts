import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game.ts'
import { isRefusal } from '../game/refusal.ts'
import type { PebblesAction, PebblesState } from '../testing/pebbleState.ts'
import { pebbles } from '../testing/pebbles.ts'
import { LONG, type PebblesTable, pebbleTable } from '../testing/pebbleTable.ts'
import { revealsNothing } from './revealsNothing.ts'
import { move, newTable, resume } from './table.ts'

/** Whoever is on turn does it; it must stand. */
function does(table: PebblesTable, action: PebblesAction, seat = table.state.turn): PebblesTable {
  expect(move(table, seat, action)).toBeUndefined()
  return table
}

const TAKE: PebblesAction = { kind: 'take', count: 2 }
const TOSS: PebblesAction = { kind: 'toss' }
const DRAW: PebblesAction = { kind: 'draw', from: 'bag' }
const trade = ({ state }: PebblesTable): PebblesAction => ({
  kind: 'trade',
  shells: state.hands[state.turn]!.slice(0, 2),
})

/** The same game under another law of what is seen. */
function tableOf(redact: Game<PebblesState>['redact']): PebblesTable {
  const table = newTable({ ...pebbles, redact }, { players: ['Ada', 'Ben'], seed: 1, options: LONG })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

describe('moves', () => {
  it('are innocent when all see what all could foresee', () => {
    expect(revealsNothing(does(does(pebbleTable(), TAKE), TAKE), 2)).toBe(true)
  })

  it('are not when a player sees a hidden shell, the mover or another', () => {
    expect(revealsNothing(does(pebbleTable(), DRAW), 1)).toBe(false)
    const table = does(pebbleTable(), TAKE)
    expect(revealsNothing(does(table, trade(table)), 1)).toBe(false)
  })

  it('are not with such a move among them', () => {
    const table = does(does(does(pebbleTable(), TAKE), DRAW), TAKE)
    expect([1, 2, 3].map((count) => revealsNothing(table, count))).toEqual([true, false, false])
  })

  it('are not with a secret choice among them, or with luck', () => {
    const hiding = pebbleTable(1, { charms: true })
    expect(revealsNothing(does(hiding, { kind: 'hide', charm: 'owl' }), 1)).toBe(false)
    const table = tableOf((state) => state)
    expect(revealsNothing(does(table, TOSS), 1)).toBe(false)
  })

  it('are innocent where nothing is hidden', () => {
    const table = does(
      does(
        tableOf((state) => state),
        TAKE,
      ),
      DRAW,
    )
    expect(revealsNothing(table, 2)).toBe(true)
    expect(revealsNothing(does(table, trade(table)), 1)).toBe(true)
  })

  it('are not when they bring to light what was hidden until then', () => {
    const table = tableOf((state, viewer) => (state.heap < 996 ? state : pebbles.redact(state, viewer)))
    expect(revealsNothing(does(table, TAKE), 1)).toBe(true)
    expect(revealsNothing(does(table, { kind: 'take', count: 3 }), 1)).toBe(false)
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
