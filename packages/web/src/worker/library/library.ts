import type { Bots } from '@roundhouse/bots'
import type { Game, Language } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import { Trouble } from '../trouble.ts'
import type { Showcase } from './showcase.ts'

/** Where games, their views of games and their bots come from. */
export interface GameSource {
  /** Ids of the games that can be played here. */
  readonly games: readonly string[]
  game(id: string): Promise<Game>
  gameView(id: string): Promise<GameView>
  bots(game: string): Promise<Bots>
}

/** The same, with their rule books and what is shown of them before they are opened. */
export interface Library extends GameSource, Showcase {
  rules(game: string, language: Language): Promise<string>
}

/** A game with what it is shown and played with. */
export async function loadGame(
  library: GameSource,
  id: string,
): Promise<{ readonly game: Game; readonly gameView: GameView; readonly bots: Bots }> {
  if (!library.games.includes(id)) throw new Trouble('unknown')
  const [game, gameView, bots] = await Promise.all([library.game(id), library.gameView(id), library.bots(id)])
  return { game, gameView, bots }
}

export type { Bots }
