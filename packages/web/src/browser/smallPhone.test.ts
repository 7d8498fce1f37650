import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { type Visit, visit } from './player.ts'
import { storedGame } from './storedGame.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const SMALLEST = { width: 320, height: 640 }
const ON_ITS_SIDE = { width: 844, height: 390 }
const USUAL = { width: 390, height: 844 }

describe.skipIf(noBrowser)('a phone with little room', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let rails: BotGame

  beforeAll(async () => {
    rails = await botGame('1846', 3, 3)
  }, 120_000)

  async function arrives(viewport: typeof USUAL, textSize = '100'): Promise<Visit> {
    const one = await visit(here.browser, {
      viewport,
      isMobile: true,
      hasTouch: true,
      locale: 'ja',
      reducedMotion: 'reduce',
    })
    one.page.setDefaultTimeout(20_000)
    await one.page.addInitScript((size) => localStorage.setItem('roundhouse.textSize', size), textSize)
    return one
  }

  const late = (kind: string): number =>
    firstOf(rails, ({ action, move }) => action.kind === kind && move > rails.moves.length / 2)

  const playRails = async (page: Page, move: number): Promise<void> =>
    playOnFrom(page, await importInto(page, here.site.address, rails), move)

  const foreseen = async (page: Page): Promise<void> => {
    await page.locator('[data-main]:enabled').waitFor()
    await waitUntilSettled(page)
  }

  /** Of the parts that are given, those of which something is out of sight. */
  const hidden = (page: Page, selector: string): Promise<readonly (string | null)[]> =>
    page.locator(selector).evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, width, top, bottom } = one.getBoundingClientRect()
          return [top + 3, bottom - 3].some((y) => {
            const hit = document.elementFromPoint(left + width / 2, y)
            return hit === null || !(one.contains(hit) || hit.contains(one))
          })
        })
        .map((one) => one.textContent),
    )

  const isOneRow = (page: Page): Promise<boolean> =>
    page.locator('.action-bar > .button').evaluateAll((all) => {
      const middles = all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return (top + bottom) / 2
      })
      return all.length > 2 && Math.max(...middles) - Math.min(...middles) < 8
    })

  test.each([
    ['upright', SMALLEST, '100'],
    ['on its side', ON_ITS_SIDE, '100'],
    ['with large letters', USUAL, '150'],
  ] as const)(
    '%s, what was chosen and what comes of it are seen above one row of buttons',
    async (_, viewport, textSize) => {
      const { page, errors, close } = await arrives(viewport, textSize)
      await playRails(page, late('buy-train'))
      await page.locator('.panel [data-choice]').first().click()
      await foreseen(page)
      expect(await isOneRow(page)).toBe(true)
      expect(await hidden(page, '.panel [data-choice][aria-pressed=true]')).toEqual([])
      expect(await hidden(page, '.selection-preview .changes > div')).toEqual([])
      expect(errors).toEqual([])
      await close()
    },
  )

  test('what a loan brings is read whole on the smallest', async () => {
    const { page, errors, close } = await arrives(SMALLEST)
    const owing = storedGame('formation.1856.json')
    const lay = owing.actions.findIndex(({ kind }, move) => kind === 'lay' && move > owing.actions.length / 2)
    await playOnFrom(page, await importInto(page, here.site.address, owing), lay)
    await page.locator('.debt-card [data-choice]').first().click()
    await foreseen(page)
    expect(await isOneRow(page)).toBe(true)
    expect(await hidden(page, '.selection-preview .changes > div')).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  test('with large letters everything that can be done with what was earned is in sight', async () => {
    const { page, errors, close } = await arrives(USUAL, '150')
    await playRails(page, late('dividend'))
    await foreseen(page)
    expect(await page.locator('.preview-card').count()).toBe(3)
    expect(await hidden(page, '.preview-card .choice-name')).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  test('with large letters no figure of a player leaves the card, and no word its button', async () => {
    const { page, errors, close } = await arrives(USUAL, '150')
    await playRails(
      page,
      lastOf(rails, ({ action }) => action.kind === 'lay'),
    )
    await page.locator('.tab-bar button').nth(3).click()
    await page.locator('.player-card .chip').waitFor()
    const outside = await page.locator('.player-card header > *').evaluateAll(
      (all) =>
        all.filter((one) => {
          const card = one.closest('.player-card')!.getBoundingClientRect()
          return one.getBoundingClientRect().right > card.right
        }).length,
    )
    expect(outside).toBe(0)
    await page.locator('.tab-bar button').first().click()
    await page.locator('.places summary').click()
    await page.locator('.place-chips button').first().click()
    const word = page.locator('.worded small')
    await word.waitFor()
    const isWithin = await word.evaluate((one) => {
      const button = one.parentElement!.getBoundingClientRect()
      const { left, right } = one.getBoundingClientRect()
      return left >= button.left && right <= button.right
    })
    expect(isWithin).toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  test('whoever looks at the past reads which move it is', async () => {
    const { page, errors, close } = await arrives(SMALLEST)
    const table = await importInto(page, here.site.address, rails)
    await page.goto(`${table}/move/117`)
    const band = page.locator('.past-band')
    await band.waitFor()
    const room = await band.evaluate((one) => {
      const words = document.createRange()
      words.selectNodeContents(one.querySelector('p')!.firstChild!)
      return words.getBoundingClientRect().top - one.getBoundingClientRect().top
    })
    expect(room).toBeGreaterThanOrEqual(4)
    expect(errors).toEqual([])
    await close()
  })
})
