import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@roundhouse/kernel'
import { launchBrowser } from './browser.ts'
import { visit } from './player.ts'
import { servedSite } from './site.ts'
import { playedBefore, tour, waitUntilSettled } from './tour.ts'

const THEMES = ['light', 'dark'] as const
/** A phone has two dots where a desk has one. */
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
}

/** Takes a picture of every screen, in both languages and themes, on a desk and on a phone; `only` picks some of them by name, as in `phone-ja`. */
export default async function pictures(folder: string, only = ''): Promise<void> {
  const site = await servedSite('real')
  const browser = await launchBrowser()
  const played = await playedBefore()
  try {
    for (const [size, device] of Object.entries(SIZES))
      for (const language of LANGUAGES) {
        if (!`${size}-${language}`.includes(only)) continue
        const { page, errors, close } = await visit(browser, {
          ...device,
          locale: language,
          reducedMotion: 'reduce',
        })
        for await (const screen of tour(page, site.address, played))
          for (const colorScheme of THEMES) {
            const under = join(folder, `${size}-${language}-${colorScheme}`)
            mkdirSync(under, { recursive: true })
            await page.emulateMedia({ colorScheme })
            await waitUntilSettled(page)
            await page.screenshot({ path: join(under, `${screen}.png`) })
          }
        await close()
        for (const error of errors) console.error(`${size} ${language}: ${error}`)
      }
  } finally {
    await browser.close()
    await site.close()
  }
}
