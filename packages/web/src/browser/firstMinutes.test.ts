import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { newcomer, sitDown, visit } from './player.ts'
import { waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('the first minutes', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test.each([
    ['en-US', 1440],
    ['ja-JP', 1024],
    ['en-US', 390],
    ['ja-JP', 320],
  ])('say what a game is about, until one knows it (%s, %i wide)', async (locale, width) => {
    const viewport = { width, height: width < 600 ? 800 : 768 }
    const { page, errors, close } = await newcomer(here.browser, {
      viewport,
      locale,
      bypassCSP: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await sitDown(page, here.site.address, '1846', 3)
    const card = page.locator('.primer')
    await card.waitFor()
    await expect.poll(() => card.locator('dd').count()).toBe(3)
    const isPhone = width < 600
    if (isPhone) await card.locator('summary').click()
    await waitUntilSettled(page)
    const below = await page.locator(isPhone ? '.pane' : '.board-pane').boundingBox()
    const { y, height } = (await card.boundingBox())!
    expect(y + height, 'it covers nothing of what it tells of').toBeLessThanOrEqual(below!.y)
    if (isPhone) {
      const read = (await card.locator('dd').first().boundingBox())!
      expect(read.y + read.height, 'what to look for is read at once').toBeLessThanOrEqual(y + height)
      const chosen = (await page.locator('.panel [data-choice]').first().boundingBox())!
      const button = (await page.locator('.action-bar').boundingBox())!
      expect(chosen.y + chosen.height, 'beside what is chosen').toBeLessThanOrEqual(button.y)
    }
    expect(await faults(page, 'primer')).toEqual([])
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/primer-${locale}-${width}.png` })
    if (isPhone) await page.getByRole('button', { name: /^(Do not show again|今後は表示しない)$/ }).click()
    else await page.keyboard.press('Escape')
    await expect.poll(() => card.count()).toBe(0)
    await page.reload()
    await page.locator('.turn-bar.mine').waitFor()
    expect(await card.count()).toBe(0)

    await page.locator('.menu > button').click()
    await page.getByRole('button', { name: /^(What this game is about|このゲームの概要)$/ }).click()
    await card.waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('each way to a quick game is to one of as many players', async () => {
    const { page, errors, close } = await visit(here.browser)
    await page.goto(here.at('/'))
    const count = await page.locator('input[name=quick-players]:checked').inputValue()
    await page.locator('.hero button').click()
    await page.locator('.ledger').waitFor()
    expect(await page.locator('.ledger').getAttribute('data-players')).toBe(count)
    expect(errors).toEqual([])
    await close()
  })

  test('what was pressed stands on one button, and is done by Enter', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, 'Baltimore & Ohio', 3)
    await page.getByRole('button', { name: 'Pass', exact: true }).focus()
    await page.keyboard.press('Enter')
    const main = page.locator('[data-main]')
    if (await main.count()) {
      expect(await page.getByRole('button', { name: /^Pass/ }).count()).toBe(1)
      await page.waitForTimeout(700)
      await page.keyboard.press('Enter')
    }
    await page.locator('.history-bar .where', { hasText: /Move [1-9]/ }).waitFor()
    expect(errors).toEqual([])
    await close()
  })
})
