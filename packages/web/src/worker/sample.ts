import { type Game, isRefusal, type Language, redactFor } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import { thumbnailOf } from './boardThumbnail.ts'
import { type BoardThumbnailScene, type GameCard, PERSON } from './protocol.ts'
import { newSession } from './session.ts'

/** What is told of a game to somebody who may want to play it. */
export const gameCard = (
  game: Game,
  gameView: GameView,
  bots: readonly string[],
  language: Language,
): GameCard => ({
  id: game.id,
  name: game.name,
  players: game.players,
  summary: gameView.summary({ language }),
  bots,
  options: gameView.options({ language }),
  presets: gameView.presets?.({ language }) ?? [],
  ...(gameView.unofficial && { unofficial: gameView.unofficial }),
  ...(game.recording && { recorded: true }),
  ...glimpse(game, gameView, language),
})

/** The board before the first move. */
function glimpse(game: Game, gameView: GameView, language: Language): { glimpse?: BoardThumbnailScene } {
  const players = Array.from({ length: game.players.min }, (_, seat) => `${seat + 1}`)
  const seats = players.map((name) => ({ name, kind: PERSON }))
  const session = newSession(game, { seed: 1 }, { id: '', seats })
  if (isRefusal(session)) return {}
  const scene = gameView.scene(redactFor(game, session.table.state, null), { language, players })
  const seen = thumbnailOf({ ...scene, routes: [] })
  return seen ? { glimpse: { ...seen, focus: [] } } : {}
}
