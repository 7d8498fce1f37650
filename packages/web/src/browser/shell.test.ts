import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findHindrances } from './axe.ts'
import { noBrowser } from './browser.ts'
import { asks, newcomer, type Visit, waitAsPerson } from './player.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('in a browser', { timeout: 60_000 }, () => {
  const here = withSite('pebbles')

  async function visitor(options: BrowserContextOptions = {}): Promise<Visit> {
    const one = await newcomer(here.browser, options)
    one.page.context().setDefaultTimeout(15_000)
    return one
  }

  /** From the empty list of games to a game of two people. */
  async function begin(page: Page): Promise<void> {
    await page.goto(here.at('/'))
    await page.getByText('No games yet').waitFor()
    await page.getByRole('link', { name: 'Names, bots and house rules' }).click()
    await page.getByLabel('2', { exact: true }).check()
    await page.getByLabel('Name on seat 1').fill('Aoi')
    await page.getByLabel('Who plays seat 2').selectOption('person')
    await page.getByText('Pebbles for 2 people, by the book.').waitFor()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await asks(page, 'Aoi', 'take pebbles')
  }

  async function takeOne(page: Page): Promise<void> {
    await page.locator('.main', { hasText: 'Take 1' }).waitFor()
    await waitAsPerson(page)
    await page.locator('.main', { hasText: 'Take 1' }).click()
  }

  test('a game is begun, a move made, the page reloaded in the middle, and everything is there', async () => {
    const { page, errors, close } = await visitor()
    await begin(page)
    await takeOne(page)
    await asks(page, 'Player 2', 'take pebbles')
    await page.reload()
    await asks(page, 'Player 2', 'take pebbles')
    await page.getByRole('button', { name: 'Undo' }).click()
    await asks(page, 'Aoi', 'take pebbles')
    await page.reload()
    await asks(page, 'Aoi', 'take pebbles')
    await page.getByRole('button', { name: 'Redo' }).click()
    await asks(page, 'Player 2', 'take pebbles')
    await page.goto(here.at('/'))
    await page.getByText('11 pebbles left').click()
    await asks(page, 'Player 2', 'take pebbles')
    expect(errors).toEqual([])
    await close()
  })

  test('the name of the tab says whether one is asked, before a move and after it', async () => {
    const { page, close } = await visitor()
    await page.addInitScript(() => localStorage.setItem('roundhouse.pace', 'step'))
    await page.goto(here.at('/new'))
    await page.getByLabel('2', { exact: true }).check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await asks(page, 'Your turn', 'take pebbles')
    await expect.poll(() => page.title()).toMatch(/^\(1\) Pebbles/)
    await takeOne(page)
    const next = page.getByRole('button', { name: 'Next move' })
    await next.waitFor()
    await expect.poll(() => page.title()).toMatch(/^Pebbles/)
    await next.click()
    await asks(page, 'Your turn', 'take pebbles')
    await expect.poll(() => page.title()).toMatch(/^\(1\) Pebbles/)
    await close()
  })

  test('what was selected is still there after a reload', async () => {
    const { page, close } = await visitor()
    await begin(page)
    await page.getByLabel('Amount').fill('3')
    await page.locator('.main', { hasText: 'Take 3' }).waitFor()
    await page.reload()
    await asks(page, 'Aoi', 'take pebbles')
    await page.locator('.main', { hasText: 'Take 3' }).click()
    await asks(page, 'Player 2', 'take pebbles')
    await close()
  })

  test('what a game leaves out has neither a tab nor a pane', async () => {
    const { page, close } = await visitor()
    await begin(page)
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Ledger', 'Log', 'Charts'])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect
      .poll(() => page.locator('.tab-bar button').allInnerTexts())
      .toEqual(['Map', 'Players', 'Log'])
    await page.keyboard.press('m')
    await page.locator('[data-pane=map]').waitFor()
    await close()
  })

  test('a crash of the page loses nothing', async () => {
    const { page, close } = await visitor()
    await begin(page)
    await takeOne(page)
    await asks(page, 'Player 2', 'take pebbles')
    const address = page.url()
    await page.goto('chrome://crash').catch(() => {})
    const other = await page.context().newPage()
    await other.goto(address)
    await asks(other, 'Player 2', 'take pebbles')
    await close()
  })

  test('two windows of one game follow each other', async () => {
    const { page, close } = await visitor()
    await begin(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await takeOne(other)
    await asks(page, 'Player 2', 'take pebbles')
    await takeOne(page)
    await asks(other, 'Aoi', 'take pebbles')
    await close()
  })

  test('the language is the browser\u2019s, and can be changed in the middle of a game', async () => {
    const { page, close } = await visitor({ locale: 'ja-JP' })
    await page.goto(here.at('/'))
    await page.getByText('遊んでいるゲームはまだありません').waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja')
    await page.getByText('EN', { exact: true }).click()
    await begin(page)
    await page.getByText('日本語', { exact: true }).click()
    await asks(page, 'Aoi の手番', '石を取る')
    await page.reload()
    await asks(page, 'Aoi の手番', '石を取る')
    await close()
  })

  test('the theme is the device\u2019s until one is chosen', async () => {
    const { page, close } = await visitor({ colorScheme: 'dark' })
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto(here.at('/'))
    expect(await ground()).toBe('rgb(16, 20, 26)')
    await page.getByRole('button', { name: 'Theme: As the device. Change' }).click()
    expect(await ground()).toBe('rgb(243, 241, 234)')
    await page.reload()
    expect(await ground()).toBe('rgb(243, 241, 234)')
    await page.getByRole('button', { name: 'Theme: Light. Change' }).click()
    expect(await ground()).toBe('rgb(16, 20, 26)')
    await close()
  })

  test('the app starts and plays offline', async () => {
    const { page, close } = await visitor()
    await page.goto(here.at('/'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.reload()
    const band = page.locator('.band', { hasText: 'Offline:' })
    await band.getByRole('button', { name: 'Close' }).click()
    await band.waitFor({ state: 'detached' })
    await begin(page)
    await takeOne(page)
    await page.reload()
    await asks(page, 'Player 2', 'take pebbles')
    await page.goto(here.at('/rules/pebbles#PB-2.1'))
    await page.getByText('Take one to three pebbles.').waitFor()
    await close()
  })

  test('a game goes to its end, and its result says why', async () => {
    const { page, close } = await visitor()
    await page.goto(here.at('/me'))
    await page.getByLabel('Instant').check()
    await page.goto(here.at('/new'))
    await page.getByLabel('2', { exact: true }).check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (let turn = 0; turn < 6; turn++) {
      await page.getByText(`Move ${2 * turn} of ${2 * turn}`).waitFor()
      await takeOne(page)
    }
    await page.getByRole('link', { name: 'Result' }).click()
    await page.getByRole('heading', { name: 'Player 1 and Bot 2 share the win' }).waitFor()
    await expect.poll(() => page.locator('.place').allInnerTexts()).toHaveLength(2)
    await close()
  })

  test('a game is exported, deleted and imported again', async () => {
    const { page, close } = await visitor()
    await begin(page)
    await takeOne(page)
    await asks(page, 'Player 2', 'take pebbles')
    await page.goto(here.at('/'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export: Pebbles' }).click(),
    ])
    const file = await download.path()
    await page.getByRole('button', { name: 'Delete: Pebbles' }).click()
    await waitAsPerson(page)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No games yet').waitFor()
    await page.goto(here.at('/import'))
    await page.locator('input[type=file]').setInputFiles(file)
    await asks(page, 'Player 2', 'take pebbles')
    await page.goto(here.at('/import'))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.alloc(0) })
    await page.getByText('This file is not a game: it is not JSON.').waitFor()
    await close()
  })

  test('a name that is read from the right leaves every score beside its own', async () => {
    const { page, close } = await visitor()
    const players = ['יעל', 'משה'].map((name, id) => ({ id, name }))
    const file = JSON.stringify({ pebbles: [3, 2], endedBy: 'players', players })
    await page.goto(here.at('/import'))
    const given = { name: 'pebbles.json', mimeType: 'application/json', buffer: Buffer.from(file) }
    await page.locator('input[type=file]').setInputFiles(given)
    await page.waitForURL(/\/t\//)
    await page.goto(here.at('/'))
    const scores = page.locator('.finished .caption')
    await scores.waitFor()
    expect(await scores.innerText()).toMatch(/^יעל\s3, משה\s2$/)
    const fromLeft = await scores.evaluate((caption) => {
      const parts = [...caption.childNodes].flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return part.textContent!.trim() === ',' ? [] : range.getBoundingClientRect().left
      })
      return parts.every((left, index) => index === 0 || left > parts[index - 1]!)
    })
    expect(fromLeft).toBe(true)
    await close()
  })

  test('what is secret is shown only after the device was passed', async () => {
    const { page, close } = await visitor()
    await page.goto(here.at('/new'))
    await page.getByLabel('2', { exact: true }).check()
    await page.getByLabel('Who plays seat 2').selectOption('person')
    await page.getByText('House rules').click()
    await page.getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByText('Pass the device to Player 1').waitFor()
    await page.getByText('日本語', { exact: true }).click()
    await page.getByRole('heading', { name: '端末を渡してください' }).waitFor()
    await page.getByText('EN', { exact: true }).click()
    await waitAsPerson(page)
    await page.getByRole('button', { name: 'I am Player 1' }).click()
    await asks(page, 'Player 1', 'hide a charm')
    await page.getByRole('button', { name: 'Hide the fox' }).click()
    await page.locator('.main', { hasText: 'Hide the fox' }).click()
    await page.getByText('Pass the device to Player 2').waitFor()
    expect(await page.content()).not.toContain('fox')
    await close()
  })

  test('an address with a slip in it, and a game that is not here', async () => {
    const { page, close } = await visitor()
    await page.goto(here.at('/nowhere'))
    await page.getByText('There is nothing here').waitFor()
    await page.goto(here.at('/t/none'))
    await page.getByText('This game is not on this device.').waitFor()
    await expect.poll(() => page.locator('.looks').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Back to the games' }).click()
    await page.getByText('No games yet').waitFor()
    await close()
  })

  test.each(['light', 'dark'] as const)('every screen can be used by everybody (%s)', async (colorScheme) => {
    const { page, close } = await visitor({ colorScheme, bypassCSP: true })
    await begin(page)
    const table = page.url()
    for (const path of ['/', '/new', '/rules/pebbles#PB-2.1', '/import', '/me', table]) {
      await page.goto(here.at(path))
      await page.locator('h1, .turn-bar').first().waitFor()
      expect(await findHindrances(page), path).toEqual([])
    }
    await close()
  })

  test.each([
    [320, 'en'],
    [320, 'ja'],
    [390, 'ja'],
    [1440, 'en'],
  ])('nothing is wider than a screen of %i (%s)', async (width, locale) => {
    const { page, close } = await visitor({ viewport: { width, height: 800 } })
    await begin(page)
    const table = page.url()
    await page.evaluate((language) => localStorage.setItem('roundhouse.language', language), locale)
    for (const path of ['/', '/new', '/rules/pebbles', '/import', '/me', table]) {
      await page.goto(here.at(path))
      await page.locator('h1, .turn-bar').first().waitFor()
      await page.waitForTimeout(100)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, path).toBeLessThanOrEqual(width)
    }
    await close()
  })
})
