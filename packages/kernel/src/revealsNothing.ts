import type { Action, Game, GameState, Seat } from './game.ts'
import { canonical } from './hash.ts'
import { act } from './play.ts'
import type { Move } from './record.ts'
import { redactFor } from './redaction.ts'
import { positionAt, type Table } from './table.ts'

/** Moves after which nothing was hidden: what came next need not be played again to know that it showed nothing. */
const unveiled = new WeakSet<Move>()

/**
 * Whether the last moves told no player anything that taking them back could
 * not untell: no secret choice, no luck, and nothing that was hidden before.
 */
export function revealsNothing<S extends GameState, A extends Action>(
  table: Table<S, A>,
  count: number,
): boolean {
  const { game, state, line } = table
  const standing = line.length - count
  veiledFrom(table, state, line.length)
  if (line.slice(standing).some((made) => !isPlain(game, made))) return false
  const wereUnveiled = standing > 0 && line.slice(standing - 1, -1).every((made) => unveiled.has(made))
  return wereUnveiled || !haveShown(table, standing)
}

/** Whether it was chosen openly, and no luck fell. */
const isPlain = <S extends GameState, A extends Action>(
  { steps }: Game<S, A>,
  { action, chance }: Move,
): boolean => chance === undefined && !steps.some(({ kind, secret }) => secret && kind === action.kind)

/** Whether a player saw more through one of the moves since then than follows from what they had seen. */
function haveShown<S extends GameState, A extends Action>(table: Table<S, A>, standing: number): boolean {
  const { game, line } = table
  const state = positionAt(table, standing)
  for (const [place, made] of line.slice(standing).entries()) {
    const known = veiledFrom(table, state, standing + place).map((seat) => ({
      seat,
      view: redactFor(game, state, seat),
    }))
    act(game, state, made.seat, made.action)
    for (const { seat, view } of known)
      if (foreseen(game, view, made, seat) !== canonical(redactFor(game, state, seat))) return true
  }
  return false
}

/** Those from whom something may be hidden after so many moves. That it is nobody is remembered. */
function veiledFrom<S extends GameState, A extends Action>(
  { game, line, record }: Table<S, A>,
  state: S,
  moves: number,
): Seat[] {
  const seats = [...record.players.keys()].filter((seat) => game.redact(state, seat) !== state)
  const made = line[moves - 1]
  if (made && seats.length === 0) unveiled.add(made)
  return seats
}

/** What a move comes to on what this viewer sees; nothing where it cannot be done there. */
function foreseen<S extends GameState, A extends Action>(
  game: Game<S, A>,
  view: S,
  { seat, action }: Move,
  viewer: Seat,
): string | undefined {
  try {
    return act(game, view, seat, action) ? undefined : canonical(redactFor(game, view, viewer))
  } catch {
    // the move stands, so only what is hidden can be in its way
    return undefined
  }
}
