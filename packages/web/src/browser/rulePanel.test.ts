import { describe, expect, test } from 'vitest'
import { botGame } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { importInto, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('the rule book beside a game', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test.each([
    ['en-US', 1280],
    ['ja-JP', 390],
  ])('shows a chapter from its heading on, in both languages (%s, %i wide)', async (locale, width) => {
    const { page, close } = await visit(here.browser, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      locale,
    })
    await importInto(page, here.at('/'), await botGame('1846', 3, 3))
    await page.locator('.title-bar a[href^="/rules"]').click()
    await page.locator('.rule-sheet .rules-text h2').first().waitFor()
    await page.locator('.rule-sheet input[value=both]').check({ force: true })
    await page.locator('.rule-sheet .contents summary').click()
    await page.locator('.rule-sheet .contents a').nth(5).click()
    await waitUntilSettled(page)
    const { bar, headings } = await page.locator('.rule-sheet').evaluate((sheet) => {
      const { bottom } = sheet.querySelector('header')!.getBoundingClientRect()
      const tops = [...sheet.querySelectorAll('.rules-text h2')].map((one) => one.getBoundingClientRect().top)
      return { bar: bottom, headings: tops.filter((top) => Math.abs(top - bottom) < 120) }
    })
    expect(headings.length).toBe(2)
    for (const top of headings) expect(top).toBeGreaterThanOrEqual(bar)
    await close()
  })
})
