import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPathFor } from '../app/address.ts'
import { gameEn } from '../words/game.en.ts'
import { gameJa } from '../words/game.ja.ts'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit, waitAsPerson } from './player.ts'
import { withSite } from './withSite.ts'

const EN = {
  ...{ pass: /Pass/, presidency: /presidency/, exchange: /Exchange/, buy: 'Buy', sell: 'Sell' },
  presides: 'Take a presidency',
  ...{ private: /Take a private/, more: 'More 10', choose: /Choose a lot/, bids: /Bid £\d+ or more/ },
  ...{ home: /lay its home tile/, actionOn: gameEn.actionOn },
}

const JA: typeof EN = {
  ...{ pass: /パス/, presidency: /社長株の取得/, exchange: /転換/, buy: '購入', sell: '売却' },
  presides: '社長株の取得',
  ...{ private: /個人会社の取得/, more: '増やす 10', choose: /1つを選択/, bids: /£\d+ 以上で入札/ },
  ...{ home: /本拠地のタイル/, actionOn: gameJa.actionOn },
}

describe.skipIf(noBrowser)('six rights to choose', { timeout: 240_000 }, () => {
  const here = withSite('real')

  test.each([
    ['en-US', 1440],
    ['ja-JP', 390],
  ] as const)(
    'and the first stock round of 1860, by the screen alone (%s, %i wide)',
    async (locale, width) => {
      const words = locale === 'ja-JP' ? JA : EN
      const { page, errors, close } = await visit(here.browser, {
        locale,
        viewport: { width, height: width < 600 ? 844 : 900 },
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      await page.goto(here.at(newPathFor('1860', 3, 'people')))
      await page.locator('button[type=submit]').click()

      page.setDefaultTimeout(12_000)
      const told = page.locator('.selection-preview')
      const card = (name: string) => page.locator('.card-row', { hasText: name })
      const group = (name: RegExp) => page.locator('.group-bar button', { hasText: name })
      const passes = async (player: number, sure = false) => {
        await asks(page, player, /./)
        await page.locator('.action-bar .press', { hasText: words.pass }).click()
        if (sure) await commit(page, words.pass)
      }
      const does = (action: string, company: string) =>
        page.getByRole('button', { name: words.actionOn(action, company), exact: true }).click()
      /** He bids so many tens, and the two others pass: the last of them is told who wins by it. */
      const wins = async (player: number, tens = 0) => {
        await asks(page, player, words.bids)
        for (let ten = 0; ten < tens; ten++)
          await page.getByRole('button', { name: words.more, exact: true }).click()
        await commit(page, new RegExp(`£${10 * tens}(?!\\d)`))
        await passes((player % 3) + 1)
        await passes(((player + 1) % 3) + 1, true)
        await asks(page, player, words.choose)
      }
      const takes = async (name: string, price = 0) => {
        await card(name).click()
        await commit(page, price > 0 ? new RegExp(`${name}.*£${price}`) : new RegExp(name))
      }
      const presides = async (company: string) => {
        await group(words.presidency).click()
        await does(words.presides, company)
        await page.locator('.company-options [data-choice]', { hasText: '£100' }).click()
        await commit(page, new RegExp(`${company}.*£100`))
      }

      // what is bid for is a choice: it is told what is left for the lots
      await wins(1, 2)
      expect(await faults(page, 'lots')).toEqual([])
      await presides('C&N')
      await wins(2)
      await group(words.private).click()
      await takes('Cowes', 90)
      await wins(3)
      await presides('IOW')
      await wins(1)
      await takes('Ryde Pier', 130)
      await wins(2)
      await takes('Yarmouth', 50)
      await wins(3)
      await takes('Brading', 30)

      // whoever is richest begins: an exchange, and a purchase in the same turn
      await asks(page, 2, /./)
      await group(words.exchange).click()
      await takes('Cowes')
      await asks(page, 2, /./)
      await does(words.buy, 'C&N')
      await expect.poll(() => told.innerText()).toContain('£430')
      await commit(page, /C&N.*£100/)

      // the fifth share floats it, and its president lays the home tile in the turn of another
      await asks(page, 3, /./)
      await does(words.buy, 'C&N')
      await expect.poll(() => told.innerText()).toContain('1,000cc')
      await commit(page, /C&N.*£100/)
      await asks(page, 1, words.home)
      await commit(page, /#787/)

      // without a train half of the price
      await passes(1)
      await asks(page, 2, /./)
      await does(words.sell, 'C&N')
      await commit(page, /C&N.*£50/)
      await asks(page, 2, /./)
      await page.locator('.action-bar .press').last().click()
      await passes(3)
      await passes(1)
      await passes(2, true)
      await asks(page, 1, /^C&N/)
      expect(errors).toEqual([])
      await close()
    },
  )
})

/** Waits until this player is asked. */
async function asks(page: Page, player: number, what: RegExp): Promise<void> {
  const bar = page.locator('.turn-bar.mine', { hasText: String(player) })
  await bar.locator('.prompt', { hasText: what }).waitFor({ timeout: 15_000 })
  await waitAsPerson(page)
}

/** Presses the main button once it says this, and again where it asks whether one is sure. */
async function commit(page: Page, said: RegExp): Promise<void> {
  const main: Locator = page.locator('[data-main]:enabled', { hasText: said })
  await main.waitFor({ timeout: 15_000 })
  await waitAsPerson(page)
  await main.click()
  await waitAsPerson(page)
}
