import type { Action, Game, GameState, Seat } from '../game/game.ts'
import { act } from '../game/play.ts'
import { redactFor } from '../game/redaction.ts'
import { canonical } from '../json/hash.ts'
import type { Move } from './record.ts'
import { positionAt, type Table } from './table.ts'

/** Moves after which nothing was hidden: what came next need not be played again to know that it showed nothing. */
const movesToOpenPositions = new WeakSet<Move>()

/**
 * Whether the last moves told no player anything that taking them back could
 * not untell: no secret choice, no luck, and nothing that was hidden before.
 */
export function revealsNothing<S extends GameState, A extends Action>(
  table: Table<S, A>,
  count: number,
): boolean {
  const { game, state, moves } = table
  const movesLeft = moves.length - count
  seatsSeeingLess(table, state, moves.length)
  if (moves.slice(movesLeft).some((made) => !isPlain(game, made))) return false
  const wereUnveiled =
    movesLeft > 0 && moves.slice(movesLeft - 1, -1).every((made) => movesToOpenPositions.has(made))
  return wereUnveiled || !showSomething(table, movesLeft)
}

/** Whether it was chosen openly, and no luck fell. */
const isPlain = <S extends GameState, A extends Action>(
  { steps }: Game<S, A>,
  { action, chance }: Move,
): boolean => chance === undefined && !steps.some(({ kind, secret }) => secret && kind === action.kind)

/** Whether a player saw more through one of the moves since then than follows from what they had seen. */
function showSomething<S extends GameState, A extends Action>(
  table: Table<S, A>,
  movesLeft: number,
): boolean {
  const { game, moves } = table
  const state = positionAt(table, movesLeft)
  for (const [index, made] of moves.slice(movesLeft).entries()) {
    const known = seatsSeeingLess(table, state, movesLeft + index).map((seat) => ({
      seat,
      view: redactFor(game, state, seat),
    }))
    act(game, state, made.seat, made.action)
    for (const { seat, view } of known)
      if (predictView(game, view, made, seat) !== canonical(redactFor(game, state, seat))) return true
  }
  return false
}

/** Those from whom something may be hidden after so many moves. That it is nobody is remembered. */
function seatsSeeingLess<S extends GameState, A extends Action>(
  { game, moves, record }: Table<S, A>,
  state: S,
  count: number,
): Seat[] {
  const seats = [...record.players.keys()].filter((seat) => game.redact(state, seat) !== state)
  const made = moves[count - 1]
  if (made && seats.length === 0) movesToOpenPositions.add(made)
  return seats
}

/** What a move comes to on what this viewer sees; nothing where it cannot be done there. */
function predictView<S extends GameState, A extends Action>(
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
