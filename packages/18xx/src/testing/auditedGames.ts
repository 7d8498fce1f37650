import {
  type Action,
  type CheckedGame,
  copy,
  decisions,
  type GameEvent,
  type GameState,
  isRefusal,
  type Move,
  newTable,
  randomAction,
  replayEntry,
  seeded,
  type Table,
} from '@roundhouse/kernel'
import { NAMES } from '@roundhouse/kernel/testing/names'
import { expect } from 'vitest'
import { readFixture } from './fixtures.ts'

/** What is wrong with a move, after which the table is one move further; undefined if it is refused. */
function wrongWith<S extends GameState, A extends Action>(
  game: CheckedGame<S, A>,
  table: Table<S, A>,
  move: Move,
): readonly string[] | undefined {
  const before = copy(table.state)
  const events: GameEvent[] = []
  if (replayEntry(table, move, events)) return undefined
  return game.audit!(before, events, table.state)
}

/** Plays at random to the end of the game: the events of each action account for all that it changes. */
export function auditRandomGame<S extends GameState, A extends Action>(
  game: CheckedGame<S, A>,
  players: number,
): void {
  const table = newTable(game, { players: NAMES.slice(0, players), options: {}, seed: players })
  if (isRefusal(table)) throw new Error(table.rule)
  const luck = seeded(players)
  for (;;) {
    const choice = decisions(game, table.state).find(({ offers }) => offers.length > 0)
    if (!choice) return
    const { seat, offers } = choice
    const action = randomAction(offers, luck)
    expect(wrongWith(game, table, { seat, action }), JSON.stringify(action)).toEqual([])
  }
}

/** The same of a recorded game, as far as it can be played: whether to its end is tested with the recording. */
export async function auditRecordedGame<S extends GameState, A extends Action>(
  game: CheckedGame<S, A>,
  name: string,
): Promise<void> {
  const recorded = (await game.recording!(readFixture(name)))!
  const table = newTable(game, { ...recorded, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  for (const [place, { id }] of recorded.actions.entries())
    for (const move of recorded.movesFor(table.state, place)) {
      const wrong = wrongWith(game, table, move)
      if (!wrong) return
      expect(wrong, `${id}: ${JSON.stringify(move)}`).toEqual([])
    }
}
