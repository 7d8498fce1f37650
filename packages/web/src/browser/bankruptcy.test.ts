import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit, waitAsPerson } from './player.ts'
import { storedGame } from './storedGame.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

/** A game of 1856 in which Chiyo cannot pay the interest of THB, whatever she sells. */
const { file, actions } = storedGame('bankruptcy.1856.json')

describe.skipIf(noBrowser)('a bankruptcy', { timeout: 180_000 }, () => {
  const here = withSite('real')

  test.each([
    ['en-US', 1440, 900],
    ['ja-JP', 390, 844],
    ['en-US', 320, 640],
  ] as const)('is asked for twice, and ends the game (%s, %i wide)', async (locale, width, height) => {
    const ja = locale === 'ja-JP'
    const { page, errors, close } = await visit(here.browser, {
      locale,
      viewport: { width, height },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    await playOnFrom(page, await importInto(page, here.site.address, { file }), actions.length - 1)
    // it runs nothing, and has no money for the interest
    await page.locator('.action-bar .press').last().click()
    await page.locator('[data-main]:enabled').waitFor()
    await waitAsPerson(page)
    await page.locator('[data-main]').click()
    const press = page.locator('.action-bar .danger')
    await press.waitFor()
    await waitAsPerson(page)
    expect(await page.locator('.turn-bar').innerText()).toContain(
      ja ? 'THB：$1 の不足を売却で補えないため破産' : 'THB: $1 are missing, and no sale brings enough',
    )
    expect(await faults(page, 'bankrupt')).toEqual([])

    await press.click()
    const main = page.locator('[data-main].danger')
    await main.waitFor()
    await main.hover()
    await waitUntilSettled(page)
    expect(await page.locator('.warning:visible').allInnerTexts()).toEqual([
      ja ? 'これでゲームは終了します。' : 'This ends the game.',
    ])
    expect(await faults(page, 'bankrupt, asked')).toEqual([])
    await waitAsPerson(page)
    await main.click()
    await waitAsPerson(page)
    await main.click()
    await page.locator('.panel a.main').click()
    await page
      .getByText(ja ? 'プレイヤーの破産' : 'a player is bankrupt')
      .first()
      .waitFor()
    expect(errors).toEqual([])
    await close()
  })
})
