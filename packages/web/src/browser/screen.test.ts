import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findHindrances } from './axe.ts'
import { noBrowser } from './browser.ts'
import { myTurn, sitDown, visit } from './player.ts'
import { withSite } from './withSite.ts'

const BNO = 'Baltimore & Ohio'
const PHONE = { width: 390, height: 844 }

/** Things that are wider inside than outside. */
const cut = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      wanted.filter((selector) =>
        [...document.querySelectorAll(selector)].some((one) => one.scrollWidth > one.clientWidth),
      ),
    selectors,
  )

/** Founds the first company that can be founded. */
async function found(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Found: ', disabled: false }).first().click()
  await page.locator('.company-options [data-choice]').first().click()
  await page.locator('[data-main]:enabled').click()
  await page.locator('.history-bar .where', { hasText: /Move [1-9]/ }).waitFor()
}

const PARTS = ['title-bar', 'turn-bar', 'panel', 'view', 'info-tabs', 'log-column']

/** The parts of the screen in the order in which Tab comes to them. */
async function walked(page: Page): Promise<string[]> {
  const parts: string[] = []
  for (let presses = 0; presses < 200 && parts.at(-1) !== 'none'; presses++) {
    await page.keyboard.press('Tab')
    const part = await page.evaluate(
      (all) => all.find((one) => document.activeElement?.closest(`.${one}`)) ?? 'none',
      PARTS,
    )
    if (part !== parts.at(-1)) parts.push(part)
  }
  return parts
}

describe.skipIf(noBrowser)('the screen around the board', { timeout: 120_000 }, () => {
  const here = withSite('real')

  test('nothing is cut at 1440 with five players, and the log has a column of its own from 1680 on', async () => {
    const { page, errors, close } = await visit(here.browser, { bypassCSP: true })
    await sitDown(page, here.site.address, '1846', 5)
    await page.locator('.hand .playing-card').first().waitFor()
    expect(await cut(page, ['.title-bar', '[role=tabpanel]', '.market', '.hand', 'html'])).toEqual([])
    await expect.poll(() => page.locator('.supply-card').isVisible()).toBe(true)
    await expect.poll(() => page.locator('.taken-cards li').count()).toBeGreaterThan(0)
    const card = page.locator('.hand [data-choice]').nth(1)
    const chosen = await card.locator('strong').innerText()
    await card.click()
    await page.locator('[data-main]:enabled').click()
    await page.locator('.taken-cards .chip').getByText(chosen).waitFor()
    expect(await page.locator('.panel .hand strong').allInnerTexts()).not.toContain(chosen)
    await expect.poll(() => page.locator('.timetable li').count()).toBeGreaterThan(2)
    await expect.poll(() => page.getByRole('tab', { name: 'Log' }).count()).toBe(1)
    await page.setViewportSize({ width: 1680, height: 1000 })
    await page.locator('.log-column .log').waitFor()
    await expect.poll(() => page.getByRole('tab', { name: 'Log' }).count()).toBe(0)
    await page.locator('.title-facts').click()
    await page.locator('.phases').waitFor()
    await expect.poll(() => page.locator('.phases tbody tr').count()).toBe(4)
    await page.keyboard.press('Escape')
    expect(await findHindrances(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  test('after a tab was pressed Enter does what is selected, and names stand apart from figures', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await page.getByRole('button', { name: 'Found: ', disabled: false }).first().click()
    await page.locator('.company-options [data-choice]').first().click()
    await page.locator('[data-main]:enabled').waitFor()
    await page.getByRole('tab', { name: 'Companies' }).click()
    await page.locator('.company-card').first().waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.history-bar .where', { hasText: /Move [1-9]/ }).waitFor()
    await myTurn(page)
    const holders = page.locator('.holders > span')
    await expect.poll(() => holders.count()).toBeGreaterThan(0)
    for (const held of await holders.allTextContents())
      expect(held).toMatch(/^(You|Bot \d|Held|Unowned)( ★ |: )\d+ shares?$/)
    expect(errors).toEqual([])
    await close()
  })

  test('keys come to the decision first, then to the board, then to the tabs', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    const order = ['title-bar', 'panel', 'view', 'info-tabs']
    for (const [width, height, last] of [
      [1440, 900, []],
      [768, 1024, []],
      [1680, 1000, ['log-column']],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.locator('.skip').focus()
      expect(await walked(page)).toEqual([...order, ...last, 'none'])
    }
    expect(errors).toEqual([])
    await close()
  })

  test('a phone has a bar in the stock round, reasons above it, and everything within reach', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: PHONE,
      hasTouch: true,
      locale: 'ja',
    })
    await sitDown(page, here.site.address, BNO, 3)
    await page.locator('.sheet[data-height=bar]').waitFor()
    await page.locator('.refusing').first().click({ force: true })
    const reason = await page.locator('.refusal-above').boundingBox()
    const bar = await page.locator('.sheet .panel').boundingBox()
    expect(reason!.y + reason!.height).toBeLessThanOrEqual(bar!.y)
    await page.locator('.refusal-card .button').click()
    await page.locator('.company-buttons .button:not(.refusing)').first().click()
    await page.locator('.company-options [data-choice]').first().click()
    await page.locator('.sheet[data-height=half] [data-main]').waitFor()
    const panes = { market: '株価', players: 'プレイヤー', log: '記録', map: '地図' }
    for (const [pane, name] of Object.entries(panes)) {
      await page.locator('.tab-bar').getByRole('button', { name }).click()
      await page.locator(`.pane[data-pane=${pane}]`).waitFor()
      expect(await cut(page, ['.title-bar', '.pane', '.market', 'html'])).toEqual([])
    }
    await page.locator('.title-bar .round').click()
    await page.locator('.phases').waitFor()
    await page.locator('.phases .button').click()
    await page.getByRole('button', { name: 'メニュー' }).click()
    await page.getByRole('button', { name: 'ここから検討する' }).click()
    await page.waitForURL(/\/t\//)
    expect(errors).toEqual([])
    await close()
  })

  test('the steps of a turn lead to what can be done in each', async () => {
    const { page, errors, close } = await visit(here.browser, { bypassCSP: true })
    await sitDown(page, here.site.address, BNO, 3)
    await found(page)
    for (let turns = 0; turns < 20 && (await page.locator('.steps').count()) === 0; turns++) {
      await myTurn(page)
      const pass = page.locator('.action-bar .press')
      if ((await page.locator('.steps').count()) === 0 && (await pass.count())) await pass.first().click()
      await page.waitForTimeout(200)
    }
    await myTurn(page)
    const steps = page.locator('.steps li')
    const names = (await steps.allInnerTexts()).map((text) => text.split('\n')[0])
    expect(names).toEqual(['Equipment', 'Scrap', 'Build', 'Income', 'Dividend'])
    await steps.getByRole('button', { name: 'Build' }).click()
    await page.locator('.steps [aria-current]', { hasText: 'Build' }).waitFor()
    await expect.poll(() => page.locator('.supply-card').isVisible()).toBe(false)
    expect(await findHindrances(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  test('what is under a tab is found again as it was left, and keeps the focus', async () => {
    const { page, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await found(page)
    await myTurn(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    const panel = page.getByRole('tabpanel')
    await tab('Log').click()
    await page.locator('.log-filter select').selectOption({ label: 'Bot 2' })
    await tab('Companies').click()
    await page.locator('.company-card').first().waitFor()
    const bottom = await panel.evaluate((box) => {
      box.scrollTop = box.scrollHeight
      return box.scrollTop
    })
    expect(bottom).toBeGreaterThan(0)
    await tab('Log').click()
    await expect.poll(() => page.locator('.log-filter option:checked').innerText()).toBe('Bot 2')
    await page.locator('.log button').first().focus()
    await page.keyboard.press('c')
    await expect.poll(() => panel.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await panel.evaluate((box) => box.scrollTop)).toBe(bottom)
    await close()
  })

  test('the log is filtered and lights the hex of a line, and keys do what their list says', async () => {
    const { page, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await found(page)
    await myTurn(page)
    await page.keyboard.press('l')
    const lines = page.locator('.log li')
    await lines.first().waitFor()
    const all = await lines.count()
    await page.locator('.log li button', { hasText: 'founds' }).first().hover()
    await page.locator('.hit-area[data-highlighted]').waitFor()
    await page.locator('.log-filter select').selectOption({ label: 'Bot 2' })
    await expect.poll(() => lines.count()).toBeLessThan(all)
    await page.keyboard.press('Escape')
    await page.locator('.panel').focus()
    await page.keyboard.press('s')
    await page.locator('#tab-supplies[aria-selected=true]').waitFor()
    await page.keyboard.press('k')
    await page.locator('.market:focus').waitFor()
    await page.keyboard.press('m')
    await page.locator('.board .hit-area:focus').waitFor()
    await page.keyboard.press('g')
    await page.locator('.keys-help [name=hex]:focus').waitFor()
    await expect.poll(() => page.locator('.keys-help dl div').count()).toBeGreaterThan(15)
    await page.keyboard.press('Escape')
    await page.locator('.board .hit-area:focus').waitFor()
    await close()
  })
})
