import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { sitDown, visit } from './player.ts'
import { withSite } from './withSite.ts'

/** Picks the first card up; gives the box of the button that takes it. */
async function mainButton(page: Page): Promise<{ top: number; bottom: number }> {
  await page.locator('.hand .playing-card').first().click()
  const main = page.locator('[data-main]:enabled')
  await main.waitFor()
  const { y, height } = (await main.boundingBox())!
  return { top: y, bottom: y + height }
}

describe.skipIf(noBrowser)('a low window', { timeout: 120_000 }, () => {
  const here = withSite('real')

  test('a phone on its side has the decision beside the map', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: { width: 844, height: 390 },
      hasTouch: true,
    })
    await sitDown(page, here.site.address, '1846', 3)
    const { bottom } = await mainButton(page)
    expect(bottom).toBeLessThanOrEqual(390)
    const sheet = (await page.locator('.sheet').boundingBox())!
    const map = (await page.locator('.board').boundingBox())!
    expect(sheet.width).toBeCloseTo(300, -1)
    expect(map.x + map.width).toBeLessThanOrEqual(sheet.x + 1)
    // nothing of so low a map is given away
    const buttons = (await page.locator('.board-buttons').boundingBox())!
    expect(buttons.y + buttons.height).toBeLessThanOrEqual(map.y)
    expect((await page.locator('.panel-body').boundingBox())!.height).toBeGreaterThan(100)
    expect(errors).toEqual([])
    await close()
  })

  test('a page magnified four times scrolls as a whole, and its main button stays', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: { width: 360, height: 225 } })
    await sitDown(page, here.site.address, '1846', 3)
    const { top, bottom } = await mainButton(page)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(225)
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { scrollWidth, scrollHeight }
    })
    expect(scrollWidth).toBe(360)
    expect(scrollHeight).toBeGreaterThan(400)
    await page.locator('.tab-bar button').last().click()
    await page.locator('.log').waitFor()
    expect(errors).toEqual([])
    await close()
  })
})
