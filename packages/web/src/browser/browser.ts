import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium']
const path = PLACES.find((one) => one !== undefined && existsSync(one))

/** Whether tests that need a browser have to be skipped: loudly, and not where one is required. */
export const noBrowser = path === undefined
if (noBrowser && process.env.REQUIRE_BROWSER === '1') throw new Error('there is no browser')
if (noBrowser) console.warn('SKIPPED: the tests in a browser: set CHROMIUM_PATH, or install chromium')

/**
 * What Chromium leaves out. It takes the last such list alone, so those that
 * Playwright names come first; ours would start two processes more for every
 * context, about a second of work each.
 */
const DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: path!,
    args: ['--no-sandbox', `--disable-features=${DISABLED.join()}`],
  })
