import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sources } from './sources.ts'
import { isImported, readsOfDevice, runsOnImport } from './startup.ts'

const page = ['.ts', '.tsx'].flatMap((end) => sources('packages/web', end))

test('nothing of the page runs because a file is imported', () => {
  expect(page.flatMap(runsOnImport)).toEqual([])
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

test('nothing of the device is read because a file of the page is imported', async () => {
  const files = page.filter(isImported)
  expect(files.length).toBeGreaterThan(200)
  const importAll = async () => {
    for (const { path } of files) await import(join(ROOT, path))
  }
  expect(await readsOfDevice('packages/web/src/', importAll)).toEqual([])
})

test('a reading is found, with the file that reads', async () => {
  const read = async () => (globalThis as { readonly localStorage?: unknown }).localStorage
  expect(await readsOfDevice('/checks/', read)).toEqual(['startup.test.ts reads localStorage'])
  expect(await readsOfDevice('/elsewhere/', read)).toEqual([])
})
