import { expect, test } from 'vitest'
import { sources } from './sources.ts'
import { runsOnImport } from './startup.ts'

test('nothing of the page runs because a file is imported', () => {
  expect(['.ts', '.tsx'].flatMap((end) => sources('packages/web', end)).flatMap(runsOnImport)).toEqual([])
})

test.each(['effect(() => {})', 'subscribe(hear)', 'void ask(1)', 'document.addEventListener(1)'])(
  '%s is caught outside a function',
  (text) => {
    expect(
      runsOnImport({ path: 'packages/web/src/game/state/x.ts', text: `const a = 1\n${text}` }),
    ).toHaveLength(1)
  },
)

test('within a function it is not, nor where the page begins', () => {
  const text = 'export function start() {\n  effect(follow)\n}'
  expect(runsOnImport({ path: 'packages/web/src/game/state/x.ts', text })).toEqual([])
  expect(runsOnImport({ path: 'packages/web/src/main.tsx', text: 'start()' })).toEqual([])
})
