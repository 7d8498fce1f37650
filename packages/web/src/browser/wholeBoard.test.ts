import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { importInto, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
]

/** The hexes that are not wholly in the visible area. */
const cutHexes = (page: Page, hex = '') =>
  page.evaluate((hex) => {
    const area = document.querySelector('.board')!.getBoundingClientRect()
    const drawn = document.querySelectorAll<SVGElement>(`polygon.hit-area[data-hex${hex && `="${hex}"`}]`)
    return [...drawn].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const isIn =
        left > area.left - 1 && right < area.right + 1 && top > area.top - 1 && bottom < area.bottom + 1
      return isIn ? [] : [one.dataset.hex]
    })
  }, hex)

describe.skipIf(noBrowser)('a board on a phone', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let games: readonly BotGame[]

  beforeAll(async () => {
    games = await Promise.all([botGame('1846', 3, 3), botGame('baltimore-ohio', 3, 1)])
  }, 120_000)

  test('is seen whole, however large it is and however small the screen', async () => {
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce', hasTouch: true })
    for (const game of games) {
      const table = await importInto(page, here.site.address, game)
      for (const viewport of PHONES) {
        await page.setViewportSize(viewport)
        await page.goto(`${table}/move/100`)
        await page.locator('polygon.hit-area').first().waitFor({ state: 'attached' })
        await waitUntilSettled(page)
        await page.keyboard.press('0')
        await waitUntilSettled(page)
        expect(await cutHexes(page), JSON.stringify(viewport)).toEqual([])
      }
    }
    expect(errors).toEqual([])
    await close()
  })

  test('is moved to where something is built', async () => {
    const [, cubes] = games
    const isBuild = ({ action }: BotGame['moves'][number]) => action.kind === 'build'
    const first = lastOf(cubes!, isBuild) - 40
    const { page, close } = await visit(here.browser, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    const table = await importInto(page, here.site.address, cubes!)
    await page.goto(`${table}/move/${first}`)
    await page.locator('polygon.hit-area').first().waitFor({ state: 'attached' })
    const built: string[] = []
    for (const { action } of cubes!.moves.slice(first, first + 40)) {
      await page.keyboard.press(']')
      await waitUntilSettled(page)
      if (action.kind !== 'build') continue
      const { hex } = action as unknown as { hex: string }
      built.push(hex)
      expect(await cutHexes(page, hex)).toEqual([])
    }
    expect(new Set(built).size).toBeGreaterThan(2)
    await close()
  })
})
