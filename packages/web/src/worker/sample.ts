import { type Game, isRefusal, type Language, viewOf } from '@roundhouse/kernel'
import type { Stage } from '@roundhouse/view'
import { glimpseOf } from './glimpse.ts'
import { type GameCard, type Glimpse, PERSON } from './protocol.ts'
import { sitDown } from './sitting.ts'

/** What is told of a game to somebody who may want to play it. */
export const gameCard = (
  game: Game,
  stage: Stage,
  bots: readonly string[],
  language: Language,
): GameCard => ({
  id: game.id,
  name: game.name,
  players: game.players,
  summary: stage.summary({ language }),
  bots,
  options: stage.options({ language }),
  presets: stage.presets?.({ language }) ?? [],
  ...(stage.unofficial && { unofficial: stage.unofficial }),
  ...(game.recording && { recorded: true }),
  ...glimpse(game, stage, language),
})

/** The board before the first move. */
function glimpse(game: Game, stage: Stage, language: Language): { glimpse?: Glimpse } {
  const players = Array.from({ length: game.players.min }, (_, seat) => `${seat + 1}`)
  const seats = players.map((name) => ({ name, kind: PERSON }))
  const sitting = sitDown(game, { seed: 1 }, { id: '', seats })
  if (isRefusal(sitting)) return {}
  const scene = stage.scene(viewOf(game, sitting.table.state, null), { language, players })
  const seen = glimpseOf({ ...scene, routes: [] })
  return seen ? { glimpse: { ...seen, focus: [] } } : {}
}
