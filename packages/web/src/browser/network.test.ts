import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findHindrances } from './axe.ts'
import { type BotGame, botGame, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { waitForAnswers } from './waitForAnswers.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('the network of a company', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let game: BotGame

  beforeAll(async () => {
    game = await botGame('1846', 3, 3)
  }, 120_000)

  const card = (page: Page) => page.locator('.network-card')
  const earned = (page: Page) => card(page).locator('header strong')
  const drawn = (page: Page) => page.locator('.hexes .network')
  const layers = (page: Page) => page.getByRole('button', { name: 'Layers', exact: true })
  const laying = () => lastOf(game, ({ action }) => action.kind === 'lay')

  test('it is chosen among the layers and goes away with Escape, and the decision stays', async () => {
    const { page, errors, close } = await visit(here.browser, { bypassCSP: true })
    const table = await importInto(page, here.site.address, game)
    await playOnFrom(page, table, laying())
    const legal = page.locator('.hexes .legal')
    await legal.waitFor({ state: 'attached' })
    const frames = await legal.getAttribute('d')

    await layers(page).focus()
    await page.keyboard.press('Enter')
    expect(await findHindrances(page, '.layer-list')).toEqual([])
    const chip = page.locator('.network-chips button').first()
    const name = await chip.getAttribute('title')
    await chip.focus()
    await page.keyboard.press('Enter')
    await earned(page).waitFor()
    await expect.poll(() => drawn(page).count()).toBe(1)
    expect(await card(page).getAttribute('aria-label')).toBe(`Network and best earnings: ${name}`)
    expect(await legal.getAttribute('d')).toBe(frames)
    expect(await findHindrances(page, '.network-card')).toEqual([])

    await page.keyboard.press('Escape')
    await expect.poll(() => card(page).count()).toBe(0)
    expect(await drawn(page).count()).toBe(0)
    expect(await layers(page).evaluate((button) => document.activeElement === button)).toBe(true)
    expect(await legal.getAttribute('d')).toBe(frames)
    expect(errors).toEqual([])
    await close()
  })

  test('the routes of a decision stay drawn over it', async () => {
    const { page, close } = await visit(here.browser)
    const table = await importInto(page, here.site.address, game)
    await playOnFrom(
      page,
      table,
      lastOf(game, ({ action }) => action.kind === 'dividend'),
    )
    const routes = () =>
      page.locator('.hexes .routes path').evaluateAll((all) => all.map((path) => path.getAttribute('d')))
    await expect.poll(async () => (await routes()).length).toBeGreaterThan(0)
    const before = await routes()
    await page.locator('.order .network-button').first().click()
    await earned(page).waitFor()
    expect(await routes()).toEqual(before)
    await close()
  })

  test('it covers nothing of the board as a table', async () => {
    const { page, close } = await visit(here.browser)
    const table = await importInto(page, here.site.address, game)
    await playOnFrom(page, table, laying())
    await page.locator('.ledger tbody .network-button').first().click()
    await earned(page).waitFor()
    await page.getByRole('button', { name: 'Board as a table' }).click()
    const below = (await page.locator('.board-table').boundingBox())!
    const { y, height } = (await card(page).boundingBox())!
    expect(y + height).toBeLessThanOrEqual(below.y)
    await close()
  })

  test('in the past it is the network of then', async () => {
    const { page, close } = await visit(here.browser)
    await importInto(page, here.site.address, game)
    await waitForAnswers(page)
    const button = page.locator('.ledger tbody .network-button').first()
    await button.click()
    await earned(page).waitFor()
    const atEnd = await earned(page).innerText()
    const reached = () => card(page).locator('summary').innerText()
    const reachedAtEnd = await reached()

    const sought = page.locator('.history-bar input[type=range]')
    await sought.fill(String(Math.round(laying() / 2)))
    await page.locator('.past-band').waitFor()
    await waitForAnswers(page)
    await expect.poll(reached).not.toBe(reachedAtEnd)
    await page.keyboard.press('End')
    await expect.poll(reached).toBe(reachedAtEnd)
    await expect.poll(() => earned(page).innerText()).toBe(atEnd)
    await button.click()
    await expect.poll(() => card(page).count()).toBe(0)
    await close()
  })

  test('on a phone it is shown from the card of a company, and closed by its button', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'ja',
      bypassCSP: true,
    })
    const table = await importInto(page, here.site.address, game)
    await playOnFrom(page, table, laying())
    await page.locator('.tab-bar').getByRole('button', { name: '会社' }).click()
    await page.locator('.company-row button[aria-expanded]').first().click()
    await page.getByRole('button', { name: '路線網と最大収益' }).click()
    await earned(page).waitFor()
    await expect.poll(() => drawn(page).count()).toBe(1)
    await card(page).locator('summary').click()
    await waitUntilSettled(page)
    expect(await findHindrances(page, '.network-card')).toEqual([])
    await page.getByRole('button', { name: '路線網を閉じる' }).click()
    await expect.poll(() => drawn(page).count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('on a phone the layers lie on the screen', async () => {
    const { page, close } = await visit(here.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const table = await importInto(page, here.site.address, game)
    await playOnFrom(page, table, laying())
    await layers(page).click()
    await page.locator('.layer-list:modal').waitFor()
    const isOpen = (part: Element) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && part.contains(hit)
    }
    const parts = page.locator('.layer-list :is(.network-chips button, .check)')
    expect(await parts.count()).toBeGreaterThan(5)
    for (const part of await parts.all()) expect(await part.evaluate(isOpen)).toBe(true)
    await page.locator('.network-chips button').last().click()
    await earned(page).waitFor()
    expect(await page.locator('.layer-list').count()).toBe(0)
    await close()
  })
})
