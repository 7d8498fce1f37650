import type { Site } from '@roundhouse/server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'

/** What the tests of a file go to, and the browser in which they do. */
export interface TestSite<S extends Site> {
  readonly site: S
  readonly browser: Browser
  /** The address of a path of the site. */
  at(path: string): string
}

/** A site and a browser for the tests of a file, opened before the first of them and closed after the last. */
export function openTestSite<S extends Site>(serve: () => Promise<S>): TestSite<S> {
  const here: { site?: S; browser?: Browser } = {}
  beforeAll(async () => {
    here.site = await serve()
    here.browser = await launchBrowser()
  }, 240_000)
  afterAll(async () => {
    await here.browser?.close()
    await here.site?.close()
  })
  const at = (path: string): string => new URL(path, here.site!.address).href
  return Object.assign(here as { site: S; browser: Browser }, { at })
}
