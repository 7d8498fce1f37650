import { GAMES } from '@roundhouse/games'
import { LANGUAGES } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { firstLoad, gameSizes, inWords, isGamePart } from './sizes.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('what is loaded', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test('the first page takes less than 185 kB, and tells of the games without any of them', async () => {
    const first = await firstLoad(here.browser, here.site)
    expect(first.files.length).toBeGreaterThan(5)
    expect(first.files.filter((file) => /\.card\.en-/.test(file)).length).toBe(Object.keys(GAMES).length)
    expect(first.files.filter(isGamePart)).toEqual([])
    expect(first.bytes, inWords(first)).toBeLessThan(185_000)
  })

  test('each game takes less than 120 kB', () => {
    const games = gameSizes(here.site)
    expect(games.length).toBe(LANGUAGES.length * Object.keys(GAMES).length)
    for (const size of games) expect(size.bytes, inWords(size)).toBeLessThan(120_000)
  })
})
