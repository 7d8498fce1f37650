import type { Bots } from '@roundhouse/bots'
import type { Game, Language, Stage } from '@roundhouse/kernel'

/** Where games, their stages, their bots and their rule books come from. */
export interface Library {
  /** Ids of the games that can be played here. */
  readonly games: readonly string[]
  game(id: string): Promise<Game>
  stage(id: string): Promise<Stage>
  bots(game: string): Promise<Bots>
  rules(game: string, language: Language): Promise<string>
}

export type { Bots }
