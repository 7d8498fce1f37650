import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The tests that judge a mutant of the rules: those of the games and of what 18xx titles share. */
const own = { test: { include: ['packages/{18xx,games/*}/src/**/*.test.ts'] } }

export default { ...mergeConfig(base, own), test: { ...base.test, ...own.test } }
