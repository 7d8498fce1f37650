import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPathFor } from '../app/address.ts'
import { gameEn } from '../words/game.en.ts'
import { gameJa } from '../words/game.ja.ts'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit, waitAsPerson } from './player.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('an auction', { timeout: 180_000 }, () => {
  const here = withSite('real')

  test.each([
    ['en-US', 1440],
    ['ja-JP', 390],
  ] as const)(
    'and the first stock round of 1856, by the screen alone (%s, %i wide)',
    async (locale, width) => {
      const ja = locale === 'ja-JP'
      const { page, errors, close } = await visit(here.browser, {
        locale,
        viewport: { width, height: width < 600 ? 844 : 900 },
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      await page.goto(here.at(newPathFor('1856', 3, 'people')))
      await page.locator('button[type=submit]').click()

      const lot = (name: string) => page.locator('.card-row', { hasText: name })
      const press = (name: RegExp) => page.locator('.action-bar .press', { hasText: name })
      const told = page.locator('.selection-preview')

      // two bid for the same, a third buys what stands in front of it
      await asks(page, 1, ja ? /Flos Tramway.*\$20/ : /Buy Flos Tramway for \$20/)
      expect(await page.locator('.card-row').count()).toBe(6)
      await lot('Waterloo').click()
      await page.getByRole('button', { name: '$50', exact: true }).click()
      await expect.poll(() => told.innerText()).toMatch(/\$500 →[\s\S]*\$450/)
      await commit(page, /\$50/)
      await asks(page, 2, /Flos Tramway/)
      expect(await lot('Waterloo').innerText()).toContain('$55')
      await lot('Waterloo').click()
      await commit(page, /\$55/)
      await asks(page, 3, /Flos Tramway/)
      await lot('Flos Tramway').click()
      await expect.poll(() => told.innerText()).toContain('Waterloo & Saugeen')
      await commit(page, /Flos Tramway.*\$20/)

      // the bidding war: the stepper is there at once, and the others say why they wait
      await asks(page, 1, ja ? /Waterloo & Saugeen の競り/ : /Bidding war for Waterloo & Saugeen/)
      expect(await faults(page, 'bidding war')).toEqual([])
      expect(await cramped(page.locator('.amount .square'))).toEqual([])
      await lot('Canada Company').dispatchEvent('click')
      await page.locator('.refusal-card').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.refusal-card').waitFor({ state: 'detached' })
      await page.locator('[data-main]:enabled').waitFor()
      await page.getByRole('button', { name: ja ? '増やす 10' : 'More 10', exact: true }).click()
      await commit(page, /\$70/)
      await asks(page, 2, /Waterloo & Saugeen/)
      await press(ja ? /競りを降りる/ : /Drop out/).click()
      await expect.poll(() => told.innerText()).toContain('$70')
      await commit(page, ja ? /競りを降りる/ : /Drop out/)

      // a pass is no more than a pass
      await asks(page, 1, /Canada Company/)
      await press(ja ? /パス/ : /Pass/).click()
      await asks(page, 2, /Canada Company/)
      await lot('St. Clair Tunnel').click()
      await commit(page, /\$105/)
      for (const [player, name] of [
        [3, 'Canada Company'],
        [1, 'Great Lakes Shipping'],
        [2, 'Niagara Falls'],
      ] as const) {
        await asks(page, player, new RegExp(name))
        await lot(name).click()
        await commit(page, new RegExp(name))
      }

      // St. Clair Tunnel goes to its only bidder, and the stock round begins
      const { launch, buy } = ja ? { launch: '上場', buy: '購入' } : { launch: 'Launch', buy: 'Buy' }
      const { actionOn } = ja ? gameJa : gameEn
      const does = (action: string, company: string) =>
        page.getByRole('button', { name: actionOn(action, company), exact: true }).click()
      await asks(page, 3, ja ? /1枚購入、またはパス/ : /Buy one certificate, or pass/)
      await does(launch, 'GT')
      await parOnChart(page, '90')
      await expect.poll(() => told.innerText()).toContain('Orangeville')
      await commit(page, /GT.*\$90/)
      await asks(page, 1, ja ? /1枚購入/ : /Buy one/)
      await does(buy, 'GT')
      await expect.poll(() => told.innerText()).toMatch(/GT/)
      await commit(page, /GT.*\$90/)

      // a private changes hands once its owner agrees
      await asks(page, 2, ja ? /1枚購入/ : /Buy one/)
      await page.locator('.group-bar button').last().click()
      await lot('Canada Company').click()
      await commit(page, /Canada Company/)
      await asks(page, 3, /Canada Company.*\$50|\$50.*Canada Company/)
      await page.locator('.preview-cards [data-choice]').first().click()
      await commit(page, /Canada Company/)

      for (const player of [3, 1, 2]) {
        await asks(page, player, /./)
        await press(ja ? /パス/ : /Pass/).click()
        if (player === 2) await commit(page, ja ? /パス/ : /Pass/)
      }
      await asks(page, 3, /^GT/)
      expect(errors).toEqual([])
      await close()
    },
  )
})

/** Waits until this player is asked. */
async function asks(page: Page, player: number, what: RegExp): Promise<void> {
  const bar = page.locator('.turn-bar.mine', { hasText: String(player) })
  await bar.locator('.prompt', { hasText: what }).waitFor()
  await waitAsPerson(page)
}

/** Presses the main button once it says this, and again where it asks whether one is sure. */
async function commit(page: Page, said: RegExp): Promise<void> {
  const main: Locator = page.locator('[data-main]:enabled', { hasText: said })
  await main.waitFor()
  await waitAsPerson(page)
  await main.click()
  await waitAsPerson(page)
}

/** A par price is pointed at on the chart, which a phone has elsewhere. */
async function parOnChart(page: Page, price: string): Promise<void> {
  const tabs = page.locator('.tab-bar button')
  const isPhone = (await tabs.count()) > 0
  if (isPhone) await tabs.nth(1).click()
  await page.locator('.market button', { hasText: new RegExp(`^${price}`) }).click()
  if (isPhone) await tabs.nth(2).click()
}

/** Buttons whose words come nearer than three pixels to their edge. */
const cramped = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      const room = button.getBoundingClientRect().width - words.getBoundingClientRect().width
      return room < 6 ? [button.textContent] : []
    }),
  )
