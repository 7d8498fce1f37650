import type { Bot } from '@roundhouse/bots'
import type { Game } from '@roundhouse/kernel'
import { pebbleRules } from '@roundhouse/kernel/testing/pebbleRules'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import type { GameView } from '@roundhouse/view'
import { pebblesView } from '@roundhouse/view/testing/pebblesView'
import type { GameSource, Library } from '../worker/library/library.ts'
import { showcaseOf } from '../worker/library/showcase.ts'

/** Takes one pebble, or the first charm. */
const one: Bot = (_state, { offers }) => {
  const [{ action, blank }] = offers as [(typeof offers)[0]]
  return blank ? { ...action, [blank.field]: 1 } : action
}

const source: GameSource = {
  games: ['pebbles'],
  game: async () => pebbles as unknown as Game,
  gameView: async () => pebblesView as unknown as GameView,
  bots: async () => ({ one }),
}

/** A library with one small game in it. */
export const library: Library = {
  ...source,
  rules: async (_, language) => pebbleRules[language],
  ...showcaseOf(source, async () => undefined),
}
