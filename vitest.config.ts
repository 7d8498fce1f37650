import { defineConfig } from 'vitest/config'

const conditions = ['source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
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
