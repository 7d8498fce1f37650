import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { botsFor } from '@roundhouse/bots'
import { GAMES, VIEWS } from '@roundhouse/games'
import { type Game, LANGUAGES, type Language, type RuleBook, readRuleBook } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import type { GameLibrary } from './services.ts'
import { RequestTrouble } from './trouble.ts'

/** Every game that there is. */
export const realLibrary: GameLibrary = {
  games: Object.keys(GAMES).filter((id) => id in VIEWS),
  game: (id) => loadNamed<Game>(GAMES, id),
  gameView: (id) => loadNamed<GameView>(VIEWS, id),
  bots: (id) => botsFor(id),
  rules,
}

/** Loads all of it, so that nobody who asks first has to wait. */
export const readyLibrary = (): Promise<unknown> =>
  Promise.all(
    realLibrary.games.flatMap((id): Promise<unknown>[] => [
      realLibrary.game(id),
      realLibrary.gameView(id),
      realLibrary.bots(id),
      ...LANGUAGES.map((language) => rules(id, language)),
    ]),
  )

async function loadNamed<T>(list: Readonly<Record<string, () => Promise<T>>>, id: string): Promise<T> {
  if (!Object.hasOwn(list, id)) throw new RequestTrouble('missing')
  return list[id]!()
}

const books = new Map<string, Promise<RuleBook>>()

/** The rule book that a game's package exports, read once. */
function rules(game: string, language: Language): Promise<RuleBook> {
  const name = `@roundhouse/${game}/rules.${language}.md`
  const known =
    books.get(name) ?? readFile(fileURLToPath(import.meta.resolve(name)), 'utf8').then(readRuleBook)
  books.set(name, known)
  return known
}
