import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '@roundhouse/server'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { asks, movesMade, type Visit, visit } from './player.ts'
import { withSite } from './withSite.ts'

/** What the page of a slow worker has besides. */
type Slow = Window & { hold(): void; letGo(): void }

/** From `hold()` on nothing comes from the worker, until `letGo()` brings all of it in its order. */
function slowWorker(): void {
  const held: (() => void)[] = []
  let isHeld = false
  const Real = Worker
  class SlowWorker extends Real {
    override set onmessage(hear: (event: MessageEvent) => void) {
      this.addEventListener('message', (event) => (isHeld ? held.push(() => hear(event)) : hear(event)))
    }
  }
  Object.assign(window, {
    Worker: SlowWorker,
    hold() {
      isHeld = true
    },
    letGo() {
      isHeld = false
      for (const tell of held.splice(0)) tell()
    },
  })
}

/** As slow as a hand is. */
async function doubleClick(page: Page, on: Locator): Promise<void> {
  await on.hover()
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await page.waitForTimeout(150)
  }
}

const hold = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as Slow).hold())
const letGo = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as Slow).letGo())

describe.skipIf(noBrowser)('what comes late', { timeout: 60_000 }, () => {
  const here = withSite('pebbles')

  async function arrives(options: BrowserContextOptions = {}): Promise<Visit> {
    const one = await visit(here.browser, options)
    one.page.setDefaultTimeout(10_000)
    await one.page.addInitScript(slowWorker)
    return one
  }

  /** Sits down to a game, of two people or against one bot. */
  async function begin(page: Page, people = true): Promise<void> {
    await page.goto(here.at(people ? '/new#people' : '/new'))
    await page.getByLabel('2', { exact: true }).check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await asks(page, people ? 'Player 1' : 'Your turn', 'take pebbles')
    await main(page, 'Take 1').waitFor()
  }

  const main = (page: Page, label: string) => page.locator('[data-main]:enabled', { hasText: label })

  test('a page whose parts have gone with an update says that there is a new version', async () => {
    const { page, close } = await arrives({ serviceWorkers: 'block' })
    await page.context().route('**/assets/ChartsPane-*.js', (route) => route.fulfill({ status: 404 }))
    await begin(page)
    await page.getByRole('tab', { name: 'Charts' }).click()
    await page.locator('.band').getByRole('button', { name: 'Reload' }).click()
    await main(page, 'Take 1').waitFor()
    await close()
  })

  test('a game that was left while a bot moved opens again', async () => {
    const { page, errors, close } = await arrives()
    await begin(page, false)
    await hold(page)
    await main(page, 'Take 1').click()
    await page.locator('.title-bar .home').click()
    await page.waitForTimeout(500)
    await letGo(page)
    await page.locator('.tile .open', { hasText: 'pebbles left' }).click()
    await asks(page, 'Your turn', 'take pebbles')
    await main(page, 'Take 1').click()
    await expect.poll(() => movesMade(page)).toBe(4)
    expect(await page.locator('.band[role=alert]').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('who has gone back to now stays there, though the past comes late', async () => {
    const { page, close } = await arrives()
    await begin(page, false)
    await main(page, 'Take 1').click()
    await expect.poll(() => movesMade(page)).toBe(2)
    await page.keyboard.press('[')
    await page.getByText('You are looking at move 1.').waitFor()
    await hold(page)
    await page.getByRole('button', { name: 'One move back' }).click()
    await page.getByRole('link', { name: 'Back to now' }).click()
    await letGo(page)
    await main(page, 'Take 1').waitFor()
    await page.waitForTimeout(300)
    expect(await page.locator('.past-band').count()).toBe(0)
    await close()
  })

  test('what went wrong at one table is not told at the next', async () => {
    const { page, close } = await arrives()
    await page.goto(here.at('/t/none'))
    await page.locator('.band[role=alert]').waitFor()
    await page.getByRole('link', { name: 'Back to the games' }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.turn-bar').waitFor()
    expect(await page.locator('.band[role=alert]').count()).toBe(0)
    await close()
  })

  test('a double click begins one game, one branch and makes one move', async () => {
    const { page, close } = await arrives()
    await page.goto(here.at('/new#people'))
    await page.getByLabel('2', { exact: true }).check()
    await hold(page)
    await page.getByRole('button', { name: 'Start the game' }).dblclick()
    await letGo(page)
    await asks(page, 'Player 1', 'take pebbles')
    await doubleClick(page, main(page, 'Take 1'))
    await asks(page, 'Player 2', 'take pebbles')
    await page.waitForTimeout(300)
    expect(await movesMade(page)).toBe(1)
    await hold(page)
    await page.getByRole('button', { name: 'Try a line' }).dblclick()
    await letGo(page)
    await page.getByText('A line tried from move 1').waitFor()
    await page.getByText('nothing here counts').waitFor()
    await page.goto(here.at('/'))
    await page.locator('.tile .open', { hasText: '11 pebbles left' }).first().waitFor()
    await expect.poll(() => page.locator('.tile .open', { hasText: 'pebbles left' }).count()).toBe(2)
    await close()
  })

  test('what is done is what the button says', async () => {
    const { page, close } = await arrives()
    await begin(page)
    await hold(page)
    await page.getByRole('spinbutton').fill('3')
    await page.waitForTimeout(300)
    expect(await page.locator('[data-main]:enabled').allInnerTexts()).toEqual([])
    await letGo(page)
    await main(page, 'Take 3').waitFor()
    await hold(page)
    await page.getByRole('spinbutton').fill('2')
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    await letGo(page)
    await main(page, 'Take 1').waitFor()
    await page.waitForTimeout(300)
    expect(await movesMade(page)).toBe(0)
    await close()
  })

  test('what a single button brings is known before it is pressed', async () => {
    const { page, close } = await arrives()
    await begin(page)
    await hold(page)
    await doubleClick(page, page.getByRole('button', { name: 'Toss' }))
    await letGo(page)
    await page.waitForTimeout(300)
    expect(await movesMade(page)).toBe(1)
    await close()
  })

  test('who has gone elsewhere is not fetched to the game that was begun or read', async () => {
    const { page, close } = await arrives()
    await page.goto(here.at('/new#people'))
    await page.getByLabel('2', { exact: true }).check()
    await hold(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('link', { name: 'Rules' }).first().click()
    await letGo(page)
    await page.getByText('Take one to three pebbles.').waitFor()
    await page.waitForTimeout(300)
    expect(new URL(page.url()).pathname).toBe('/rules')
    await close()
  })

  test('a phone stays with the log when the language changes', async () => {
    const { page, close } = await arrives({ viewport: { width: 390, height: 844 } })
    await begin(page)
    await page.locator('.tab-bar').getByRole('button', { name: 'Log' }).click()
    await page.locator('[data-pane=log]').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('日本語', { exact: true }).click()
    await asks(page, 'Player 1 の手番', '石を取る')
    await page.waitForTimeout(300)
    await expect.poll(() => page.locator('[data-pane=log]').count()).toBe(1)
    await close()
  })

  test('a new version that one window has changed to is had in the other by pressing too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-late-'))
    cpSync(here.site.folder, folder, { recursive: true })
    const site = await serveSite({ port: 0, folder })
    if ('trouble' in site) throw new Error(site.trouble)
    const { page, close } = await arrives({ serviceWorkers: 'allow' })
    await page.goto(site.address)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const other = await page.context().newPage()
    for (const window of [page, other]) await window.goto(site.address)
    appendFileSync(join(folder, 'service.js'), '\n// newer')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const reload = (window: Page) => window.locator('.band').getByRole('button', { name: 'Reload' })
    await reload(other).waitFor()
    for (const window of [page, other]) {
      await reload(window).click()
      await expect.poll(() => reload(window).count()).toBe(0)
    }
    await close()
    await site.close()
    rmSync(folder, { recursive: true })
  })
})
