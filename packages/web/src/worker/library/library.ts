import type { Bots } from '@roundhouse/bots'
import type { Game, GameRecord, Language } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import { Trouble } from '../trouble.ts'

/** Where games, their views of games, their bots and their rule books come from. */
export interface Library {
  /** Ids of the games that can be played here. */
  readonly games: readonly string[]
  game(id: string): Promise<Game>
  gameView(id: string): Promise<GameView>
  bots(game: string): Promise<Bots>
  rules(game: string, language: Language): Promise<string>
  /** A game that bots have played up to a moment that makes a good picture. */
  example(game: string): Promise<GameRecord | undefined>
}

/** A game with what it is shown and played with. */
export async function loadGame(
  library: Library,
  id: string,
): Promise<{ readonly game: Game; readonly gameView: GameView; readonly bots: Bots }> {
  if (!library.games.includes(id)) throw new Trouble('unknown')
  const [game, gameView, bots] = await Promise.all([library.game(id), library.gameView(id), library.bots(id)])
  return { game, gameView, bots }
}

export type { Bots }
