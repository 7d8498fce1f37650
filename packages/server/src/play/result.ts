import { hash, scoresOf, type Table } from '@roundhouse/kernel'
import type { Result } from '../store/games.ts'

/** What the game has come to; before its end, what it would come to now. */
export function resultOf({ game, record, state }: Table): Result {
  const scores = scoresOf(game, state, record.players)
  return { hash: hash(state), scores, standings: game.standings(state) }
}

/** A game under the names of today: whoever plays it may be called something else than when it was opened. */
export const withNames = (table: Table, players: readonly string[]): Table => ({
  ...table,
  record: { ...table.record, players },
})
