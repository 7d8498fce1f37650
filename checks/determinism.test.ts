import { expect, test } from 'vitest'
import { luckIn } from './determinism.ts'
import { sources } from './sources.ts'

test('no clock and no luck from outside where the same log must give the same game', () => {
  expect(sources('packages', '.ts').flatMap(luckIn)).toEqual([])
})

test.each([
  'Date.now()',
  'new Date()',
  'Math.random()',
  'performance.now()',
  'setTimeout(go)',
  'a.localeCompare(b)',
])('%s is caught in a game', (text) => {
  expect(luckIn({ path: 'packages/games/1846/src/index.ts', text })).toHaveLength(1)
})

test.each(['kernel', 'board', 'routes', 'finance', 'view', '18xx', 'games/baltimore-ohio'])(
  'nor does %s have luck of its own',
  (room) => {
    expect(luckIn({ path: `packages/${room}/src/index.ts`, text: 'Math.random()' })).toHaveLength(1)
  },
)

test('words in comments and texts are no use of it, and the command line has a clock', () => {
  expect(
    luckIn({ path: 'packages/kernel/src/play.ts', text: "// not Date.now()\nconst word = 'Date'" }),
  ).toEqual([])
  expect(luckIn({ path: 'packages/cli/src/main.ts', text: 'Date.now()' })).toEqual([])
})
