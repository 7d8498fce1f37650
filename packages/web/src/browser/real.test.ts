import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('the real games in a browser', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test('each can be begun in both languages, and is there after a reload', async () => {
    for (const locale of ['en', 'ja']) {
      const context = await here.browser.newContext({ locale })
      context.setDefaultTimeout(20_000)
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(error.error().message))
      const page = await context.newPage()
      await page.goto(new URL('/new', here.site.address).href)
      await page.locator('.game-choice label').first().waitFor()
      for (let place = 0; place < (await page.locator('.game-choice label').count()); place++) {
        await page.locator('.game-choice label').nth(place).click()
        await page.locator('button[type=submit]').click()
        await page.waitForURL(/\/t\//)
        await page.locator('.turn-bar').waitFor()
        await page.reload()
        await page.locator('.turn-bar').waitFor()
        await page.goto(new URL('/new', here.site.address).href)
        await page.locator('.game-choice label').first().waitFor()
      }
      expect(errors).toEqual([])
      await context.close()
    }
  })

  test.each(['en', 'ja'])('three clicks begin 1846 against two bots, even offline (%s)', async (locale) => {
    const context = await here.browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(here.site.address)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await page.locator('.quick label', { hasText: '1846' }).click()
    await page.locator('.quick label', { hasText: /^3$/ }).click()
    await page.locator('.quick button[type=submit]').click()
    await page.locator('.turn-bar.mine').waitFor()
    expect(await page.locator('.ledger thead .disc').count()).toBe(3)
    await page.locator('.panel [data-choice]').first().click()
    await page.locator('[data-main]:enabled').click()
    await page.locator('.turn-bar:not(.mine)').waitFor()
    await page.locator('.turn-bar.mine').waitFor({ timeout: 30_000 })
    await page.reload()
    await page.locator('.turn-bar.mine').waitFor()
    await context.close()
  })
})
