import type { Table } from '@roundhouse/kernel'
import { askedAt, byId, LANGUAGES, type Language, redactFor } from '@roundhouse/kernel'
import type { GameView } from './gameView.ts'

/** Where a game stands, in a few words. */
export interface StatusLine {
  readonly round: string
  /** What is asked; nothing when the game is over. */
  readonly prompt: string
}

/** Where a game stands, as everybody may read it. */
export function statusLinesOf(
  { game, record, state }: Table,
  gameView: GameView,
): Record<Language, StatusLine> {
  const seen = redactFor(game, state, null)
  const [asked] = askedAt({ game, record, state: seen })
  const inWords = (language: Language): StatusLine => {
    const reader = { language, players: record.players }
    return { round: gameView.round(seen, reader), prompt: asked ? gameView.prompt(seen, asked, reader) : '' }
  }
  return byId(LANGUAGES, inWords)
}
