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

/** Where the other program departed from our rules, by the number of the action: what makes our position the same before or after it. */
export type Departures<State> = Readonly<
  Record<number, { readonly why: string; before?(state: State): void; after?(state: State): void }>
>

/** Which actions of a file are looked at, by their places among those that stand. */
interface Range {
  readonly from?: number
  readonly to?: number
}

/** Plays a file: every action must be offered, and every position that of the trace after the same action. */
export async function replayTrace<State extends GameState, A extends Action>(
  game: CheckedGame<State, A>,
  file: Fixture,
  traced: readonly TracedAction[],
  departures: Departures<State> = {},
  { from = 0, to = Number.POSITIVE_INFINITY }: Range = {},
) {
  const recorded = (await game.recording!(file))!
  const { players } = recorded
  const trace = game.trace!
  const table = newTable(game, { ...recorded, seed: 0 })
  if (isRefusal(table)) throw new Error(table.rule)
  const lines = new Map(traced.map((line, index) => [line.i, { ...line, before: traced[index - 1]?.state }]))
  const compare = (place: number, said: string) => {
    const { state, before } = lines.get(place)!
    const expected = trace.theirs(state, table.state, before, players)
    if (expected) expect(trace.own(table.state, players), said).toEqual(expected)
  }
  compare(-1, 'set-up')
  for (const [index, { id, place }] of recorded.actions.entries()) {
    departures[id]?.before?.(table.state)
    for (const move of recorded.movesFor(table.state, index)) {
      const said = `${id}: ${JSON.stringify(move)}`
      if (index >= from) {
        const offers = decisions(game, table.state).find(({ seat }) => seat === move.seat)?.offers ?? []
        expect(isOffered(offers, move.action), said).toBe(true)
      }
      expect(replayEntry(table, move), said).toBeUndefined()
      if (index >= from) expect(game.violations(table.state), said).toEqual([])
    }
    departures[id]?.after?.(table.state)
    if (index >= from && index < to) compare(place, `after action ${id}`)
  }
  const scores = game.standings(table.state).map(({ seat, score }) => [players[seat], score])
  return { scores: Object.fromEntries(scores), result: recorded.result }
}

/** Plays a file up to every undo, so that what was taken back later is looked at too. */
export async function replayUndone<State extends GameState, A extends Action>(
  game: CheckedGame<State, A>,
  file: Fixture,
  traced: readonly TracedAction[],
  departures?: Departures<State>,
): Promise<void> {
  const standing = async (actions: Fixture['actions']) =>
    (await game.recording!({ ...file, actions }))!.actions.length
  for (const [place, { type }] of file.actions.entries()) {
    const before = { ...file, actions: file.actions.slice(0, place) }
    if (type !== 'undo' || before.actions.at(-1)?.type === 'undo') continue
    if (traced[place]?.error || traced[place]?.skipped) continue
    const from = await standing(file.actions.slice(0, place + 1))
    // what followed from the last action by itself is told only by the next one
    const to = (await standing(before.actions)) - 1
    await replayTrace(game, before, traced, departures, { from, to })
  }
}
