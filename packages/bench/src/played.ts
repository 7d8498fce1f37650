import type { Bot } from '@roundhouse/bots'
import {
  act,
  chanceFrom,
  copy,
  decisions,
  type Game,
  type GameState,
  isRefusal,
  type Move,
  newTable,
  replayedChance,
  seeded,
} from '@roundhouse/kernel'

/** A game: where it begins and what is done in it. */
export interface BenchGame {
  readonly start: GameState
  readonly moves: readonly Move[]
}

const CAP = 2000

export function tableFor(game: Game, setup: Parameters<typeof newTable>[1]) {
  const table = newTable(game, setup)
  if (isRefusal(table)) throw new Error(`${game.id} cannot be set up: ${table.rule}`)
  return table
}

/** Plays a game with one bot in every seat. */
export function playedBy(game: Game, bot: Bot, seed: number): BenchGame {
  const { min, max } = game.players
  const players = Array.from({ length: min + (seed % (max - min + 1)) }, (_, seat) => `${seat}`)
  const { state } = tableFor(game, { players, seed })
  const start = copy(state)
  const luck = seeded(seed)
  const moves: Move[] = []
  while (moves.length < CAP) {
    const [decision] = decisions(game, state)
    if (!decision) break
    const action = bot(state, decision, luck)
    act(game, state, decision.seat, action)
    moves.push({ seat: decision.seat, action })
  }
  return { start, moves }
}

/** Does everything again, and shows the positions on the way to whoever wants to see them. */
export function replayMoves(
  game: Game,
  { start, moves }: BenchGame,
  seen?: (state: GameState) => void,
): void {
  const state = copy(start)
  for (const { seat, action, chance } of moves) {
    const luck = chance && replayedChance(chance, chanceFrom(state.chance))
    if (act(game, state, seat, action, undefined, luck)) throw new Error('a recorded action is refused')
    seen?.(state)
  }
}

/** Of the last fifth of a game, the position with most to choose from. */
export function latePosition(game: Game, played: BenchGame): GameState {
  let index = 0
  let [late, most] = [played.start, 0]
  replayMoves(game, played, (state) => {
    if (++index < played.moves.length * 0.8) return
    const offers = decisions(game, state).reduce((sum, decision) => sum + decision.offers.length, 0)
    if (offers > most) [late, most] = [copy(state), offers]
  })
  return late
}
