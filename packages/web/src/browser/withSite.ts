import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launched } from './browser.ts'
import { type Built, type Games, servedSite } from './site.ts'

/** A site and a browser for the tests of a file, opened before the first of them and closed after the last. */
export function withSite(games: Games): { readonly site: Built; readonly browser: Browser } {
  const here: { site?: Built; browser?: Browser } = {}
  beforeAll(async () => {
    here.site = await servedSite(games)
    here.browser = await launched()
  }, 240_000)
  afterAll(async () => {
    await here.browser?.close()
    await here.site?.close()
  })
  return here as { site: Built; browser: Browser }
}
