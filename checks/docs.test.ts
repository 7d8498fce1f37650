import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingFiles } from './docs.ts'
import { ROOT, type Source, sources } from './sources.ts'

const FILES = ['.ts', '.tsx', '.css', '.html'].flatMap((ending) =>
  ['packages', 'checks'].flatMap((folder) => sources(folder, ending).map(({ path }) => path)),
)

const pages: Source[] = [...sources('docs', '.md'), ...sources('.', 'README.md')]

test('every file that the documentation names is there', () => {
  expect(readdirSync(ROOT)).toContain('docs')
  expect(pages.flatMap((page) => missingFiles(page, FILES))).toEqual([])
})

test('a file that is gone is found', () => {
  const page = { path: 'docs/a.md', text: 'See `kernel/src/session.ts`, `board/desk.ts` and `nothing.tsx`.' }
  expect(missingFiles(page, ['packages/kernel/src/session.ts'])).toEqual([
    'docs/a.md names board/desk.ts',
    'docs/a.md names nothing.tsx',
  ])
})
