import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit, waitAsPerson } from './player.ts'
import { storedGame } from './storedGame.ts'
import { importInto, playOnFrom } from './tour.ts'
import { withSite } from './withSite.ts'

/** A game of 1856 in which the first 6-train was just bought: six corporations cannot repay their loans. */
const { file, actions } = storedGame('formation.1856.json')

describe.skipIf(noBrowser)('the formation of the CGR', { timeout: 180_000 }, () => {
  const here = withSite('real')

  test.each([
    ['en-US', 1440],
    ['ja-JP', 390],
  ] as const)('is read chapter by chapter, decided and settled (%s, %i wide)', async (locale, width) => {
    const ja = locale === 'ja-JP'
    const { page, errors, close } = await visit(here.browser, {
      locale,
      viewport: { width, height: width < 600 ? 844 : 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    await playOnFrom(page, await importInto(page, here.site.address, { file }), actions.length - 1)

    // the purchase says what it begins, and what would come of it
    await page.locator('.train-card[data-choice]').first().click()
    const chapters = page.locator('.sequence')
    await chapters.locator('tbody tr').first().waitFor()
    expect(await chapters.locator('tbody tr').count()).toBe(6)
    expect(await page.locator('.warning').innerText()).toContain(ja ? 'CGR の設立' : 'formation')
    await commit(page)

    // who owes what, then what everybody gets: with a merger and with a rescue
    const shown = page.locator('.sequence tbody')
    await expect.poll(() => shown.locator('[data-now]').innerText()).toContain('TGB')
    const open = (name: string) => page.locator(`.sequence input[value="${name}"]`).check({ force: true })
    await open(ja ? '株' : 'Shares')
    // the CGR comes onto the chart, and stays nowhere
    await page.locator('.preview-card .price-move').first().waitFor()
    expect(await page.locator('.preview-card .price-same').count()).toBe(0)
    const worth = () => shown.locator('tr', { hasText: 'Dan' }).locator('td').last().innerText()
    await expect.poll(worth).toMatch(/^\$[\d,]+ → \$[\d,]+$/)
    const merged = await worth()
    await page.locator('.preview-card').nth(1).click()
    await expect.poll(worth).not.toBe(merged)
    if (width > 600) await page.locator('.sequence-steps button').last().click()
    else await open('CGR')
    await expect.poll(() => page.locator('.sequence dl').innerText()).toContain(ja ? '社長' : 'President')
    expect(await faults(page, 'formation')).toEqual([])
    await commit(page)

    // who has not enough can only let it merge, and is told why
    await expect.poll(() => page.locator('.turn-bar').innerText()).toContain('CV')
    await page.locator('.preview-card[aria-disabled=true]').dispatchEvent('click')
    await page.locator('.refusal-card', { hasText: '1856-3c' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.refusal-card').waitFor({ state: 'detached' })
    for (const company of ['CV', 'GW', 'GT', 'WGB', 'CPR']) {
      await expect.poll(() => page.locator('.turn-bar').innerText()).toContain(company)
      await page.locator('.preview-card[data-choice]').first().click()
      await commit(page)
    }

    // the CGR is there: of five trains its president gives up two and keeps the others, and the turn goes on
    await expect.poll(() => page.locator('.turn-bar').innerText()).toContain('CGR')
    expect(await page.locator('.sequence input').count()).toBe(4)
    for (let trains = 5; trains > 3; trains--) {
      await expect.poll(() => page.locator('.sequence dd').first().innerText()).toHaveLength(4 * trains - 3)
      await page.locator('.train-control [data-choice]').first().click()
      await commit(page)
    }
    await page.locator('.action-bar .press').click()
    await commit(page)
    await page.locator('.sequence').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.turn-bar').innerText()).toContain('CA')
    expect(errors).toEqual([])
    await close()
  })
})

/** Presses the main button, and again where it asks whether one is sure. */
async function commit(page: Page): Promise<void> {
  const main = page.locator('[data-main]:enabled')
  await main.waitFor()
  await waitAsPerson(page)
  await main.click()
  await waitAsPerson(page)
  if ((await page.locator('.take-back').count()) === 0) return
  await main.click()
  await waitAsPerson(page)
}
