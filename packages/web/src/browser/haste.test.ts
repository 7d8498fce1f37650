import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { MISCLICK_GUARD } from '../game/state/misclickGuard.ts'
import { type BotGame, botGame, firstOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { movesMade, type Visit, visit, waitAsPerson } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** What the page of a worker has besides that is slow to say what an offer would bring. */
type SlowReader = Window & { holdReadings(): void; letReadingsGo(): void }

/** From `holdReadings()` on nobody is asked what offers would bring, until `letReadingsGo()`. */
function slowToRead(): void {
  const held: (() => void)[] = []
  let isHeld = false
  const Real = Worker
  class SlowWorker extends Real {
    override postMessage(message: { readonly ask: string }): void {
      if (isHeld && message.ask === 'optionsAt') held.push(() => super.postMessage(message))
      else super.postMessage(message)
    }
  }
  Object.assign(window, {
    Worker: SlowWorker,
    holdReadings() {
      isHeld = true
    },
    letReadingsGo() {
      isHeld = false
      for (const ask of held.splice(0)) ask()
    },
  })
}

const expectMoves = (page: Page, moves: number) => expect.poll(() => movesMade(page)).toBe(moves)

describe.skipIf(noBrowser)('whoever is in haste', { timeout: 120_000 }, () => {
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

  test('is told that a press came too soon, be it on Undo or by its key, and nothing is done', async () => {
    const move = firstOf(game, ({ action }) => action.kind === 'buy')
    const { page, close } = await arrives(move)
    const told = page.getByText('Pressed too soon')
    const pass = page.locator('.action-bar .press', { hasText: 'Pass' })
    await pass.click()
    await expectMoves(page, move + 1)
    // at once: by the key, and on the button
    await page.keyboard.press('u')
    await page.locator('.action-bar .undo').click()
    await told.waitFor()
    expect(await movesMade(page)).toBe(move + 1)
    await waitAsPerson(page)
    await page.locator('.action-bar .undo').click()
    await expectMoves(page, move)
    await told.waitFor({ state: 'detached' })
    await close()
  })

  test('goes on from a step in which nothing is wanted, and reads which steps a tile ends', async () => {
    const move = firstOf(game, ({ offered }) => offered.has('issue') && offered.has('lay'))
    const { page, close } = await arrives(move, PHONE)
    const now = page.locator('.steps [aria-current=step]')
    await page.locator('.steps').getByRole('button', { name: 'Issue' }).click()
    await expect.poll(() => now.innerText()).toBe('Issue')
    await page.getByRole('button', { name: 'On to: Track' }).click()
    await expect.poll(() => now.innerText()).toBe('Track')
    await waitUntilSettled(page)
    await page.locator('.board .hit-area[tabindex="0"]:not([aria-disabled])').first().dispatchEvent('click')
    await page.locator('[data-main]', { hasText: 'Ends: Issue' }).waitFor()
    await close()
  })

  test('presses once, however slow the device is to say that nothing hangs on it', async () => {
    const move = firstOf(game, ({ action }) => action.kind === 'buy')
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    await page.addInitScript(slowToRead)
    await playOnFrom(page, await importInto(page, here.site.address, game), move)
    const pass = page.locator('.action-bar .press', { hasText: 'Pass' })
    await page.evaluate(() => (window as unknown as SlowReader).holdReadings())
    await pass.click()
    await expectMoves(page, move + 1)
    await page.waitForTimeout(MISCLICK_GUARD + 50)
    await pass.click()
    expect(await movesMade(page)).toBe(move + 1)
    await page.evaluate(() => (window as unknown as SlowReader).letReadingsGo())
    await expectMoves(page, move + 2)
    expect(errors).toEqual([])
    await close()
  })

  test('deletes no game, and is told so', async () => {
    const { page, close } = await arrives(3)
    await page.goto(here.at('/'))
    const games = page.locator('.tile .tools')
    await games.first().waitFor()
    const before = await games.count()
    await games.first().locator('button').last().dblclick()
    await page.getByText('Pressed too soon').waitFor()
    await waitAsPerson(page)
    expect(await games.count()).toBe(before)
    await games.locator('.danger').click()
    await expect.poll(() => games.count()).toBe(before - 1)
    await close()
  })

  test('sees that a question is not the button that was there', async () => {
    const { page, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('roundhouse.confirm', 'always'))
    const bought = firstOf(game, ({ action }) => action.kind === 'buy')
    await playOnFrom(page, await importInto(page, here.site.address, game), bought)
    await page
      .locator('.company-buttons')
      .getByRole('button', { name: /^Buy/, disabled: false })
      .first()
      .click()
    const main = page.locator('[data-main]:enabled')
    await main.waitFor()
    await waitAsPerson(page)
    const colours = () =>
      page.evaluate(() =>
        ['[data-main]', '.action-bar'].map(
          (part) => getComputedStyle(document.querySelector(part)!).backgroundColor,
        ),
      )
    const [button, bar] = await colours()
    await main.click()
    await page.locator('.take-back').waitFor()
    await waitAsPerson(page)
    const [question, asking] = await colours()
    expect(question).not.toBe(button)
    expect(asking).not.toBe(bar)
    await main.click()
    await expectMoves(page, bought + 1)
    await close()
  })

  test('skips to the own turn, and reads then what happened', async () => {
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('roundhouse.pace', 'step'))
    await page.goto(here.at('/new'))
    await page.locator('label', { hasText: 'Baltimore & Ohio' }).first().click()
    await page.locator('button.main').click()
    const mine = page.locator('.turn-bar.mine')
    const skip = page.getByRole('button', { name: 'Skip to my turn' })
    await mine.or(skip).first().waitFor()
    await waitAsPerson(page)
    if ((await mine.count()) > 0) {
      await page.locator('.action-bar .press', { hasText: 'Pass' }).click()
      await mine.waitFor({ state: 'detached' })
    }
    // whatever others are asked, nothing below moves
    const bar = page.locator('.turn-bar')
    expect((await bar.boundingBox())!.height).toBeLessThan(45)
    const before = await movesMade(page)
    await skip.click()
    await mine.waitFor()
    const made = (await movesMade(page)) - before
    expect(made).toBeGreaterThan(0)
    const news = page.locator('.recent-changes')
    await news.getByRole('heading', { name: `What happened in ${made} move` }).waitFor()
    expect(await news.locator('li').count()).toBeGreaterThanOrEqual(made)
    await news.getByRole('button', { name: 'Close' }).click()
    await news.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await close()
  })
})
