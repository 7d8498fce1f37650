import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { fingerOn } from './finger.ts'
import { type Visit, visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 320, height: 640 }

/** How many of these there are on the board, and how many of them are seen between the bar above it and the sheet. */
const sight = (page: Page, selector: string, text = '') =>
  page.evaluate(
    ([selector, text]) => {
      const top = document.querySelector('.pane')!.getBoundingClientRect().top
      const bottom = document.querySelector('.sheet')!.getBoundingClientRect().top
      const all = [...document.querySelectorAll(`.hexes ${selector}`)].filter((one) =>
        one.textContent!.includes(text),
      )
      const isSeen = (one: Element) => {
        const box = one.getBoundingClientRect()
        return box.left >= 0 && box.right <= innerWidth && box.top >= top - 1 && box.bottom <= bottom + 1
      }
      return { there: all.length, seen: all.filter(isSeen).length }
    },
    [selector, text] as const,
  )

describe.skipIf(noBrowser)('the map of a phone', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let game: BotGame

  beforeAll(async () => {
    game = await botGame('1846', 3, 3)
  }, 120_000)

  async function arrives(move: number, viewport = PHONE): Promise<Visit> {
    const one = await visit(here.browser, { viewport, hasTouch: true, locale: 'ja', reducedMotion: 'reduce' })
    one.page.setDefaultTimeout(20_000)
    await playOnFrom(one.page, await importInto(one.page, here.site.address, game), move)
    return one
  }

  test('shows above the sheet what its button fits: the company, the board, the run', async () => {
    const { page, errors, close } = await arrives(lastOf(game, ({ action }) => action.kind === 'run'))
    await page.locator('.steps button', { hasText: '運行' }).click()
    await page.locator('[data-main]:enabled').waitFor()
    const company = (await page.locator('.panel-head h2').innerText()).trim()
    for (const [part, text] of [
      ['.token', company],
      ['.hit-area', ''],
      ['.route', ''],
    ] as const) {
      await page.getByRole('button', { name: '画面に合わせる' }).click()
      await waitUntilSettled(page)
      const { there, seen } = await sight(page, part, text)
      expect(there).toBeGreaterThan(0)
      expect(seen, part).toBe(there)
    }
    // also where the train has not to go through the hex that bears the figure
    const counted = await sight(page, '.bubble-counted, .figure-counted')
    expect(counted.there).toBeGreaterThan(1)
    expect(counted.seen).toBe(counted.there)
    expect(errors).toEqual([])
    await close()
  })

  test('on a small phone shows no board that is too small to tell anything', async () => {
    const { page, errors, close } = await arrives(
      lastOf(game, ({ action }) => action.kind === 'run'),
      SMALL,
    )
    await page.locator('.steps button', { hasText: '運行' }).click()
    await page.locator('[data-main]:enabled').waitFor()
    for (let press = 0; press < 3; press++) {
      await page.getByRole('button', { name: '画面に合わせる' }).click()
      await waitUntilSettled(page)
      expect((await page.locator('polygon.hit-area').first().boundingBox())!.height).toBeGreaterThan(14)
    }
    expect(errors).toEqual([])
    await close()
  })

  test('is aimed at all places where track can be laid, however far apart they are', async () => {
    const lays = game.moves.filter(({ action }) => action.kind === 'lay')
    const most = Math.max(...lays.map(({ offers }) => offers))
    const { page, errors, close } = await arrives(lays.find(({ offers }) => offers === most)!.move)
    const { there, seen } = await sight(page, 'polygon.hit-area[tabindex="0"]')
    expect(there).toBeGreaterThan(6)
    expect(seen).toBe(there)
    expect(errors).toEqual([])
    await close()
  })

  test('tells of a hex without covering it, wherever that is', async () => {
    const { page, errors, close } = await arrives(lastOf(game, ({ action }) => action.kind === 'lay'))
    const finger = await fingerOn(page)
    await finger.draw(page.locator('.handle'), { x: 0, y: 120 })
    await page.locator('.sheet[data-height=peek]').waitFor()
    await waitUntilSettled(page)
    const card = page.locator('#hex-card')
    const inSight = await page.locator('polygon.hit-area').evaluateAll((all) => {
      const bottom = document.querySelector('.sheet')!.getBoundingClientRect().top
      const boxes = all.map((one) => [(one as SVGElement).dataset.hex!, one.getBoundingClientRect()] as const)
      return boxes
        .filter(([, box]) => box.bottom < bottom && box.left > 0 && box.right < innerWidth)
        .sort(([, one], [, other]) => one.top - other.top)
        .map(([hex]) => hex)
    })
    for (const hex of [inSight.at(-1)!, inSight[Math.floor(inSight.length / 3)]!]) {
      const place = page.locator(`polygon.hit-area[data-hex="${hex}"]`)
      await finger.hold(place)
      await card.waitFor()
      await waitUntilSettled(page)
      const [one, other] = [(await card.boundingBox())!, (await place.boundingBox())!]
      expect(one.y >= other.y + other.height || one.y + one.height <= other.y, hex).toBe(true)
      await finger.lift()
      await finger.tap(page.locator('.turn-bar'))
      await card.waitFor({ state: 'detached' })
    }
    expect(errors).toEqual([])
    await close()
  })

  test('is tapped right after it was moved', async () => {
    const { page, errors, close } = await arrives(lastOf(game, ({ action }) => action.kind === 'lay'))
    const finger = await fingerOn(page)
    const legal = page.locator('polygon.hit-area[tabindex="0"]')
    await finger.draw(legal.first(), { x: 60, y: 60 })
    await finger.tap(legal.first())
    await page.locator('polygon.hit-area[aria-pressed=true]').waitFor({ state: 'attached' })
    expect(errors).toEqual([])
    await close()
  })
})
