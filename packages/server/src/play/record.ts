import { FORMAT, type GameRecord } from '@roundhouse/kernel'
import type { GameRow, LoggedEntry, SeatRow } from '../store/games.ts'

/** A stored game as one record. */
export const recordOf = (
  row: GameRow,
  seats: readonly SeatRow[],
  log: readonly Pick<LoggedEntry, 'entry'>[],
): GameRecord => ({
  format: FORMAT,
  game: row.game,
  version: row.version,
  players: seats.map(({ name }) => name),
  options: JSON.parse(row.options),
  seed: row.seed ?? 0,
  setup: JSON.parse(row.setup ?? '[]'),
  entries: log.map(({ entry }) => entry),
})
