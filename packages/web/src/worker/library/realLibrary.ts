import { botsFor } from '@roundhouse/bots'
import { GAMES, VIEWS } from '@roundhouse/games'
import type { Language } from '@roundhouse/kernel'
import { Trouble } from '../trouble.ts'
import type { GameSource, Library } from './library.ts'
import { realShowcase } from './realShowcase.ts'

/** The rule books of all games, each loaded when it is read. */
const BOOKS = import.meta.glob<string>('../../../../games/*/rules.*.md', { query: '?raw', import: 'default' })

function rules(game: string, language: Language): Promise<string> {
  const load = BOOKS[`../../../../games/${game}/rules.${language}.md`]
  if (!load) throw new Trouble('missing')
  return load()
}

const source: GameSource = {
  games: Object.keys(VIEWS),
  game: (id) => GAMES[id]!(),
  gameView: (id) => VIEWS[id]!(),
  bots: botsFor,
}

/** The games that there are; each part of one is loaded when it is asked for. */
export const library: Library = { ...source, rules, ...realShowcase(source) }
