import type { Table } from '@roundhouse/kernel'
import { byId, LANGUAGES, type Language, viewOf } from '@roundhouse/kernel'
import type { Stage } from './stage.ts'

/** Where a game stands, in a few words. */
export interface Glance {
  readonly round: string
  /** What is asked; nothing when the game is over. */
  readonly prompt: string
}

/** Where a game stands, as everybody may read it. */
export function glanceOf({ game, record, state }: Table, stage: Stage): Record<Language, Glance> {
  const seen = viewOf(game, state, null)
  const [asked] = game.asked(seen)
  const inWords = (language: Language): Glance => {
    const reader = { language, players: record.players }
    return { round: stage.round(seen, reader), prompt: asked ? stage.prompt(seen, asked, reader) : '' }
  }
  return byId(LANGUAGES, inWords)
}
