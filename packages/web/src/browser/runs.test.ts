import type { Action } from '@roundhouse/kernel'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findHindrances } from './axe.ts'
import { type BotGame, type BotMove, botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { movesMade, visit, waitAsPerson } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { waitForAnswers } from './waitForAnswers.ts'
import { withSite } from './withSite.ts'

interface Run extends Action {
  readonly routes: readonly {
    readonly links: readonly (readonly string[])[]
    readonly counts: readonly string[]
  }[]
}

/** The one route of a run of which some stop does not count. */
function skippingRoute(action: Action): Run['routes'][number] | undefined {
  const { routes = [] } = action as Partial<Run>
  const [route, ...others] = action.kind === 'run' ? routes : []
  return route && others.length === 0 && route.counts.length <= route.links.length ? route : undefined
}

describe.skipIf(noBrowser)('trains and money of a company', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let game: BotGame

  beforeAll(async () => {
    game = await botGame('1846', 3, 2)
  }, 120_000)

  /** Plays on from a moment of the game of the bots. */
  async function playOn(page: Page, move: number): Promise<void> {
    await playOnFrom(page, await importInto(page, here.site.address, game), move)
    await expect.poll(() => movesMade(page)).toBe(move)
  }

  const runs = (page: Page) => page.locator('.runs li').filter({ has: page.locator('.stops, .in-hand') })

  async function toRun(page: Page, move: number): Promise<void> {
    await playOn(page, move)
    if ((await page.locator('.run-control').count()) === 0)
      await page.getByRole('button', { name: 'Run & dividend', exact: true }).click()
    await page.getByText('Best possible run (proved)').waitFor()
    await waitForAnswers(page)
  }

  test('a run is drawn by hand, on the board and in the panel', async () => {
    const { page, errors, close } = await visit(here.browser)
    const move = lastOf(game, ({ action }) => skippingRoute(action) !== undefined)
    const { links } = skippingRoute(game.moves[move]!.action)!
    await toRun(page, move)
    const total = await page.locator('.run-total strong').innerText()
    const line = runs(page).first()
    const drawn = await line.locator('.stops').innerText()

    await line.getByRole('button', { name: /^Edit/ }).click()
    const chips = page.locator('.stop-chips [aria-pressed]')
    const index = await chips.evaluateAll((all) => all.findIndex((one) => one.ariaPressed === 'true'))
    await chips.nth(index).click()
    const illegal = page.locator('.illegal')
    await illegal.waitFor()
    await expect.poll(() => illegal.getByRole('link').innerText()).toBe('1846-6.33')
    await expect.poll(() => page.locator('[data-main]').isDisabled()).toBe(true)
    await chips.nth(index).click()
    await illegal.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Clear this route' }).click()
    await page.getByText('Choose where the run begins').waitFor()
    await expect.poll(() => page.locator('.glow').count()).toBeGreaterThan(0)
    const stops = [links[0]![0]!, ...links.map((link) => link.at(-1)!)]
    for (const [index, stop] of stops.entries()) {
      const [hex, number] = stop.split('.') as [string, string]
      await page.locator(`.hit-area[data-hex="${hex}"][data-stop="${number}"]`).dispatchEvent('click')
      await expect.poll(() => page.locator('.stop-chips b').count()).toBeGreaterThan(index)
    }
    await page.getByText('Best possible run (proved)').waitFor()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await waitForAnswers(page)
    await expect.poll(() => page.locator('.run-total strong').innerText()).toBe(total)
    await expect.poll(() => runs(page).first().locator('.stops').innerText()).toBe(drawn)

    await page.keyboard.press('3')
    const main = page.locator('[data-main]:enabled', { hasText: `Run for ${total} and withhold` })
    await main.click()
    await expect.poll(() => movesMade(page)).toBe(move + 2)
    expect(errors).toEqual([])
    await close()
  })

  test('with the step pressed last, Enter does what is selected, and pressing it again changes nothing', async () => {
    const { page, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    const move = lastOf(game, ({ action }) => skippingRoute(action) !== undefined)
    await playOn(page, move)
    const step = page.locator('.steps button', { hasText: 'Run & dividend' })
    await step.click()
    await page.getByText('Best possible run (proved)').waitFor()
    await waitForAnswers(page)
    await page.keyboard.press('2')
    const main = page.locator('[data-main]:enabled', { hasText: 'and pay half' })
    await main.waitFor()
    await step.click()
    await waitForAnswers(page)
    await expect.poll(() => main.count()).toBe(1)
    await waitAsPerson(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => movesMade(page)).toBe(move + 2)
    await close()
  })

  test('whoever is done with a route goes on by Enter', async () => {
    const { page, errors, close } = await visit(here.browser)
    const move = lastOf(game, ({ action }) => skippingRoute(action) !== undefined)
    await toRun(page, move)
    await runs(page).first().getByRole('button', { name: /^Edit/ }).click()
    await page.locator('.in-edit').waitFor()
    await page.getByRole('button', { name: /^Done/ }).click()
    await page.locator('.in-edit').waitFor({ state: 'detached' })
    await waitUntilSettled(page)
    await waitAsPerson(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => movesMade(page)).toBeGreaterThan(move)
    expect(errors).toEqual([])
    await close()
  })

  test('a run below the best is refused by its rule, and the best comes back', async () => {
    const { page, close } = await visit(here.browser, { bypassCSP: true })
    await toRun(
      page,
      lastOf(game, ({ action }) => skippingRoute(action) !== undefined),
    )
    const total = await page.locator('.run-total strong').innerText()
    await runs(page).first().getByRole('button', { name: /^Edit/ }).click()
    await page
      .getByRole('button', { name: /^Leave out/ })
      .last()
      .click()
    await page.locator('.illegal', { hasText: '1846-6.35' }).waitFor()
    await expect.poll(() => page.locator('.run-total').innerText()).toContain('below the best run')
    expect(await findHindrances(page)).toEqual([])
    await page.reload()
    await page.locator('.illegal', { hasText: '1846-6.35' }).waitFor()
    await page.keyboard.press('b')
    await page.getByText('Best possible run (proved)').waitFor()
    await expect.poll(() => page.locator('.run-total strong').innerText()).toBe(total)
    await close()
  })

  test('what is selected is not drawn into the past, and is there again now', async () => {
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    const move = lastOf(game, ({ action }) => skippingRoute(action) !== undefined)
    await toRun(page, move)
    await page.keyboard.press('3')
    const main = page.locator('[data-main]:enabled', { hasText: 'and withhold' })
    await main.waitFor()
    const inHand = () =>
      page.evaluate(() => ({
        prices: document.querySelector('.market-after')!.textContent,
        tokens: document.querySelectorAll('.market .token').length,
        routes: document.querySelectorAll('.hexes .route').length,
        counted: document.querySelectorAll('.bubble-counted').length,
      }))
    await expect.poll(async () => (await inHand()).prices).not.toBe('')
    const now = await inHand()
    expect(now.routes).toBeGreaterThan(0)
    await page.keyboard.press('Home')
    await page.locator('.past-band').waitFor()
    expect(await inHand()).toEqual({ prices: '', tokens: 0, routes: 0, counted: 0 })
    await page.keyboard.press('Escape')
    await page.keyboard.press('End')
    await main.waitFor()
    await expect.poll(inHand).toEqual(now)

    await page.setViewportSize({ width: 390, height: 844 })
    await runs(page).first().getByRole('button', { name: /^Edit/ }).click()
    await page
      .getByRole('button', { name: /^Leave out/ })
      .last()
      .click()
    await page.locator('.illegal').waitFor()
    await page.keyboard.press('[')
    await page.locator('.past-band').waitFor()
    expect(await page.locator('.refusal-card, .illegal').count()).toBe(0)
    await page.keyboard.press('End')
    await page.locator('.illegal').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('what the trains earn and what becomes of it is in sight, however many they are', async () => {
    const { page, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    const trains = ({ action }: BotMove) => (action.kind === 'run' ? (action as Run).routes.length : 0)
    const most = Math.max(...game.moves.map(trains))
    expect(most).toBeGreaterThan(2)
    await toRun(
      page,
      firstOf(game, (made) => trains(made) === most),
    )
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.locator('.run-decided .choice-card').first().waitFor()
      const body = (await page.locator('.panel-body').boundingBox())!
      const decided = (await page.locator('.run-decided').boundingBox())!
      expect(decided.y).toBeGreaterThan(body.y)
      expect(decided.y + decided.height).toBeLessThanOrEqual(body.y + body.height + 1)
      const tops = await page
        .locator('.run-decided .choice-card')
        .evaluateAll((cards) => [...new Set(cards.map((card) => card.getBoundingClientRect().top))])
      expect(tops).toHaveLength(1)
    }
    await close()
  })

  test('on a phone the route of the train that is drawn is in sight, and the board stays while it is drawn', async () => {
    const { page, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    await toRun(
      page,
      lastOf(game, ({ action }) => action.kind === 'run' && (action as Run).routes.length > 1),
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.sheet .run-control').waitFor()
    const board = page.locator('.board .hexes > g').last()
    const views: (string | null)[] = []
    for (const train of [0, 1]) {
      await runs(page).nth(train).getByRole('button', { name: /^Edit/ }).click()
      await page.locator('.in-edit').waitFor()
      await waitUntilSettled(page)
      const pane = (await page.locator('.board').boundingBox())!
      const route = (await page.locator('.board .route:not(.back)').boundingBox())!
      expect(route.x).toBeGreaterThanOrEqual(pane.x)
      expect(route.x + route.width).toBeLessThanOrEqual(pane.x + pane.width)
      expect(route.y).toBeGreaterThanOrEqual(pane.y)
      expect(route.y + route.height).toBeLessThanOrEqual(pane.y + pane.height)
      const view = await board.getAttribute('transform')
      await page.getByRole('button', { name: 'Clear this route' }).click()
      await page.getByText('Choose where the run begins').waitFor()
      await waitUntilSettled(page)
      await expect.poll(() => board.getAttribute('transform')).toBe(view)
      views.push(view)
      await page.getByRole('button', { name: 'Best run again' }).click()
      await page.getByRole('button', { name: /^Done/ }).click()
      await page.getByText('Best possible run (proved)').waitFor()
    }
    expect(new Set(views).size).toBe(2)
    await close()
  })

  test('a train is bought with the phase that it begins in sight', async () => {
    const { page, close } = await visit(here.browser, { bypassCSP: true })
    const move = firstOf(game, ({ action }) => action.kind === 'buy-train' && isOfType(action, '5'))
    await playOn(page, move)
    await page.locator('.train-cards .choice-card[data-choice]').first().click()
    await page.locator('.warning', { hasText: 'This begins phase III' }).waitFor()
    await expect.poll(() => page.locator('.warning .effects').innerText()).toContain('Closing')
    expect(await findHindrances(page)).toEqual([])
    await page.locator('[data-main]:enabled').click()
    await waitAsPerson(page)
    await page.locator('[data-main]:enabled').click()
    await expect.poll(() => movesMade(page)).toBeGreaterThan(move)
    await close()
  })

  test('the steps stay in sight where the trains are scrolled', async () => {
    const { page, close } = await visit(here.browser, { viewport: { width: 1024, height: 640 } })
    await playOn(
      page,
      lastOf(game, ({ action, offers }) => action.kind === 'buy-train' && offers > 9),
    )
    const trains = page.locator('.train-cards .choice-card[data-choice]')
    await trains.last().click()
    await waitUntilSettled(page)
    const inPanel = (selector: string) =>
      page.locator(selector).evaluate((part) => {
        const [box, body] = [part, part.closest('.panel-body')!].map((one) => one.getBoundingClientRect())
        return { above: box!.top - body!.top, below: box!.bottom - body!.top }
      })
    expect(await page.locator('.panel-body').evaluate((body) => body.scrollTop)).toBeGreaterThan(0)
    const steps = await inPanel('.steps')
    expect(steps.above).toBeGreaterThanOrEqual(0)
    expect((await inPanel('.train-cards [aria-pressed=true]')).above).toBeGreaterThanOrEqual(steps.below)
    await close()
  })

  const isOfType = (action: Action, type: string): boolean =>
    (action as Action & { side?: string }).side === type ||
    (type === '5' && (action as Action & { side?: string }).side === '4/6')

  test('what pays for a train that must be bought is read before trains that others sell', async () => {
    const other = await botGame('1846', 3, 3)
    const { page, errors, close } = await visit(here.browser)
    const move = firstOf(other, ({ offered }) => offered.has('emergency-issue'))
    await playOnFrom(page, await importInto(page, here.site.address, other), move)
    const list = page.locator('.checklist')
    await page.locator('.checklist + .train-control').waitFor()
    const [above, below] = [await list.boundingBox(), await page.locator('.train-control').boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    const missing = await list.locator('.rest strong').innerText()
    await expect.poll(() => page.locator('.turn-bar').innerText()).toContain(missing)
    expect(errors).toEqual([])
    await close()
  })

  test('what a company has is called as the game calls it, and four players fit into its ledger', async () => {
    const cubes = await botGame('baltimore-ohio', 4, 1)
    const { page, errors, close } = await visit(here.browser)
    const table = await importInto(page, here.site.address, cubes)
    await playOnFrom(
      page,
      table,
      lastOf(cubes, ({ offered }) => offered.has('scrap')),
    )
    await page.getByRole('button', { name: 'Scrap', exact: true }).click()
    await expect.poll(() => page.locator('.owned-trains legend').innerText()).toBe('Equipment')
    const beyond = await page.getByRole('tabpanel').evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(beyond).toBe(0)
    await playOnFrom(
      page,
      table,
      firstOf(cubes, ({ offered }) => offered.has('found')),
    )
    await page.getByRole('button', { name: 'Found: ', disabled: false }).first().click()
    await expect.poll(() => page.locator('.company-options').innerText()).toMatch(/^Starting price/)
    expect(errors).toEqual([])
    await close()
  })
})
