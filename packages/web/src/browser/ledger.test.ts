import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, type BotMove, botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { sitDown, visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const DESK = { width: 1440, height: 900 }

describe.skipIf(noBrowser)('the ledger on a desk', { timeout: 60_000 }, () => {
  const here = withSite('real')
  let rails: BotGame
  beforeAll(async () => {
    rails = await botGame('1846', 5, 3)
  }, 60_000)

  test('is seen whole while shares are bought and sold, with what each company and player has', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: DESK })
    const table = await importInto(page, here.at('/'), rails)
    await playOnFrom(page, table, lateBuy(rails))
    await expect.poll(() => roomBelow(page, '.ledger')).toBeGreaterThanOrEqual(0)
    const head = page.locator('.ledger thead')
    await expect.poll(() => head.innerText()).toContain('Earned')
    const nyc = page.locator('.ledger tbody tr', { hasText: 'NYC' })
    await expect.poll(() => nyc.locator('.tokens-left').getAttribute('title')).toMatch(/^Tokens left: \d$/)
    await expect.poll(() => nyc.locator('.privates small').count()).toBeGreaterThan(0)
    const raises = page.locator('.ledger tfoot tr', { hasText: 'Could raise by selling' }).locator('td.mine')
    await expect.poll(() => raises.innerText()).toMatch(/^\d{2,}$/)
    expect(errors).toEqual([])
    await close()
  })

  test('is seen whole with a purchase or a sale selected too, in both languages', async () => {
    for (const locale of ['en-US', 'ja-JP']) {
      const { page, errors, close } = await visit(here.browser, { viewport: DESK, locale })
      await playOnFrom(page, await importInto(page, here.at('/'), rails), lateBuy(rails))
      for (const name of [/^(Sell|売却)/, /^(Buy|購入)/]) {
        await page.locator('.company-buttons').getByRole('button', { name, disabled: false }).first().click()
        await page.locator('[data-main]:enabled').waitFor()
        await waitUntilSettled(page)
        expect(await roomBelow(page, '.ledger')).toBeGreaterThanOrEqual(0)
      }
      expect(errors).toEqual([])
      await close()
    }
  })

  test.each([3, 6])(
    'is seen whole with ten companies too, from edge to edge (%i players)',
    async (players) => {
      const cubes = await botGame('baltimore-ohio', players, 3)
      const late = lastOf(cubes, ({ offered }) => offered.has('sell'))
      for (const locale of ['en-US', 'ja-JP']) {
        const { page, errors, close } = await visit(here.browser, { viewport: DESK, locale })
        await playOnFrom(page, await importInto(page, here.at('/'), cubes), late)
        const seenWhole = async () => {
          await waitUntilSettled(page)
          expect(await roomBelow(page, '.ledger')).toBeGreaterThanOrEqual(0)
          expect(await page.locator('#tab-panel').evaluate((tab) => tab.scrollWidth - tab.clientWidth)).toBe(
            0,
          )
          expect(await page.locator('.panel-body').evaluate((body) => body.scrollTop)).toBe(0)
        }
        expect(await page.locator('.ledger tbody tr').count()).toBe(10)
        await seenWhole()
        expect(await coveredNames(page)).toEqual([])
        await page
          .locator('.company-buttons')
          .getByRole('button', { name: /^(Sell|売却)/, disabled: false })
          .first()
          .click()
        await page.locator('[data-main]:enabled').waitFor()
        await seenWhole()
        expect(errors).toEqual([])
        await close()
      }
    },
  )

  test('is no wider than a small screen, and the tabs stand in one row', async () => {
    const cubes = await botGame('baltimore-ohio', 4, 3)
    for (const locale of ['en-US', 'ja-JP'])
      for (const game of [await botGame('1846', 3, 3), cubes]) {
        const { page, errors, close } = await visit(here.browser, {
          viewport: { width: 1024, height: 768 },
          locale,
        })
        await importInto(page, here.at('/'), game)
        await page.locator('.ledger').waitFor()
        await waitUntilSettled(page)
        expect(await page.locator('#tab-panel').evaluate((tab) => tab.scrollWidth - tab.clientWidth)).toBe(0)
        expect(
          await page
            .getByRole('tab')
            .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size),
        ).toBe(1)
        expect(errors).toEqual([])
        await close()
      }
  })

  test('is no wider than its column with five players, and with larger letters', async () => {
    const cubes = await botGame('baltimore-ohio', 5, 3)
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    for (const game of [rails, cubes]) {
      const table = await importInto(page, here.at('/'), game)
      for (const [width, height, textSize] of [
        [1280, 800, '100'],
        [1280, 800, '125'],
        [1024, 768, '125'],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.evaluate((size) => localStorage.setItem('roundhouse.textSize', size), textSize)
        await page.goto(`${table}/move/${Math.round(0.6 * game.moves.length)}`)
        await page.locator('.ledger').waitFor()
        await waitUntilSettled(page)
        const beyond = await page.locator('#tab-panel').evaluate((tab) => tab.scrollWidth - tab.clientWidth)
        expect(beyond, `${width} at ${textSize}%`).toBe(0)
      }
      await page.evaluate(() => localStorage.removeItem('roundhouse.textSize'))
    }
    expect(errors).toEqual([])
    await close()
  })

  test('has all companies in sight while a starting price is chosen, and nothing is left empty above it', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: DESK })
    const early = ({ offered, move }: BotMove) => offered.has('launch') && move < rails.moves.length / 2
    await playOnFrom(page, await importInto(page, here.at('/'), rails), lastOf(rails, early))
    await page
      .locator('.company-buttons')
      .getByRole('button', { name: /^Launch/ })
      .first()
      .click()
    await page.locator('.company-options').waitFor()
    const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.width
    expect(await widthOf('.company-options')).toBeGreaterThan(2 * (await widthOf('.company-row')))
    expect(await page.locator('.panel-body').evaluate((body) => body.scrollTop)).toBe(0)
    const last = '.ledger tbody tr:last-child'
    expect(await roomBelow(page, last)).toBeGreaterThanOrEqual(0)
    const empty = await page.evaluate(() => {
      const bottom = (selector: string) =>
        Math.max(...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().bottom))
      return document.querySelector('.action-bar')!.getBoundingClientRect().top - bottom('.company-row')
    })
    expect(empty).toBeLessThan(20)
    await page.locator('.company-options [data-choice]').nth(3).click()
    await page.locator('[data-main]:enabled').waitFor()
    await waitUntilSettled(page)
    expect(await roomBelow(page, last)).toBeGreaterThanOrEqual(0)
    expect(errors).toEqual([])
    await close()
  })
})

/** The names of companies over which their buttons lie. */
const coveredNames = (page: Page): Promise<(string | null)[]> =>
  page.locator('.company-row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const name = document.createRange()
      name.selectNodeContents(row.querySelector('.company-about strong')!)
      const { right, bottom } = name.getBoundingClientRect()
      const { left, top } = row.querySelector('.company-buttons')!.getBoundingClientRect()
      return right > left && bottom > top ? [name.toString()] : []
    }),
  )

/** How far above the lower edge of the screen the last line of something ends. */
const roomBelow = (page: Page, selector: string): Promise<number> =>
  page
    .locator(`.info-tabs ${selector}`)
    .evaluate((drawn) => innerHeight - drawn.getBoundingClientRect().bottom)

const lateBuy = (rails: BotGame): number =>
  firstOf(rails, ({ action, move }) => action.kind === 'buy' && move > rails.moves.length / 2)

describe.skipIf(noBrowser)('the prices at which a company is founded', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test('are opened without a company being scrolled away where there is room, and stay where they are', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: { width: 1200, height: 900 } })
    await sitDown(page, here.site.address, 'Baltimore & Ohio', 3)
    const found = page.locator('.company-buttons').getByRole('button', { name: /^Found/, disabled: false })
    const top = () =>
      page
        .locator('.company-row')
        .first()
        .evaluate((row) => row.getBoundingClientRect().top)
    for (const button of [found.first(), found.last()]) {
      const before = await top()
      await button.click()
      const chip = page.locator('.company-options [data-choice]').last()
      await chip.waitFor()
      expect(await top()).toBe(before)
      const place = await chip.boundingBox()
      await chip.click()
      await page.locator('[data-main]:enabled').waitFor()
      await waitUntilSettled(page)
      expect(await chip.boundingBox()).toEqual(place)
      const { y } = (await page.locator('.selection-preview').boundingBox())!
      expect(y).toBeGreaterThan(place!.y + place!.height)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await chip.waitFor({ state: 'detached' })
    }
    expect(errors).toEqual([])
    await close()
  })
})
