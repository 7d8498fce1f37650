import { type Game, isRefusal, type Language, type Stage, viewOf } from '@roundhouse/kernel'
import { type GameCard, PERSON, type Thumbnail } from './protocol.ts'
import { sitDown } from './sitting.ts'
import { thumbnailOf } from './thumbnail.ts'

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
  ...pictureOf(game, stage, language),
})

/** The board before the first move. */
function pictureOf(game: Game, stage: Stage, language: Language): { picture?: Thumbnail } {
  const players = Array.from({ length: game.players.min }, (_, seat) => `${seat + 1}`)
  const seats = players.map((name) => ({ name, kind: PERSON }))
  const sitting = sitDown(game, { seed: 1 }, { id: '', seats })
  if (isRefusal(sitting)) return {}
  const { board } = stage.scene(viewOf(game, sitting.table.state, null), null, { language, players })
  return board ? { picture: thumbnailOf(board) } : {}
}
