import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit } from './player.ts'
import { importInto, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const SCREENS: readonly [size: string, options: BrowserContextOptions][] = [
  ['desk', { viewport: { width: 1440, height: 900 }, locale: 'en-US', colorScheme: 'light' }],
  [
    'phone',
    {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      locale: 'ja-JP',
      colorScheme: 'dark',
    },
  ],
]

describe.skipIf(noBrowser)('the result of a game', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let games: readonly BotGame[]

  beforeAll(async () => {
    games = await Promise.all([botGame('1846', 3, 3), botGame('baltimore-ohio', 3, 1)])
  }, 120_000)

  test.each(SCREENS)('says why it ended and shows the whole last board (%s)', async (size, options) => {
    const { page, errors, close } = await visit(here.browser, {
      bypassCSP: true,
      reducedMotion: 'reduce',
      ...options,
    })
    for (const game of games) {
      const table = await importInto(page, here.site.address, game)
      await page.goto(`${table}/result`)
      await page.locator('.final-board').waitFor()
      await waitUntilSettled(page)
      expect(await page.locator('.end-reason').innerText()).toMatch(/^(The game is over: |ゲーム終了：)./)

      const board = page.locator('.final-board')
      const { width, height } = (await board.boundingBox())!
      expect(width).toBeLessThanOrEqual(options.viewport!.width)
      expect(height).toBeLessThanOrEqual(options.viewport!.height)
      const cut = await board.evaluate((drawing) => {
        const all = drawing.getBoundingClientRect()
        return [...drawing.querySelectorAll('.ground')].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return left < all.left || right > all.right || top < all.top || bottom > all.bottom
        }).length
      })
      expect(cut).toBe(0)
      // what was built lies there
      expect(await board.locator('[data-ground=yellow], .cube').count()).toBeGreaterThan(3)
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${game.file.name}-${size}.png`,
          fullPage: true,
        })
      expect(await faults(page, size)).toEqual([])

      await board.click()
      await page.waitForURL(table)
      await page.locator('.turn-bar').waitFor()
    }
    expect(errors).toEqual([])
    await close()
  })
})
