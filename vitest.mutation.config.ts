import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The tests that judge a mutant of a game: the game's own. */
const own = { test: { include: ['packages/games/*/src/**/*.test.ts'] } }

export default { ...mergeConfig(base, own), test: { ...base.test, ...own.test } }
