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

/** Whether the middle of a hex is in the visible area. */
const isInSight = (page: Page, hex: string): Promise<boolean> =>
  page.evaluate((hex) => {
    const area = document.querySelector('.board')!.getBoundingClientRect()
    const { left, right, top, bottom } = document
      .querySelector(`polygon.hit-area[data-hex="${hex}"]`)!
      .getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x > area.left && x < area.right && y > area.top && y < area.bottom
  }, hex)

/** What the page has besides, of which the clock can be put forward. */
type Waiting = Window & { waitLong(): void }

/** After `waitLong()` what was done before is longer ago than anybody keeps a hand on the board. */
function fasterClock(): void {
  const now = performance.now.bind(performance)
  let ahead = 0
  performance.now = () => now() + ahead
  Object.assign(window, {
    waitLong() {
      ahead += 60_000
    },
  })
}

describe.skipIf(noBrowser)('a board', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let games: readonly BotGame[]

  beforeAll(async () => {
    games = await Promise.all([botGame('1846', 3, 3), botGame('baltimore-ohio', 3, 1)])
  }, 120_000)

  test('is seen whole on a phone, however large it is and however small the screen', async () => {
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

  test('is moved on a phone to where something is built', async () => {
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

  test('is moved there on a desk too, once nobody moves it by hand any more', async () => {
    const [, cubes] = games
    const builds = cubes!.moves.filter(({ action }) => action.kind === 'build').slice(-12)
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    await page.addInitScript(fasterClock)
    const table = await importInto(page, here.site.address, cubes!)
    await page.goto(`${table}/move/${builds[0]!.move}`)
    await page.locator('polygon.hit-area').first().waitFor({ state: 'attached' })
    let away = 0
    for (const { move, action } of builds) {
      const { hex } = action as unknown as { hex: string }
      while (Number(new URL(page.url()).pathname.split('/').at(-1)) < move) {
        await page.keyboard.press(']')
        await waitUntilSettled(page)
      }
      for (let step = 0; step < 4; step++) await page.keyboard.press('+')
      await waitUntilSettled(page)
      if (await isInSight(page, hex)) continue
      away++
      await page.evaluate(() => (window as unknown as Waiting).waitLong())
      await page.keyboard.press(']')
      await waitUntilSettled(page)
      expect(await isInSight(page, hex)).toBe(true)
    }
    expect(away).toBeGreaterThan(1)
    expect(errors).toEqual([])
    await close()
  })
})
