import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { newcomer, waitAsPerson } from './player.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('the real games in a browser', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test('each can be begun in both languages, and is there after a reload', async () => {
    for (const locale of ['en', 'ja']) {
      const { page, errors, close } = await newcomer(here.browser, { locale })
      page.setDefaultTimeout(20_000)
      await page.goto(here.at('/new'))
      await page.locator('.game-choice label').first().waitFor()
      for (let index = 0; index < (await page.locator('.game-choice label').count()); index++) {
        await page.locator('.game-choice label').nth(index).click()
        await page.locator('button[type=submit]').click()
        await page.waitForURL(/\/t\//)
        await page.locator('.turn-bar').waitFor()
        await page.reload()
        await page.locator('.turn-bar').waitFor()
        await page.goto(here.at('/new'))
        await page.locator('.game-choice label').first().waitFor()
      }
      expect(errors).toEqual([])
      await close()
    }
  })

  test('whoever has no game sees one, and is in one of 1846 against two bots with one click', async () => {
    const { page, errors, close } = await newcomer(here.browser)
    await page.goto(here.at('/'))
    await page.locator('.hero-board .route').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Play against bots' }).click()
    await page.locator('.turn-bar.mine').waitFor()
    await expect.poll(() => page.locator('.title-bar').innerText()).toContain('1846')
    await expect.poll(() => page.locator('.ledger thead .disc').count()).toBe(3)
    await page.goto(here.at('/'))
    await page.locator('.tile.waits').waitFor()
    expect(await page.locator('.hero-board').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test.each(['en', 'ja'])('three clicks begin 1846 against two bots, even offline (%s)', async (locale) => {
    const { page, close } = await newcomer(here.browser, { locale })
    await page.goto(here.at('/'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.reload()
    await page.locator('.quick label', { hasText: '1846' }).click()
    await page.locator('.quick label', { hasText: /^3$/ }).click()
    await page.locator('.quick button[type=submit]').click()
    await page.locator('.turn-bar.mine').waitFor()
    await expect.poll(() => page.locator('.ledger thead .disc').count()).toBe(3)
    await waitAsPerson(page)
    await page.locator('.panel [data-choice]').first().click()
    await page.locator('[data-main]:enabled').click()
    await page.locator('.turn-bar:not(.mine)').waitFor()
    await page.locator('.turn-bar.mine').waitFor({ timeout: 30_000 })
    await page.reload()
    await page.locator('.turn-bar.mine').waitFor()
    await close()
  })
})
