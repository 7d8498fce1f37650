import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { movesMade, sitDown, visit } from './player.ts'
import { importInto, playOnFrom } from './tour.ts'
import { waitForAnswers } from './waitForAnswers.ts'
import { withSite } from './withSite.ts'

const BNO = 'Baltimore & Ohio'

describe.skipIf(noBrowser)('Enter', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test('does what the main button says, whatever was clicked last; what was reached by keys has its own', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await page.getByRole('button', { name: 'Found: ', disabled: false }).first().click()
    await page.locator('.company-options [data-choice]').first().click()
    const main = page.locator('[data-main]:enabled')
    const badge = page.locator('[data-main] .key')
    await main.waitFor()
    // it begins with as many as can be paid for
    const most = Number(await page.locator('.amount input').inputValue())
    const less = page.locator('.amount').getByRole('button', { name: 'Less 1', exact: true })
    await less.click()
    await waitForAnswers(page)
    await expect.poll(() => main.innerText()).toContain(`${most - 1} shares`)
    expect(await badge.count()).toBe(1)

    // past the number, which is as good as the main button
    for (let step = 0; step < 2; step++) await page.keyboard.press('Tab')
    await expect.poll(() => badge.count()).toBe(0)
    for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await waitForAnswers(page)
    await expect.poll(() => main.innerText()).toContain(`${most - 2} shares`)
    expect(await badge.count()).toBe(0)

    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.poll(() => badge.count()).toBe(0)
    await page.keyboard.press('Escape')
    await less.click()
    await waitForAnswers(page)
    await expect.poll(() => main.innerText()).toContain(`${most - 3} shares`)
    expect(await badge.count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.locator('.history-bar .where', { hasText: /Move [1-9]/ }).waitFor()
    await expect
      .poll(
        () =>
          page
            .locator('.ledger tbody tr')
            .filter({ hasText: `${most - 3}★` })
            .count(),
        { timeout: 10_000 },
      )
      .toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  test('decides on a number that was typed', async () => {
    const { page, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await page.getByRole('button', { name: 'Found: ', disabled: false }).first().click()
    await page.locator('.company-options [data-choice]').first().click()
    await page.locator('.amount input').fill('3')
    await expect.poll(() => page.locator('[data-main]:enabled').innerText()).toContain('3 shares')
    await page.locator('.amount input').press('Enter')
    await page.locator('.history-bar .where', { hasText: /Move [1-9]/ }).waitFor()
    await close()
  })

  test('on a hex that was pointed at is not for the hex; on one reached by keys it is', async () => {
    const cubes = await botGame('baltimore-ohio', 3, 1)
    const { page, close } = await visit(here.browser)
    const table = await importInto(page, here.site.address, cubes)
    await playOnFrom(
      page,
      table,
      lastOf(cubes, ({ action, offered }) => action.kind === 'income' && offered.size === 1),
    )
    const main = page.locator('[data-main]:enabled')
    const badge = page.locator('[data-main] .key')
    const before = await movesMade(page)

    await pointAtNoChoice(page)
    await main.waitFor()
    await expect.poll(() => badge.count()).toBe(1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => badge.count()).toBe(0)
    await page.keyboard.press('Enter')
    await waitForAnswers(page)
    expect(await movesMade(page)).toBe(before)

    await pointAtNoChoice(page)
    await main.waitFor()
    await expect.poll(() => badge.count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => movesMade(page)).toBe(before + 1)
    await close()
  })

  test('buys nothing that may be left alone: no token where there is but one place for it', async () => {
    const rails = await botGame('1846', 3, 3)
    const { page, close } = await visit(here.browser)
    const table = await importInto(page, here.site.address, rails)
    await playOnFrom(
      page,
      table,
      firstOf(rails, ({ offered, offers }) => offered.has('token') && offers === 2),
    )
    const before = await movesMade(page)
    expect(await page.locator('.board-control .place-chips button').count()).toBe(1)
    expect(await page.locator('[data-main]').count()).toBe(0)
    await page.keyboard.press('Enter')
    await waitForAnswers(page)
    expect(await movesMade(page)).toBe(before)
    await page.locator('.board-control .place-chips button').click()
    await page.locator('[data-main]:enabled').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => movesMade(page)).toBe(before + 1)
    await close()
  })

  test('does not raise a bid that was proposed, until it was touched', async () => {
    const loans = await botGame('1856', 3, 3)
    const { page, close } = await visit(here.browser)
    const table = await importInto(page, here.site.address, loans)
    await playOnFrom(
      page,
      table,
      firstOf(loans, ({ offered }) => offered.has('raise')),
    )
    const main = page.locator('[data-main]:enabled')
    const badge = page.locator('[data-main] .key')
    const before = await movesMade(page)
    await main.waitFor()
    expect(await badge.count()).toBe(0)
    await page.keyboard.press('Enter')
    await waitForAnswers(page)
    expect(await movesMade(page)).toBe(before)
    await page.locator('.price-chips button').nth(1).click()
    await expect.poll(() => badge.count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => movesMade(page)).toBe(before + 1)
    await close()
  })
})

/** Presses a hex that is seen, and is nothing to choose. */
async function pointAtNoChoice(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    for (const hex of document.querySelectorAll('.hit-area[aria-disabled=true]')) {
      const { left, top, width, height } = hex.getBoundingClientRect()
      const middle = { x: left + width / 2, y: top + height / 2 }
      if (document.elementFromPoint(middle.x, middle.y) === hex) return middle
    }
    throw new Error('there is no such hex')
  })
  await page.mouse.click(at.x, at.y)
  await waitForAnswers(page)
}
