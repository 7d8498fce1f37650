import { expect, test } from 'vitest'
import { wrongImports } from './imports.ts'
import { sources } from './sources.ts'

test('every import leads where it may', () => {
  const files = ['.ts', '.tsx'].flatMap((ending) => sources('packages', ending))
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(wrongImports)).toEqual([])
})

test.each([
  ['packages/kernel/src/play.ts', "import { gridOf } from '@roundhouse/board'"],
  ['packages/kernel/src/play.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/board/src/grid.ts', "import { pay } from '@roundhouse/finance'"],
  ['packages/board/src/grid.ts', "import { bestRoutes } from '@roundhouse/routes'"],
  ['packages/games/1846/src/index.ts', "import { found } from '@roundhouse/baltimore-ohio'"],
  ['packages/games/1846/src/index.ts', "import { found } from '../../baltimore-ohio/src/index.ts'"],
  ['packages/games/1846/src/index.ts', "import { found } from '../../../kernel/src/index.ts'"],
  ['packages/games/1846/src/index.ts', "const late = await import('@roundhouse/bots')"],
  ['packages/games/1846/src/index.ts', "export * from 'lodash'"],
  ['packages/18xx/src/depot.ts', "import { game1846 } from '@roundhouse/1846'"],
  ['packages/games/1846/src/index.ts', "import { tileScenes } from '@roundhouse/18xx/view'"],
  ['packages/games/1846/src/index.ts', "import { gameView } from './view/gameView.ts'"],
  ['packages/18xx/src/track/tokens.ts', "import { tileScenes } from '../view/tileScenes.ts'"],
  ['packages/games/1846/src/index.test.ts', "import { test } from 'jest'"],
  ['packages/bots/src/index.ts', "import { run } from '@roundhouse/cli'"],
  ['packages/cli/src/main.ts', "import '@roundhouse/baltimore-ohio'"],
  ['packages/web/src/main.tsx', "import { readFileSync } from 'node:fs'"],
  ['packages/web/src/main.tsx', "import { game1846 } from '@roundhouse/1846'"],
  ['packages/web/src/main.tsx', "import { serveSite } from '@roundhouse/server'"],
  ['packages/server/src/serveSite.ts', "import { game1846 } from '@roundhouse/1846'"],
])('in %s, %s is caught', (path, text) => {
  expect(wrongImports({ path, text })).toHaveLength(1)
})

test.each([
  [
    'packages/games/1846/src/index.ts',
    "import { pay } from '@roundhouse/finance'\nimport * as z from 'zod/mini'",
  ],
  ['packages/games/1846/src/index.ts', "import { drawTrain } from '@roundhouse/18xx'"],
  ['packages/games/1846/src/view/scene.ts', "import { tileScenes } from '@roundhouse/18xx/view'"],
  ['packages/18xx/src/view/drawing.ts', "import { readRun } from '../runs/readRun.ts'"],
  ['packages/games/1846/src/shares/stock.ts', "import type { State } from '../state.ts'"],
  ['packages/kernel/src/play.test.ts', "import fc from 'fast-check'\nimport { test } from 'vitest'"],
  ['packages/games/list/src/index.ts', "const game = await import('@roundhouse/1846')"],
  ['packages/web/src/app/App.tsx', "import { useEffect } from 'preact/hooks'"],
  ['packages/web/src/browser/site.ts', "import { serveSite } from '@roundhouse/server'"],
  ['packages/cli/src/main.ts', "import { fuzzGame } from '@roundhouse/kernel/fuzz'"],
])('in %s, %s is allowed', (path, text) => {
  expect(wrongImports({ path, text })).toEqual([])
})
