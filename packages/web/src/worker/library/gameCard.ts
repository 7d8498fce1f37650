import { type Game, isRefusal, type Language, newTable, redactFor } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import type { GameCard } from '../protocol/cards.ts'
import { thumbnailOf } from './boardThumbnail.ts'

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
  ...thumbnailField(game, gameView, language),
})

/** The board before the first move. */
function thumbnailField(game: Game, gameView: GameView, language: Language): Pick<GameCard, 'thumbnail'> {
  const players = Array.from({ length: game.players.min }, (_, seat) => `${seat + 1}`)
  const table = newTable(game, { players, seed: 1 })
  if (isRefusal(table)) return {}
  const scene = gameView.scene(redactFor(game, table.state, null), { language, players })
  const seen = thumbnailOf({ ...scene, routes: [] })
  return seen ? { thumbnail: { ...seen, focus: [] } } : {}
}
