import { LANGUAGES, type Language, type Stage, viewOf } from '@roundhouse/kernel'
import type { TableGlance } from '@roundhouse/wire'
import type { Sitting } from './sitting.ts'

/** Where a game stands, in a few words that everybody may read. */
export function glanceOf({ table }: Sitting, stage: Stage): Record<Language, TableGlance> {
  const { game, record, state } = table
  const seen = viewOf(game, state, null)
  const [asked] = game.asked(seen)
  const inWords = (language: Language): TableGlance => {
    const reader = { language, players: record.players }
    return {
      round: stage.round(seen, reader),
      prompt: asked ? stage.prompt(seen, asked, reader) : '',
    }
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, inWords(language)])) as Record<
    Language,
    TableGlance
  >
}
