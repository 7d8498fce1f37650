import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('a price chart of many rows', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let game: BotGame

  beforeAll(async () => {
    game = await botGame('1856', 3, 3)
  }, 120_000)

  test('leaves the board its room until shares are dealt in, or it is opened', async () => {
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    const table = await importInto(page, here.site.address, game)
    const heights = async () => {
      await waitUntilSettled(page)
      const height = async (selector: string) => (await page.locator(selector).boundingBox())!.height
      return { board: await height('.board-pane'), chart: await height('.market') }
    }
    await playOnFrom(
      page,
      table,
      lastOf(game, ({ action }) => action.kind === 'run'),
    )
    const strip = await heights()
    expect(strip.chart).toBeLessThan(strip.board / 3)
    expect(await isInSight(page, '.market-chosen')).toBe(true)
    await page.getByRole('button', { name: 'Show with more room' }).click()
    const opened = await heights()
    expect(opened.chart).toBeGreaterThan(strip.chart * 2)
    await page.getByRole('button', { name: 'Show with less room' }).click()
    expect(await heights()).toEqual(strip)

    await playOnFrom(
      page,
      table,
      lastOf(game, ({ action }) => action.kind === 'sell'),
    )
    expect((await heights()).chart).toBeGreaterThan(strip.chart * 2)
    expect(errors).toEqual([])
    await close()
  })

  test('on a phone shows where prices go, and every token of a stack', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    const table = await importInto(page, here.site.address, game)
    const late = game.moves.length / 2
    await playOnFrom(
      page,
      table,
      firstOf(game, ({ action, move }) => action.kind === 'run' && move > late),
    )
    await page.locator('.tab-bar').getByRole('button', { name: 'Market' }).click()
    await waitUntilSettled(page)
    expect(await isInSight(page, '.market-chosen')).toBe(true)
    const apart = await page.evaluate(() =>
      [...document.querySelectorAll('.market-cell')].flatMap((cell) => {
        const tops = [
          ...cell.querySelectorAll('.market-token[style]:not(.market-chosen, .market-ghost)'),
        ].map((token) => token.getBoundingClientRect().top)
        return tops.slice(1).map((top, index) => top - tops[index]!)
      }),
    )
    expect(apart.every((step) => step >= 12)).toBe(true)
    expect(errors).toEqual([])
    await close()
  })
})

/** Whether something lies within what is seen of the chart. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).first().waitFor()
  await waitUntilSettled(page)
  return page.evaluate((wanted) => {
    const seen = document.querySelector('.market')!.getBoundingClientRect()
    const thing = document.querySelector(wanted)!.getBoundingClientRect()
    return (
      thing.left >= seen.left &&
      thing.right <= seen.right &&
      thing.top >= seen.top - 1 &&
      thing.bottom <= seen.bottom + 1
    )
  }, selector)
}
