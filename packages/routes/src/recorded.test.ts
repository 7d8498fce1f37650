import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bestRoutes } from './bestRoutes.ts'
import { problemsOf } from './checker.ts'
import { type RecordedRun, type RunFacts, runningAt } from './testing/recordedBoard.ts'

const SHARED = new URL('../../../../shared/', import.meta.url)
const BOARDS = new URL('fixtures/route-positions.json', SHARED)

const absent = !existsSync(BOARDS)
if (absent) console.warn('SKIPPED: recorded train runs: shared/fixtures is not beside the project')

const read = (url: URL) => JSON.parse(readFileSync(url, 'utf8'))
const boards: readonly RecordedRun[] = absent ? [] : read(BOARDS).positions

/** The titles with the folder of each game. */
const GAMES = { '1846': '1846', '1846 2p Variant': '1846', '1856': '1856', '1860': '1860' }

test.skipIf(absent).each(Object.entries(GAMES))(
  'on every recorded board of %s the best routes earn what is known, or more',
  { timeout: 60_000 },
  (title, folder) => {
    const facts: RunFacts = read(new URL(`games/${folder}/components.json`, SHARED))
    for (const board of boards.filter((one) => one.title === title)) {
      const running = runningAt(facts, board)
      const found = bestRoutes(running)
      const { n, best_known: known, human } = board
      expect({ n, proved: found.proved, problems: problemsOf(running, found) }).toEqual({
        n,
        proved: true,
        problems: [],
      })
      const least = Math.max(known, human.total + (human.subsidy ?? 0))
      expect({ n, short: Math.max(0, least - found.revenue - found.subsidy) }).toEqual({ n, short: 0 })
    }
  },
)
