import type { Bot } from '@roundhouse/bots'
import type { Game } from '@roundhouse/kernel'
import type { GameView } from '@roundhouse/view'
import type { Library } from '../worker/library.ts'
import { pebbleRules, pebbles, pebblesStage } from './pebbles.ts'

/** Takes one pebble, or the first charm. */
const one: Bot = (_state, { offers }) => {
  const [{ action, blank }] = offers as [(typeof offers)[0]]
  return blank ? { ...action, [blank.field]: 1 } : action
}

/** A library with one small game in it. */
export const library: Library = {
  games: ['pebbles'],
  game: async () => pebbles as unknown as Game,
  gameView: async () => pebblesStage as unknown as GameView,
  bots: async () => ({ one }),
  rules: async (_, language) => pebbleRules[language],
}
