import {
  type Action,
  type CheckedGame,
  decisions,
  type GameState,
  isOffered,
  isRefusal,
  newTable,
  replayEntry,
} from '@roundhouse/kernel'
import { expect } from 'vitest'
import type { Fixture, TracedAction } from './fixtures.ts'
import type { TraceState } from './traceWords.ts'

/** How a title says its position in the words of a trace, and the trace's in the same. */
interface Words<State> {
  own(state: State, players: readonly string[]): unknown
  trace(state: TraceState): unknown
}

/** Plays a file, and compares every position with the trace's after the same action, or those before `compared`. */
export async function replayTrace<State extends GameState, A extends Action>(
  game: CheckedGame<State, A>,
  words: Words<State>,
  file: Fixture,
  trace: readonly TracedAction[],
  compared = Number.POSITIVE_INFINITY,
) {
  const recorded = (await game.recording!(file))!
  const table = newTable(game, { ...recorded, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  // later lines of the same number tell of an undo
  const expected = new Map(trace.filter(({ i }) => i < file.actions.length).map((line) => [line.i, line]))
  const places = new Map(file.actions.map((action, i) => [action.id, i]))
  expect(words.own(table.state, recorded.players)).toEqual(words.trace(expected.get(-1)!.state!))
  for (const [place, { id }] of recorded.actions.entries()) {
    for (const move of recorded.movesFor(table.state, place)) {
      const said = `${id}: ${JSON.stringify(move)}`
      const offers = decisions(game, table.state).find(({ seat }) => seat === move.seat)?.offers ?? []
      expect(isOffered(offers, move.action), said).toBe(true)
      expect(replayEntry(table, move), said).toBeUndefined()
      expect(game.violations(table.state), `${id}`).toEqual([])
    }
    const then = expected.get(places.get(id)!)!.state!
    // a game that was ended by hand is not over here
    if (place < compared && then.end_reason !== 'manually_ended')
      expect(words.own(table.state, recorded.players), `after action ${id}`).toEqual(words.trace(then))
  }
  const scores = game.standings(table.state).map(({ seat, score }) => [recorded.players[seat], score])
  return { scores: Object.fromEntries(scores), result: recorded.result }
}

/** Plays a file up to every undo, so that what was taken back later is compared too. */
export async function replayUndone<State extends GameState, A extends Action>(
  game: CheckedGame<State, A>,
  words: Words<State>,
  file: Fixture,
  trace: readonly TracedAction[],
): Promise<void> {
  for (const [place, { type }] of file.actions.entries()) {
    const before = { ...file, actions: file.actions.slice(0, place) }
    if (type !== 'undo' || before.actions.at(-1)?.type === 'undo') continue
    if (trace[place]?.error || trace[place]?.skipped) continue
    // what followed from the last action by itself is told only by the next one
    const last = (await game.recording!(before))!.actions.length - 1
    await replayTrace(game, words, before, trace, last)
  }
}
