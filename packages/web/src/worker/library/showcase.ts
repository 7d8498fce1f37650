import type { GameRecord, Language } from '@roundhouse/kernel'
import type { BoardThumbnailScene, GameCard } from '../protocol/cards.ts'
import { exampleBoard } from './exampleBoard.ts'
import { gameCard } from './gameCard.ts'
import { type GameSource, loadGame } from './library.ts'

/** What is shown of each game to somebody who has not opened it. */
export interface Showcase {
  card(game: string, language: Language): Promise<GameCard>
  /** The board of a game that bots have played, if it has one. */
  exampleBoard(game: string, language: Language): Promise<BoardThumbnailScene | null>
}

/** It as it is worked out from the games themselves, and from what bots have played of them. */
export const showcaseOf = (
  games: GameSource,
  example: (game: string) => Promise<GameRecord | undefined>,
): Showcase => ({
  async card(id, language) {
    const { game, gameView, bots } = await loadGame(games, id)
    return gameCard(game, gameView, Object.keys(bots), language)
  },
  async exampleBoard(id, language) {
    const [{ game, gameView }, record] = await Promise.all([loadGame(games, id), example(id)])
    return (record && exampleBoard(game, gameView, record, language)) ?? null
  },
})
