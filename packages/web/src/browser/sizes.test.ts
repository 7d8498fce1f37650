import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launched, noBrowser } from './browser.ts'
import { type Built, servedSite } from './site.ts'
import { firstLoad, gameSizes, inWords } from './sizes.ts'

describe.skipIf(noBrowser)('what is loaded', { timeout: 60_000 }, () => {
  let site: Built
  let browser: Browser

  beforeAll(async () => {
    site = await servedSite('real')
    browser = await launched()
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  test('the first page takes less than 200 kB besides its games', async () => {
    const first = await firstLoad(browser, site)
    expect(first.files.length).toBeGreaterThan(5)
    expect(first.bytes, inWords(first)).toBeLessThan(200_000)
  })

  test('each game takes less than 120 kB', () => {
    const games = gameSizes(site)
    expect(games.length).toBeGreaterThanOrEqual(4)
    for (const size of games) expect(size.bytes, inWords(size)).toBeLessThan(120_000)
  })
})
