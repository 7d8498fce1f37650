import { expect, test } from 'vitest'
import { declaredTwice } from './exportedNames.ts'
import { sources } from './sources.ts'

test('one meaning a word: no exported name is declared twice', () => {
  const files = ['.ts', '.tsx'].flatMap((end) => [...sources('packages', end), ...sources('checks', end)])
  expect(files.length).toBeGreaterThan(900)
  expect(declaredTwice(files)).toEqual([])
})

const file = (path: string, text: string) => ({ path, text })

test('two games may each have their own, a game and a room may not', () => {
  const text = 'export const setup = 1'
  const [first, second] = [
    file('packages/games/1846/src/setup.ts', text),
    file('packages/games/steam/src/setup.ts', text),
  ]
  expect(declaredTwice([first, second])).toEqual([])
  expect(declaredTwice([first, file('packages/18xx/src/setup.ts', text)])).toEqual([
    'setup is declared in packages/games/1846/src/setup.ts and packages/18xx/src/setup.ts',
  ])
  expect(declaredTwice([first, file('packages/games/1846/src/again.ts', text)])).toHaveLength(1)
  const bots = ['1846', '1856', '18xx'].map((folder) => file(`packages/bots/src/${folder}/shares.ts`, text))
  expect(declaredTwice(bots.slice(0, 2))).toEqual([])
  expect(declaredTwice(bots)).toHaveLength(1)
  expect(declaredTwice([first, bots[0]!])).toHaveLength(1)
})

test.each([
  'interface Line {',
  'type Line = 1',
  'async function Line(',
  'class Line {',
  'const { Line } =',
  'const { line: Line, other } =',
  'const [One, Line] =',
])('export %s is seen', (text) => {
  const line = file('packages/web/src/line.ts', 'export const Line = 1')
  expect(declaredTwice([line, file('packages/server/src/other.ts', `export ${text}`)])).toEqual([
    'Line is declared in packages/web/src/line.ts and packages/server/src/other.ts',
  ])
})
