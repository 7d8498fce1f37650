import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findHindrances } from './axe.ts'
import { noBrowser } from './browser.ts'
import { asks, sitDown, type Visit, visit, waitAsPerson } from './player.ts'
import { withSite } from './withSite.ts'

/** A game recorded to its end. */
const FINISHED = '{"pebbles":[3,3,3,3]}'

describe.skipIf(noBrowser)('around the game', { timeout: 60_000 }, () => {
  const here = withSite('pebbles')

  async function visitor(options: Parameters<typeof visit>[1] = {}): Promise<Visit> {
    const visiting = await visit(here.browser, options)
    visiting.page.setDefaultTimeout(15_000)
    return visiting
  }

  /** How many sounds the page has prepared to make. */
  async function countSounds(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const Real = window.OscillatorNode
      let made = 0
      window.OscillatorNode = class extends Real {
        constructor(...given: ConstructorParameters<typeof Real>) {
          super(...given)
          document.documentElement.dataset.sounds = `${++made}`
        }
      }
    })
    return async () => Number((await page.locator('html').getAttribute('data-sounds')) ?? 0)
  }

  async function takeOne(page: Page): Promise<void> {
    await page.locator('.main', { hasText: 'Take 1' }).waitFor()
    await waitAsPerson(page)
    await page.locator('.main', { hasText: 'Take 1' }).click()
  }

  /** A game of two on the home screen, in as few clicks as there are. */
  async function quickGame(page: Page): Promise<void> {
    await page.goto(here.at('/'))
    await page.locator('.quick').getByLabel('2', { exact: true }).check()
    await page.locator('.quick').getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.turn-bar.mine').waitFor()
  }

  test('two clicks begin a game against bots, and the tab says that it waits', async () => {
    const { page, errors, close } = await visitor()
    await quickGame(page)
    await page.goto(here.at('/'))
    await page.locator('.tile.waits .tag', { hasText: 'take pebbles' }).waitFor()
    await page.waitForFunction(() => document.title === '(1) Roundhouse')
    await expect.poll(() => page.locator('.tile.waits .board-thumbnail .ground').count()).toBeGreaterThan(5)
    expect(errors).toEqual([])
    await close()
  })

  test('settings stay on the device', async () => {
    const { page, close } = await visitor()
    await page.goto(here.at('/me'))
    const row = (title: string) => page.locator('.setting', { has: page.getByText(title, { exact: true }) })
    await row('Tile patterns').getByLabel('On').check()
    await row('Motion').getByLabel('Off').check()
    await row('Text size').getByLabel('150%').check()
    await row('Confirm moves').getByLabel('Always').check()
    await page.reload()
    await expect.poll(() => row('Tile patterns').getByLabel('On').isChecked()).toBe(true)
    await expect.poll(() => row('Confirm moves').getByLabel('Always').isChecked()).toBe(true)
    await expect.poll(() => page.locator('html').getAttribute('data-motion')).toBe('none')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
    await quickGame(page)
    await takeOne(page)
    await page.waitForTimeout(300)
    await expect.poll(() => page.getByText('Move 0 of 0').count()).toBe(1)
    await expect.poll(() => page.locator('[data-main]').innerText()).toMatch(/^Take 1\?/)
    await close()
  })

  test('there are no sounds until somebody wants them', async () => {
    const { page, close } = await visitor()
    const sounds = await countSounds(page)
    await quickGame(page)
    await takeOne(page)
    await page.getByText('Move 2 of 2').waitFor()
    expect(await sounds()).toBe(0)
    await page.goto(here.at('/me'))
    await page.locator('.setting', { hasText: 'Sounds' }).getByLabel('On').check()
    await page.goBack()
    await takeOne(page)
    await page.getByText('Move 4 of 4').waitFor()
    expect(await sounds()).toBeGreaterThan(0)
    await close()
  })

  test('a key does what it was told to do, or nothing where single keys are off', async () => {
    const { page, close } = await visitor()
    await page.goto(here.at('/me'))
    await page.getByRole('button', { name: 'Undo; with Shift redo: U. Change' }).click()
    await page.keyboard.press('z')
    await page.getByRole('button', { name: 'Undo; with Shift redo: Z. Change' }).waitFor()
    await quickGame(page)
    await takeOne(page)
    await page.getByText('Move 2 of 2').waitFor()
    await waitAsPerson(page)
    await page.keyboard.press('u')
    await page.waitForTimeout(300)
    await expect.poll(() => page.getByText('Move 2 of 2').count()).toBe(1)
    await page.keyboard.press('z')
    await page.getByText('Move 0 of 0').waitFor()
    await page.keyboard.press('?')
    await page.locator('dialog.keys-help kbd').getByText('Z', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(here.at('/me'))
    await page.locator('.setting', { hasText: 'Single-letter keys' }).getByLabel('Off').check()
    await page.goBack()
    await page.locator('.turn-bar.mine').waitFor()
    await page.keyboard.press('Shift+Z')
    await page.waitForTimeout(300)
    await expect.poll(() => page.getByText('Move 0 of 0').count()).toBe(1)
    await close()
  })

  test('the same again: seats and options are kept, and the luck if one likes', async () => {
    const { page, errors, close } = await visitor()
    await page.goto(here.at('/new'))
    await page.getByLabel('2', { exact: true }).check()
    await page.getByLabel('Name on seat 1').fill('Aoi')
    await page.getByText('Luck', { exact: true }).click()
    await page.getByLabel('Number of the luck').fill('77')
    await page.getByText('Pebbles for one person and one bot, by the book, luck number 77.').waitFor()
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (let turn = 0; turn < 6; turn++) {
      await page.getByText(`Move ${2 * turn} of ${2 * turn}`).waitFor()
      await takeOne(page)
    }
    await page.getByRole('link', { name: 'Result' }).click()
    const first = page.url()
    await page.locator('.place', { hasText: 'Aoi' }).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Same luck again' }).getAttribute('title'))
      .toContain('77')
    await page.getByRole('button', { name: 'Play again' }).click()
    await asks(page, 'Your turn', 'take pebbles')
    expect(page.url()).not.toBe(first.replace('/result', ''))
    await expect.poll(() => page.getByText('Aoi').count()).toBeGreaterThan(0)
    await page.goto(here.at('/'))
    await page.locator('.finished polyline').first().waitFor({ state: 'attached' })
    await page.goto(first)
    await page.getByRole('link', { name: 'Change seats or rules' }).click()
    await expect.poll(() => page.getByLabel('Name on seat 1').inputValue()).toBe('Aoi')
    expect(errors).toEqual([])
    await close()
  })

  test('a file that is no good is told what is wrong with it', async () => {
    const { page, close } = await visitor()
    await page.goto(here.at('/import'))
    const read = (name: string, text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    await read('chess.json', '{"title":"Chess","players":[],"actions":[]}')
    await page.getByText('chess.json cannot be imported').waitFor()
    await page.getByText('It records “Chess”').waitFor()
    await read('greedy.json', '{"pebbles":[3,7]}')
    await page.getByText('Action 1 of the file does not keep to the rules. You cannot take 7 of 9').waitFor()
    await read('named.json', '{"pebbles":[3],"players":[{"id":4,"name":"Ann"},{"id":5,"name":"Bo"}]}')
    await asks(page, 'Bo', 'take pebbles')
    await close()
  })

  test.each(['light', 'dark'] as const)(
    'results and the rule panel can be used by everybody (%s)',
    async (colorScheme) => {
      const { page, close } = await visitor({ colorScheme, bypassCSP: true })
      await page.goto(here.at('/import'))
      await page.locator('input[type=file]').setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(FINISHED),
      })
      await page.getByRole('link', { name: 'Result' }).click()
      await page.locator('.chart canvas').waitFor()
      expect(await findHindrances(page)).toEqual([])
      await page.goto(here.at('/new'))
      await page.getByText('House rules').click()
      await page.getByRole('link', { name: 'Rule PB-1.1' }).click()
      await page.locator('dialog .rule.marked', { hasText: 'Two or three play.' }).waitFor()
      expect(await findHindrances(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      await close()
    },
  )
})

describe.skipIf(noBrowser)('the rule behind a refusal', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test.each([1440, 390])(
    'opens over the game with the present sentence, and Esc returns (%i)',
    async (width) => {
      const { page, errors, close } = await visit(here.browser, { viewport: { width, height: 844 } })
      page.setDefaultTimeout(15_000)
      await sitDown(page, here.site.address, 'Baltimore & Ohio', 3)
      await page.locator('.button.refusing').first().dispatchEvent('click')
      const sentence = await page.locator('.refusal-card > p').innerText()
      await page.getByRole('link', { name: 'Open rule' }).click()
      const present = page.locator('dialog .here', { hasText: sentence })
      await present.waitFor()
      expect((await present.boundingBox())!.width).toBeGreaterThan(width / 4)
      await page.locator('dialog .rule.marked').waitFor()
      const table = page.url()
      await page.locator('dialog').getByLabel('Search the rules').fill('純益')
      await page.getByText('Also searched for: net income').waitFor()
      await page.locator('dialog').getByLabel('Search the rules').fill('')
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
      expect(page.url()).toBe(table)
      await expect.poll(() => page.locator('.refusal-card').count()).toBe(1)
      expect(errors).toEqual([])
      await close()
    },
  )
})
