import { botsFor } from '@roundhouse/bots'
import { GAMES, VIEWS } from '@roundhouse/games'
import type { GameRecord, Language } from '@roundhouse/kernel'
import { Trouble } from '../trouble.ts'
import type { Library } from './library.ts'

/** The rule books of all games, each loaded when it is read. */
const BOOKS = import.meta.glob<string>('../../../../games/*/rules.*.md', { query: '?raw', import: 'default' })

function rules(game: string, language: Language): Promise<string> {
  const load = BOOKS[`../../../../games/${game}/rules.${language}.md`]
  if (!load) throw new Trouble('missing')
  return load()
}

/** The game of each that bots have played for pictures: `simulate --save`, cut after a good run. */
const EXAMPLES = import.meta.glob<GameRecord>('../../../../games/*/example.json', { import: 'default' })

/** The games that there are; each part of one is loaded when it is asked for. */
export const library: Library = {
  games: Object.keys(VIEWS),
  game: (id) => GAMES[id]!(),
  gameView: (id) => VIEWS[id]!(),
  bots: botsFor,
  rules,
  example: async (game) => EXAMPLES[`../../../../games/${game}/example.json`]?.(),
}
