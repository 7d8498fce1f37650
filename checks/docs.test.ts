import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commentsOf, missingFiles } from './docs.ts'
import { ROOT, type Source, sources } from './sources.ts'

const FILES = ['.ts', '.tsx', '.css', '.html'].flatMap((ending) =>
  ['packages', 'checks'].flatMap((folder) => sources(folder, ending).map(({ path }) => path)),
)

const pages: Source[] = [...sources('docs', '.md'), ...sources('.', 'README.md')]

test('every file that the documentation names is there', () => {
  expect(readdirSync(ROOT)).toContain('docs')
  expect(pages.flatMap((page) => missingFiles(page, FILES))).toEqual([])
})

test('every file that a comment names is there', () => {
  const files = ['.ts', '.tsx'].flatMap((ending) => sources('packages', ending))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => missingFiles(commentsOf(file), FILES))).toEqual([])
})

test('a file that is gone is found', () => {
  const page = { path: 'docs/a.md', text: 'See `kernel/src/session.ts`, `board/desk.ts` and `nothing.tsx`.' }
  expect(missingFiles(page, ['packages/kernel/src/session.ts'])).toEqual([
    'docs/a.md names board/desk.ts',
    'docs/a.md names nothing.tsx',
  ])
})

test('in a source only comments are read', () => {
  const text = [
    '/** As `desk.ts` does. */',
    ' * and `board/desk.ts`',
    "const path = 'a' // not `door.tsx`",
    "const file = 'see `GAME/options.ts`'",
  ].join('\n')
  expect(missingFiles(commentsOf({ path: 'a.ts', text }), [])).toEqual([
    'a.ts names desk.ts',
    'a.ts names board/desk.ts',
    'a.ts names door.tsx',
  ])
})
