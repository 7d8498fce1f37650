import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { movesMade, type Visit, visit, waitAsPerson } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { waitForAnswers } from './waitForAnswers.ts'
import { withSite } from './withSite.ts'

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

/** What has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '')

describe.skipIf(noBrowser)('what is under the hand', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let game: BotGame
  beforeAll(async () => {
    game = await botGame('1846', 4, 3)
  })

  /** At a moment of a game, every seat at this device. */
  async function arrives(move: number, options: BrowserContextOptions = {}): Promise<Visit> {
    const one = await visit(here.browser, { reducedMotion: 'reduce', ...options })
    await playOnFrom(one.page, await importInto(one.page, here.site.address, game), move)
    return one
  }

  /** Taps the same place again and again, after so many milliseconds each time. */
  async function tap(page: Page, on: string, ...pauses: number[]): Promise<void> {
    const { x, y, width, height } = (await page.locator(on).boundingBox())!
    for (const pause of [0, ...pauses]) {
      await page.waitForTimeout(pause)
      await page.touchscreen.tap(x + 0.8 * width, y + height / 2)
    }
  }

  // on a busy machine a tap may come later than it should
  test('however quickly the main button is tapped again, nobody else passes by it', {
    retry: 3,
  }, async () => {
    const move = firstOf(game, ({ action }) => action.kind === 'buy')
    for (const pauses of [[400], [120, 120], [140, 140, 140]]) {
      const { page, close } = await arrives(move, PHONE)
      await page.getByRole('button', { name: 'Buy: ', disabled: false }).first().click()
      await page.locator('[data-main]:enabled').waitFor()
      await waitUntilSettled(page)
      await tap(page, '[data-main]', ...pauses)
      await waitAsPerson(page)
      await page.locator('.tab-bar').getByRole('button', { name: 'Log' }).click()
      expect(await movesMade(page)).toBe(move + 1)
      await page.locator('.action-bar .press').click()
      await waitForAnswers(page)
      await page.locator('.tab-bar').getByRole('button', { name: 'Log' }).click()
      expect(await movesMade(page)).toBe(move + 2)
      await close()
    }
  })

  // on a busy machine a tap may come later than it should
  test('whoever takes the device picks no card up by that', { retry: 3 }, async () => {
    const { page, close } = await visit(here.browser, PHONE)
    await page.goto(here.at('/new#people'))
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.pass').waitFor()
    await waitAsPerson(page)
    expect(await focused(page)).toBe('button main')
    await tap(page, '.pass button', 150, 400)
    const cards = page.locator('.panel .hand [data-choice]')
    await cards.first().waitFor()
    await waitAsPerson(page)
    expect(await page.locator('.hand [aria-pressed=true]').count()).toBe(0)
    await cards.first().tap()
    await page.locator('[data-main]:enabled').waitFor()
    await waitUntilSettled(page)
    await tap(page, '[data-main]', 300, 300)
    await waitAsPerson(page)
    await page.getByText('Pass the device to').waitFor()
    await close()
  })

  test('beyond the end of a number there is a reason, and the button promises no other number', async () => {
    const { page, close } = await arrives(lastOf(game, ({ action }) => action.kind === 'issue'))
    await page.locator('.group-bar button', { hasText: 'Issue' }).first().click()
    const main = page.locator('[data-main]')
    const field = page.locator('.amount input')
    const reason = page.locator('.refusal-card')
    await main.filter({ hasText: 'Issue a share' }).waitFor()
    const before = await main.boundingBox()
    await page.getByRole('button', { name: 'Less 1' }).dispatchEvent('click')
    await page.getByText('A whole number from 1 to 3.').waitFor()
    for (const count of ['2', '3']) {
      await page.getByRole('button', { name: 'More 1' }).click()
      await expect.poll(() => field.inputValue()).toBe(count)
    }
    await page.getByRole('button', { name: 'More 1' }).dispatchEvent('click')
    await reason.getByText('It cannot issue 4.').waitFor()
    await field.fill('9')
    await reason.waitFor({ state: 'detached' })
    expect([await field.inputValue(), await main.isDisabled()]).toEqual(['9', true])
    expect(await main.innerText()).not.toMatch(/\d/)
    expect(await main.boundingBox()).toEqual(before)
    await field.blur()
    await reason.getByText('It cannot issue 9.').waitFor()
    expect([await field.inputValue(), await main.isDisabled()]).toEqual(['9', true])
    await page.getByRole('button', { name: 'Less 1' }).click()
    await main.filter({ hasText: 'Issue 3 shares' }).waitFor()
    await expect.poll(() => field.inputValue()).toBe('3')
    await close()
  })

  test('who comes back to now has the focus in the panel', async () => {
    for (const options of [{}, PHONE]) {
      const { page, close } = await arrives(
        lastOf(game, ({ action }) => action.kind === 'lay'),
        options,
      )
      await page.keyboard.press('[')
      await page.getByRole('link', { name: 'Back to now' }).click()
      await page.locator('.past-band').waitFor({ state: 'detached' })
      await expect.poll(() => focused(page)).toBe('panel column')
      await close()
    }
  })

  test('the main button stays where it is, whether or not a tile can be turned', async () => {
    const move = firstOf(game, ({ action }) => action.kind === 'lay')
    for (const width of [1440, 1024, 390])
      for (const locale of ['en-US', 'ja-JP']) {
        const { page, close } = await arrives(move, { viewport: { width, height: 844 }, locale })
        const bottoms = new Set<number>()
        const buttons = new Set<number>()
        for (const index of [0, 1]) {
          await page
            .locator('.board .hit-area[tabindex="0"]:not([data-stop])')
            .nth(index)
            .dispatchEvent('click')
          await page.locator('.tray [data-choice][aria-pressed=true]').waitFor()
          await waitUntilSettled(page)
          for (const tile of await page.locator('.tray [data-choice]').all()) {
            await tile.dispatchEvent('click')
            await page.locator('[data-main]:enabled').waitFor()
            await waitUntilSettled(page)
            const { y, height } = (await page.locator('.action-bar').boundingBox())!
            const main = (await page.locator('[data-main]').boundingBox())!
            expect(main.y + main.height).toBeGreaterThan(y + height - 20)
            if (index === 1) bottoms.add(Math.round(y + height))
            buttons.add(await page.locator('.action-bar .icon').count())
          }
        }
        expect(buttons.size).toBe(2)
        expect(bottoms.size).toBe(1)
        await close()
      }
  })

  test('the buttons of the first page stay where they are when the games come', async () => {
    for (const options of [{}, PHONE]) {
      const { page, close } = await visit(here.browser, options)
      await page.goto(here.at('/'))
      await page.locator('.home-page[aria-busy=false] .quick').waitFor()
      const before = (await page.locator('.quick').boundingBox())!.height
      await page.locator('.quick form').waitFor()
      expect((await page.locator('.quick').boundingBox())!.height).toBe(before)
      await close()
    }
  })
})
