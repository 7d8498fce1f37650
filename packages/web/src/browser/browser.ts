import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium']
const path = PLACES.find((one) => one !== undefined && existsSync(one))

/** Whether tests that need a browser have to be skipped: loudly, and not where one is required. */
export const noBrowser = path === undefined
if (noBrowser && process.env.REQUIRE_BROWSER === '1') throw new Error('there is no browser')
if (noBrowser) console.warn('SKIPPED: the tests in a browser: set CHROMIUM_PATH, or install chromium')

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: path!, args: ['--no-sandbox'] })
