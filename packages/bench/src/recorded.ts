import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copy, type Game, type GameState, type Move, type Recording, replayEntry } from '@roundhouse/kernel'
import { type PlayedGame, tableFor } from './played.ts'

/** Games that were played on another program. They lie beside the project and are no part of it. */
export async function recordedGames(game: Game): Promise<PlayedGame[]> {
  const folder = new URL(`../../../../shared/fixtures/${game.id}/`, import.meta.url)
  if (!game.recording || !existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const read = (name: string) => game.recording!(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  const recordings = await Promise.all(files.map(read))
  return recordings.flatMap((recording) => (recording ? [playRecorded(game, recording)] : []))
}

/** What the recorded actions come to here, worked out once. */
function playRecorded(game: Game, recording: Recording<GameState>): PlayedGame {
  const { players, options, setup } = recording
  const table = tableFor(game, { players, options, setup, seed: 0 })
  const start = copy(table.state)
  const moves: Move[] = []
  for (const index of recording.actions.keys())
    for (const move of recording.movesFor(table.state, index)) {
      if (replayEntry(table, move)) throw new Error('a recorded action is refused')
      moves.push(move)
    }
  return { start, moves }
}
