import { defineConfig } from 'vitest/config'

const conditions = ['source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globalSetup: ['packages/server/src/testing/postgresForAll.ts'],
    include: ['packages/**/src/**/*.test.ts', 'checks/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: [
        'packages/{kernel,board,routes,finance,bots,cli}/src/**/*.ts',
        'packages/games/*/src/**/*.ts',
      ],
      exclude: ['**/*.test.ts'],
    },
  },
})
