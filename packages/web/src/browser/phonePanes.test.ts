import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { botGame, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { decide, myTurn, sitDown, type Visit, visit, waitAsPerson } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

/** The same game, but no company is in what is shown of it. */
function withoutCompanies(): void {
  const Real = Worker
  class Telling extends Real {
    override set onmessage(hear: (event: MessageEvent) => void) {
      this.addEventListener('message', (event) => {
        const { position = event.data.answer } = event.data
        if (position?.scene) position.scene.companies.all = []
        hear(event)
      })
    }
  }
  Object.assign(window, { Worker: Telling })
}

/** Whether one thing is seen wholly within another. */
const isWithin = (page: Page, inner: string, outer: string): Promise<boolean> =>
  page.evaluate(
    ([inner, outer]) => {
      const [one, around] = [inner, outer].map((selector) =>
        document.querySelector(selector)!.getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      return one.top >= around.top && one.bottom <= around.bottom && one.right <= around.right
    },
    [inner, outer] as const,
  )

describe.skipIf(noBrowser)('the panes of a phone', { timeout: 120_000 }, () => {
  const here = withSite('real')

  async function arrives(width = 390): Promise<Visit> {
    const one = await visit(here.browser, { viewport: { width, height: 2 * width }, hasTouch: true })
    one.page.setDefaultTimeout(20_000)
    return one
  }

  /** Plays on where a company lays track. */
  async function operating(page: Page): Promise<void> {
    const game = await botGame('1846', 4, 3)
    const table = await importInto(page, here.site.address, game)
    await playOnFrom(
      page,
      table,
      lastOf(game, ({ action }) => action.kind === 'issue'),
    )
  }

  const tab = (page: Page, name: string) => page.locator('.tab-bar').getByRole('button', { name })
  const names = (page: Page) => page.locator('.tab-bar button').allInnerTexts()

  test('all that a card says is read before it is chosen, and after', async () => {
    const { page, errors, close } = await arrives(320)
    await page.goto(new URL('/new#people', here.site.address).href)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.pass').waitFor()
    await waitAsPerson(page)
    await page.locator('.pass button').click()
    const cards = page.locator('.panel .hand [data-choice]')
    await cards.first().waitFor()
    const isWhole = async (card: Locator) => {
      await card.scrollIntoViewIfNeeded()
      return card
        .locator('.card-text')
        .evaluate((text) => text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth)
    }
    await waitAsPerson(page)
    const wholes = async () => Promise.all((await cards.all()).map(isWhole))
    await expect.poll(() => cards.count()).toBeGreaterThan(3)
    expect(await wholes()).not.toContain(false)
    await cards.nth(1).click()
    await page.locator('[data-main]:enabled').waitFor()
    expect(await wholes()).not.toContain(false)
    expect(errors).toEqual([])
    await close()
  })

  test('the head says what holds for everybody, and what was chosen is told to the eye', async () => {
    const { page, errors, close } = await arrives()
    await sitDown(page, here.site.address, 'Baltimore & Ohio', 3)
    await expect.poll(() => page.locator('.round-fact').innerText()).toBe('Technology level 1')
    expect(await isWithin(page, '.round-fact', '.round')).toBe(true)

    const phone = page.viewportSize()!
    await page.setViewportSize({ width: 1280, height: 800 })
    await sitDown(page, here.site.address, '1846', 3)
    while ((await page.locator('.panel .hand').count()) > 0) {
      await decide(page, { any: () => 0, hurried: false })
      await myTurn(page)
    }
    await page.setViewportSize(phone)
    const news = page.locator('.recent-changes')
    await news.locator('summary').click()
    await expect.poll(() => news.locator('li').count()).toBeGreaterThan(2)
    const lines = news.locator('summary, li')
    for (const line of await lines.all()) expect(await line.isVisible()).toBe(true)
    expect(await lines.filter({ hasText: / takes .* for \$/ }).count()).toBeGreaterThan(2)
    expect(errors).toEqual([])
    await close()
  })

  test('the ledger shows on which side more of it lies', async () => {
    const { page, errors, close } = await arrives(580)
    await operating(page)
    await tab(page, 'Companies').click()
    await page.locator('label', { hasText: 'Ledger' }).click()
    const ledger = page.getByRole('region', { name: 'Ledger' })
    const edgesAt = async (left: number) => {
      await ledger.evaluate((scrolled, to) => scrolled.scrollTo({ left: to, behavior: 'instant' }), left)
      return () =>
        ledger.evaluate((scrolled) => {
          const opacity = (of: Element) => Number(getComputedStyle(of, '::after').opacity)
          return { left: opacity(scrolled.querySelector('th')!), right: opacity(scrolled) }
        })
    }
    await expect.poll(await edgesAt(0)).toEqual({ left: 0, right: 0 })
    await page.setViewportSize({ width: 390, height: 780 })
    await expect.poll(await edgesAt(0)).toEqual({ left: 0, right: 1 })
    await expect.poll(await edgesAt(20)).toEqual({ left: 1, right: 1 })
    await expect.poll(await edgesAt(1000)).toEqual({ left: 1, right: 0 })
    expect(errors).toEqual([])
    await close()
  })

  test('what the bank has left is with the companies, and the key leads there', async () => {
    const { page, errors, close } = await arrives()
    await operating(page)
    expect(await names(page)).toEqual(['Map', 'Market', 'Companies', 'Players', 'Log'])
    await page.keyboard.press('s')
    await page.locator('.supplies').waitFor()
    await expect.poll(() => page.locator('input[value=supplies]').isChecked()).toBe(true)
    await tab(page, 'Companies').click()
    await page.locator('.company-row').first().waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('a company is a row whoever decides, with its card below it when it is pressed', async () => {
    const { page, errors, close } = await arrives()
    const game = await botGame('1846', 4, 3)
    const table = await importInto(page, here.site.address, game)
    const buying = lastOf(game, ({ action }) => action.kind === 'buy')
    for (const [at, isDecided] of [
      [buying, true],
      [lastOf(game, ({ action }) => action.kind === 'issue'), false],
    ] as const) {
      await playOnFrom(page, table, at)
      await tab(page, 'Companies').click()
      const row = page.locator('.company-row', { has: page.locator('[data-other]') }).first()
      const other = row.locator('[data-other]').first()
      expect((await row.locator('.company-buttons').count()) > 0).toBe(isDecided)
      await expect.poll(() => row.locator('.holders').innerText()).toMatch(/\d%/)
      await expect.poll(() => other.isVisible()).toBe(false)
      await row.locator('.token-picture').click({ force: true })
      await row.getByText('Home').waitFor()
      await expect.poll(() => other.isVisible()).toBe(true)
      await row.getByRole('button', { expanded: true }).click()
      await row.getByText('Home').waitFor({ state: 'detached' })
    }
    expect(errors).toEqual([])
    await close()
  })

  test('what is said of who holds a company makes all of it', async () => {
    const { page, close } = await arrives()
    await operating(page)
    await tab(page, 'Companies').click()
    await page.locator('.company-row .holders').first().waitFor()
    const sums = await page.locator('.company-row .holders').evaluateAll((lines) =>
      lines.map((line) => {
        const seen = [...line.querySelectorAll('span')].filter((part) => part.checkVisibility())
        return seen.reduce((sum, part) => sum + Number(/(\d+)%/.exec(part.innerText)![1]), 0)
      }),
    )
    expect(sums.length).toBeGreaterThan(4)
    expect(sums.filter((sum) => sum !== 100)).toEqual([])
    await close()
  })

  test('in a game without companies it has their place', async () => {
    const { page, errors, close } = await arrives()
    await page.addInitScript(withoutCompanies)
    await operating(page)
    expect(await names(page)).toEqual(['Map', 'Market', 'Supply', 'Players', 'Log'])
    await tab(page, 'Supply').click()
    await page.locator('.supplies .supply').first().waitFor()
    await tab(page, 'Map').click()
    await page.locator('.pane[data-pane=map]').waitFor()
    await page.keyboard.press('s')
    await page.locator('.pane[data-pane=supplies] .supply').first().waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('a line that is tried says so on top, and its menu leads back to the game', async () => {
    const { page, errors, close } = await arrives()
    await operating(page)
    const mark = page.locator('.title-bar .chip', { hasText: 'Leave this line' })
    await mark.waitFor()
    await page.locator('.menu > button').click()
    await page.getByRole('link', { name: 'Back to the game itself' }).click()
    await page.locator('.past-band').waitFor()
    expect(await mark.count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('the map is found again where it was moved to', async () => {
    const { page, errors, close } = await arrives()
    await operating(page)
    await tab(page, 'Map').click()
    const place = () => page.locator('.hexes > g').evaluate((sheet) => sheet.getAttribute('transform'))
    await expect.poll(() => page.locator('.tab-bar[aria-busy=true]').count()).toBe(0)
    await page.locator('.hexes').waitFor()
    await waitUntilSettled(page)
    const fitted = await place()
    const { x, y } = (await page.locator('.hexes').boundingBox())!
    await page.mouse.move(x + 250, y + 110)
    await page.mouse.down()
    await page.mouse.move(x + 170, y + 80, { steps: 4 })
    await page.mouse.up()
    const moved = await place()
    expect(moved).not.toBe(fitted)
    await tab(page, 'Log').click()
    await page.locator('.log').waitFor()
    await tab(page, 'Map').click()
    await page.locator('.hexes').waitFor()
    await waitUntilSettled(page)
    expect(await place()).toBe(moved)
    expect(errors).toEqual([])
    await close()
  })

  test('whoever comes back from the past finds the pane that was open', async () => {
    const { page, errors, close } = await arrives()
    await operating(page)
    for (const name of ['Players', 'Companies']) {
      await tab(page, name).click()
      const pane = page.locator(`.pane[data-pane=${name.toLowerCase()}]`)
      await pane.waitFor()
      await page.keyboard.press('[')
      await page.locator('.past-band').waitFor()
      await page.getByRole('link', { name: 'Back to now' }).click()
      await page.locator('.past-band').waitFor({ state: 'detached' })
      await page.locator('.turn-bar.mine').waitFor()
      await waitUntilSettled(page)
      expect(await pane.count()).toBe(1)
    }
    expect(errors).toEqual([])
    await close()
  })
})
