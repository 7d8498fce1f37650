import { GAMES } from '@roundhouse/games'
import { LANGUAGES } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { firstLoad, gameSizes, inWords } from './sizes.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('what is loaded', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test('the first page takes less than 185 kB besides its games', async () => {
    const first = await firstLoad(here.browser, here.site)
    expect(first.files.length).toBeGreaterThan(5)
    expect(first.bytes, inWords(first)).toBeLessThan(185_000)
  })

  test('each game takes less than 120 kB', () => {
    const games = gameSizes(here.site)
    expect(games.length).toBe(LANGUAGES.length * Object.keys(GAMES).length)
    for (const size of games) expect(size.bytes, inWords(size)).toBeLessThan(120_000)
  })
})
