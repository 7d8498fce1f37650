import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { fingerOn } from './finger.ts'
import { type Visit, visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }
const SMALL = { width: 320, height: 640 }

/** How many of these there are, and how many of them lie open to the eye from top to bottom. */
async function sight(page: Page, selector: string): Promise<{ there: number; seen: number }> {
  await waitUntilSettled(page)
  return page.locator(selector).evaluateAll((all) => {
    const isSeen = (one: Element) => {
      const { left, width, top, bottom } = one.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => {
        const hit = document.elementFromPoint(left + width / 2, y)
        return hit !== null && (one.contains(hit) || hit.contains(one))
      })
    }
    return { there: all.length, seen: all.filter(isSeen).length }
  })
}

describe.skipIf(noBrowser)('the sheet of a phone', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let game: BotGame

  beforeAll(async () => {
    game = await botGame('1846', 5, 2)
  }, 120_000)

  /** Plays on from a moment of the game. */
  async function arrives(
    viewport: { width: number; height: number },
    move: number,
    of = game,
  ): Promise<Visit> {
    const one = await visit(here.browser, { viewport, hasTouch: true, locale: 'ja', reducedMotion: 'reduce' })
    one.page.setDefaultTimeout(20_000)
    await playOnFrom(one.page, await importInto(one.page, here.site.address, of), move)
    return one
  }

  const foreseen = (page: Page) => page.locator('[data-main]:enabled').waitFor()

  for (const viewport of [PHONE, ON_ITS_SIDE, SMALL])
    test(`where the price goes is seen with each dividend at ${viewport.width} pixels`, async () => {
      const { page, errors, close } = await arrives(
        viewport,
        firstOf(game, ({ action }) => action.kind === 'dividend'),
      )
      await foreseen(page)
      expect(await sight(page, '.price-move')).toEqual({ there: 3, seen: 3 })
      expect(errors).toEqual([])
      await close()
    })

  test('a bonus is read beside its run', async () => {
    const other = await botGame('1846', 3, 3)
    const ran = lastOf(other, ({ action }) => action.kind === 'run')
    const { page, errors, close } = await arrives(PHONE, ran, other)
    const run = page.locator('.steps button', { hasText: '運行' })
    if ((await run.count()) > 0) await run.click()
    const bonus = page.locator('.at-rest .bonus').first()
    await bonus.scrollIntoViewIfNeeded()
    const inside = await bonus.evaluate((chip) => {
      const stops = chip.closest('.stops')!.getBoundingClientRect()
      const { left, right, bottom } = chip.getBoundingClientRect()
      return left >= stops.left && right <= stops.right && bottom <= stops.bottom
    })
    expect(inside).toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  test('the price of a private and what it leaves stand above the button', async () => {
    const { page, errors, close } = await arrives(
      PHONE,
      firstOf(game, ({ offered }) => offered.has('buy-private')),
    )
    await page.locator('.asides button', { hasText: '個人会社の購入' }).click()
    await page.locator('.card-row[data-choice]').nth(1).click()
    await foreseen(page)
    expect(await sight(page, '.selection-preview .amount input')).toEqual({ there: 1, seen: 1 })
    const { there, seen } = await sight(page, '.selection-preview .changes dd')
    expect(there).toBeGreaterThan(1)
    expect(seen).toBe(there)
    expect(await sight(page, '.card-row[aria-pressed=true] strong')).toEqual({ there: 1, seen: 1 })
    // what does not fit fades out, without motion too
    const list = page.locator('.panel-body')
    const faded = () => list.evaluate((one) => getComputedStyle(one).getPropertyValue('--faded'))
    expect(await faded()).not.toBe('0px')
    await list.evaluate((one) => one.scrollTo(0, one.scrollHeight))
    await expect.poll(faded).toBe('0px')
    expect(errors).toEqual([])
    await close()
  })

  test('what was forgotten is said before the turn ends, beside one button', async () => {
    const { page, errors, close } = await arrives(
      PHONE,
      firstOf(game, ({ offered }) => offered.has('place-marker') && offered.has('end-turn')),
    )
    expect((await page.locator('.power-card').boundingBox())!.height).toBe(44)
    await page.locator('.action-bar .press').click()
    await foreseen(page)
    expect(await sight(page, '.warning:visible')).toEqual({ there: 1, seen: 1 })
    await expect
      .poll(() => page.locator('.action-bar .button:visible', { hasText: '手番を終え' }).count())
      .toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  test('a reason takes the place of the sheet and leaves the board as it is', async () => {
    const { page, errors, close } = await arrives(
      PHONE,
      firstOf(game, ({ action }) => action.kind === 'lay'),
    )
    const board = page.locator('.pane[data-pane=map]')
    const before = await board.boundingBox()
    await page.locator('.hit-area[aria-disabled=true]').nth(8).dispatchEvent('click')
    await page.getByRole('alert').waitFor()
    expect(await board.boundingBox()).toEqual(before)
    for (const part of ['.refusal-card header .button', '.refusal-card > a']) {
      expect(await sight(page, part)).toEqual({ there: 1, seen: 1 })
      expect((await page.locator(part).boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await page.locator('.tab-bar button').nth(1).click()
    await page.locator('.pane[data-pane=market]').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  for (const { viewport, letters } of [
    { viewport: PHONE, letters: '100%' },
    { viewport: SMALL, letters: '100%' },
    { viewport: PHONE, letters: '150%' },
  ])
    test(`a reason leaves the bar of the stock round as it is at ${viewport.width} pixels, letters ${letters}`, async () => {
      const { page, errors, close } = await arrives(
        viewport,
        lastOf(game, ({ action }) => action.kind === 'sell'),
      )
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, letters)
      await waitUntilSettled(page)
      const bar = page.locator('.sheet[data-height=bar] .action-bar')
      const before = await bar.boundingBox()
      await page.locator('.company-buttons .refusing').first().dispatchEvent('click')
      await page.getByRole('alert').waitFor()
      await waitUntilSettled(page)
      expect(await bar.boundingBox()).toEqual(before)
      for (const part of ['.action-bar .press', '.refusal-card header .button', '.refusal-card > a'])
        expect(await sight(page, part), part).toEqual({ there: 1, seen: 1 })
      expect(await sight(page, '.tab-bar button')).toEqual({ there: 5, seen: 5 })
      expect(errors).toEqual([])
      await close()
    })

  test('a par price is chosen among all the others, in sight of its company, and stays under the finger', async () => {
    const { page, errors, close } = await arrives(
      PHONE,
      firstOf(game, ({ offered }) => offered.has('launch')),
    )
    await page.getByRole('button', { name: '上場：IC' }).click()
    const chips = '.company-options button'
    const chip = page.locator(chips, { hasText: '$60' })
    const before = await chip.boundingBox()
    await chip.click()
    await foreseen(page)
    await waitUntilSettled(page)
    expect(await chip.boundingBox()).toEqual(before)
    await expect.poll(() => page.locator('.company-options').innerText()).toMatch(/^公募価格/)
    expect(await sight(page, chips)).toEqual({ there: 11, seen: 11 })
    expect(await sight(page, '.company-row[data-open] .company-face')).toEqual({ there: 1, seen: 1 })
    expect(errors).toEqual([])
    await close()
  })

  test('a run is drawn by hand on a board with room, which keeps its size', async () => {
    const other = await botGame('1846', 3, 3)
    const { page, errors, close } = await arrives(
      PHONE,
      lastOf(other, ({ action }) => action.kind === 'run'),
      other,
    )
    const run = page.locator('.steps button', { hasText: '運行' })
    if ((await run.count()) > 0) await run.click()
    await foreseen(page)
    const top = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().top)
    await page.locator('.run-line .button').first().click()
    await page.locator('.in-edit').waitFor()
    const before = await top('.sheet')
    expect(before - (await top('.pane'))).toBeGreaterThanOrEqual(300)
    const cuts = page.locator('.stop-chips [aria-label*="外す"]')
    await cuts.first().click()
    await page.locator('.illegal').waitFor()
    await cuts.first().click()
    await page.locator('.next-stops').waitFor()
    await waitUntilSettled(page)
    expect(await sight(page, '.next-stops button:first-child')).toEqual({ there: 1, seen: 1 })
    expect(await top('.sheet')).toBe(before)
    expect(errors).toEqual([])
    await close()
  })

  test('a tap counts right after the sheet was drawn', async () => {
    const { page, errors, close } = await arrives(
      PHONE,
      firstOf(game, ({ action }) => action.kind === 'lay'),
    )
    const finger = await fingerOn(page)
    const handle = page.locator('.handle')
    await finger.draw(handle, { x: 0, y: 120 })
    await page.locator('.sheet[data-height=peek]').waitFor()
    await finger.tap(handle)
    await page.locator('.sheet[data-height=half]').waitFor()
    await finger.draw(handle, { x: 0, y: 120 })
    await page.locator('.sheet[data-height=peek]').waitFor()
    await handle.press('Enter')
    await page.locator('.sheet[data-height=half]').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('drawn up, the sheet leaves the tabs on the screen and shows the trains', async () => {
    const other = await botGame('1846', 3, 3)
    const { page, errors, close } = await arrives(
      SMALL,
      lastOf(other, ({ action }) => action.kind === 'run'),
      other,
    )
    const run = page.locator('.steps button', { hasText: '運行' })
    if ((await run.count()) > 0) await run.click()
    await foreseen(page)
    await page.locator('.handle').click()
    await page.locator('.sheet[data-height=full]').waitFor()
    expect(await sight(page, '.tab-bar button')).toEqual({ there: 5, seen: 5 })
    await page.locator('.run-line .button').first().click()
    await page.locator('.in-edit').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('no step of the turn breaks within its name', async () => {
    const { page, errors, close } = await arrives(
      ON_ITS_SIDE,
      firstOf(game, ({ action }) => action.kind === 'run'),
    )
    const steps = await page.locator('.steps li').evaluateAll((all) =>
      all.map((step) => {
        const name = document.createRange()
        name.selectNodeContents(step.firstElementChild!)
        return { width: step.clientWidth, height: name.getBoundingClientRect().height }
      }),
    )
    for (const { width, height } of steps) {
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeLessThan(30)
    }
    expect(await sight(page, '.steps [aria-current]')).toEqual({ there: 1, seen: 1 })
    expect(errors).toEqual([])
    await close()
  })
})
