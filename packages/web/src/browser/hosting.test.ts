import { banUser, closeTableBySite, openStored } from '@roundhouse/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { type Visit, visit, waitAsPerson } from './player.ts'
import { registerAs } from './siteWithServer.ts'
import { waitUntilSettled } from './tour.ts'
import { withServer } from './withServer.ts'

const LOOKS = [
  ['en-US', 1440],
  ['ja-JP', 390],
] as const

/** What is said in each language. */
const SAID = {
  'en-US': {
    remove: 'Delete',
    removed: 'The host of the table removed this message.',
    ban: (name: string) => `Ban ${name} from this table`,
    banned: 'Banned from this table: 1',
    told: 'The host of this table has banned you from it.',
    lift: (name: string) => `Lift the ban of ${name}`,
    send: 'Send',
    close: 'Close the table',
    closed: 'The host has closed this table.',
    account: 'The host of this site has banned this account.',
    bot: (name: string) => `Replace ${name} by a bot (the account is banned)…`,
    ended: 'ended by the host of the site',
  },
  'ja-JP': {
    remove: '削除',
    removed: '卓の主催者がこのメッセージを削除しました。',
    ban: (name: string) => `${name} をこの卓の出入り禁止にする`,
    banned: 'この卓の出入り禁止：1人',
    told: 'この卓の主催者により、出入り禁止になっています。',
    lift: (name: string) => `${name} の出入り禁止を解除する`,
    send: '送信',
    close: '卓を解散する',
    closed: '主催者がこの卓を解散しました。',
    account: 'サイトの管理者により、このアカウントは利用停止になっています。',
    bot: (name: string) => `${name} をボットに交代（アカウントが利用停止中）…`,
    ended: 'サイトの管理者が途中で終了',
  },
}

describe.skipIf(noBrowser)('what a host can do', { timeout: 240_000 }, () => {
  const here = withServer()

  const arrives = async (name: string, options: BrowserContextOptions): Promise<Visit> => {
    const one = await visit(here.browser, { bypassCSP: true, reducedMotion: 'reduce', ...options })
    one.page.setDefaultTimeout(30_000)
    await one.page.goto(here.at('/'))
    await registerAs(one.page, name)
    return one
  }

  const says = async (page: Page, text: string) => {
    await page.locator('.chat-input input').fill(text)
    await page.locator('.chat-input input').press('Enter')
  }

  test.each(LOOKS)(
    'deletes a message, bans, lifts it and closes the table (%s, %i wide)',
    async (locale, width) => {
      const said = SAID[locale]
      const options = { locale, viewport: { width, height: 900 } }
      const [first, second] = [`Ada ${width}`, `Mal ${width}`]
      const host = await arrives(first, options)
      const other = await arrives(second, options)
      const found: string[] = []
      const look = async ({ page }: Visit, screen: string) => {
        await waitUntilSettled(page)
        found.push(...(await faults(page, screen)))
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/${screen}-${width}.png`, fullPage: true })
      }
      await host.page.goto(here.at('/new/1846#online'))
      await host.page.locator('.start button.main').click()
      await host.page.locator('.chairs').waitFor()
      await other.page.goto(host.page.url())
      await other.page.locator('.chairs').waitFor()

      await says(other.page, 'Rubbish')
      const message = host.page.getByRole('log').locator('li', { hasText: second })
      await message.waitFor()
      await message.getByRole('button', { name: said.remove, exact: true }).press('Enter')
      await other.page.getByText(said.removed).waitFor()
      expect(await other.page.getByText('Rubbish').count()).toBe(0)

      const link = await host.page.locator('.invite-link input').inputValue()
      await message.getByRole('button', { name: said.ban(second) }).press('Enter')
      await look(host, 'bar')
      await waitAsPerson(host.page)
      await message.locator('.button.danger').press('Enter')
      await host.page.getByText(said.banned).click()
      await look(host, 'barred')
      expect(await message.getByRole('button').count()).toBe(0)
      await expect.poll(() => host.page.locator('.invite-link input').inputValue()).not.toBe(link)

      await says(other.page, 'More')
      await other.page.getByText(said.told).waitFor()
      await host.page.getByRole('button', { name: said.lift(second) }).press('Enter')
      await host.page.getByText(said.banned).waitFor({ state: 'detached' })
      await other.page.getByRole('button', { name: said.send }).click()
      await other.page.getByText(said.told).waitFor({ state: 'detached' })

      await host.page.getByRole('button', { name: said.close }).click()
      await waitAsPerson(host.page)
      await host.page.locator('.room-actions .danger').click()
      await other.page.getByText(said.closed).waitFor()
      expect(await other.page.locator('.chairs').count()).toBe(0)
      await look(other, 'closed')
      expect(found).toEqual([])
      await host.close()
      await other.close()
    },
  )

  test.each(LOOKS)('whoever is banned from the site is told why (%s, %i wide)', async (locale, width) => {
    const said = SAID[locale]
    const name = `Zed ${width}`
    const one = await arrives(name, { locale, viewport: { width, height: 900 } })
    const { page } = one
    const db = await openStored({ folder: here.site.data })
    const until = Date.now() + 86_400_000
    await banUser({ db, now: Date.now }, name, { until, reason: 'Insults <b>in the chat</b>' })
    await db.close()
    await page.goto(here.at('/login'))
    await page.locator('.login input[type=text]').fill(name)
    await page.locator('.login input[type=password]').fill('correct horse')
    await page.locator('.login button[type=submit]').click()
    const note = page.locator('.form-trouble')
    await note.waitFor()
    expect(await note.innerText()).toContain(said.account)
    expect(await note.innerText()).toContain('Insults <b>in the chat</b>')
    await waitUntilSettled(page)
    expect(await faults(page, 'banned')).toEqual([])
    await one.close()
  })

  test.each(LOOKS)(
    'the others play on with a bot, until the site ends the game (%s, %i wide)',
    async (locale, width) => {
      const said = SAID[locale]
      const options = { locale, viewport: { width, height: 900 } }
      const name = `Yan ${width}`
      const host = await arrives(`Eve ${width}`, options)
      const other = await arrives(name, options)
      await host.page.goto(here.at('/new/1846#online'))
      await host.page.locator('input[name=players][value="3"]').dispatchEvent('click')
      await host.page.locator('.chair select').nth(2).selectOption('steady')
      await host.page.locator('.start button.main').click()
      await host.page.locator('.chairs').waitFor()
      await other.page.goto(await host.page.locator('.invite-link input').inputValue())
      await other.page.locator('.login button.main').click()
      await host.page.locator('.room-actions .main:not([aria-disabled=true])').click()
      await host.page.locator('.turn-bar').waitFor()

      const db = await openStored({ folder: here.site.data })
      const command = { db, now: Date.now }
      await banUser(command, name, { until: null, reason: null })
      const isBanned = async () => {
        const { seats } = await (await host.page.request.get(here.at(`/api${path}`))).json()
        return seats.some(({ banned }: { banned?: true }) => banned)
      }
      const path = new URL(host.page.url()).pathname.replace(/^.*\/(\w+)$/, '/tables/$1')
      await expect.poll(isBanned).toBe(true)
      const bot = host.page.getByRole('button', { name: said.bot(name) })
      await expect
        .poll(async () => {
          await host.page.locator('.menu > button').click()
          return bot.count()
        })
        .toBe(1)
      await bot.click()
      await expect.poll(isBanned).toBe(false)

      await closeTableBySite(command, path.split('/').at(-1)!, async () => undefined)
      await db.close()
      await host.page.locator('.turn-bar', { hasText: said.ended }).waitFor()
      expect(await faults(host.page, 'ended')).toEqual([])
      await host.close()
      await other.close()
    },
  )
})
