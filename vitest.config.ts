import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const conditions = ['source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // browsers and databases are waited for: even two cores take two files at a time
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // no test judges by the clock: this is for those that would never end
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ['packages/server/src/testing/postgresForAll.ts'],
    include: ['packages/**/src/**/*.test.ts', 'checks/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: [
        'packages/{kernel,board,routes,finance,view,18xx,bots,cli}/src/**/*.ts',
        'packages/games/*/src/**/*.ts',
      ],
      exclude: ['**/*.test.ts'],
    },
  },
})
