import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copy, type Game, type Move, replayEntry } from '@roundhouse/kernel'
import { type BenchGame, tableFor } from './played.ts'

/** Files of games that were played on another program. They lie beside the project and are no part of it. */
export function recordedFiles(game: Game): unknown[] {
  const folder = new URL(`../../../../shared/fixtures/${game.id}/`, import.meta.url)
  if (!game.recording || !existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
}

/** What the actions of a file come to here, up to where the program that recorded it departed from the rules (docs/recorded-games.md). */
export async function importFile(game: Game, file: unknown): Promise<BenchGame> {
  const recording = await game.recording!(file)
  if (!recording) throw new Error('this is no recorded game')
  const { players, options, setup } = recording
  const table = tableFor(game, { players, options, setup, seed: 0 })
  const start = copy(table.state)
  const moves: Move[] = []
  for (const index of recording.actions.keys())
    for (const move of recording.movesFor(table.state, index)) {
      if (replayEntry(table, move)) return { start, moves }
      moves.push(move)
    }
  return { start, moves }
}
