import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { sitDown, visit } from './player.ts'
import { withSite } from './withSite.ts'

/** Whether the letters of the round begin below those of the game's name, and end on the bar. */
const underEachOther = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.title-bar')!
    const lines = ['h1', '.round span'].map((part) => {
      const range = document.createRange()
      range.selectNodeContents(bar.querySelector(part)!)
      return range.getBoundingClientRect()
    })
    const [name, round] = lines as [DOMRect, DOMRect]
    // letters are lower than their line
    return round.top >= name.bottom - 4 && round.bottom <= bar.getBoundingClientRect().bottom
  })

describe.skipIf(noBrowser)('large letters on a phone', { timeout: 120_000 }, () => {
  const here = withSite('real')

  test('what is on top of the screen is all on it, and the menu opens', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    await sitDown(page, here.site.address, 'Baltimore & Ohio', 3)
    for (const size of ['150%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, size)
      const rightmost = await page
        .locator('.title-bar :is(a, button)')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
      expect(rightmost, size).toBeLessThanOrEqual(390)
      expect(await underEachOther(page), size).toBe(true)
      await page.locator('.title-bar button').last().click()
      const { x, width } = (await page.locator('.menu-sheet').boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
      await page.keyboard.press('Escape')
    }
    expect(errors).toEqual([])
    await close()
  })

  test('letters are as large as the browser is set to', async () => {
    const { page, close } = await visit(here.browser)
    await page.goto(here.at('/'))
    const size = await page.evaluate(() => {
      const rule = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .find((one) => one instanceof CSSStyleRule && one.selectorText === 'html')
      return (rule as CSSStyleRule).style.fontSize
    })
    expect(size).toMatch(/100%/)
    await close()
  })
})
