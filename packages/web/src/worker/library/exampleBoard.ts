import { type Game, type GameRecord, type Language, redactFor, reopen } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import type { BoardThumbnailScene } from '../protocol/cards.ts'
import { Trouble } from '../trouble.ts'
import { thumbnailOf } from './boardThumbnail.ts'

/** The board at the end of a recorded game, for a picture of what a game looks like. */
export function exampleBoard(
  game: Game,
  gameView: GameView,
  record: GameRecord,
  language: Language,
): BoardThumbnailScene | undefined {
  const table = reopen(game, record)
  if ('refused' in table) throw new Trouble('damaged')
  const { players } = record
  const scene = gameView.scene(redactFor(game, table.state, null), { language, players })
  return thumbnailOf(scene, game.asked(table.state)[0]?.as)
}
