import { openStored, setModerator } from '@roundhouse/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { type Visit, visit } from './player.ts'
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
    page: 'Moderation',
    remove: 'Delete',
    removeMessage: 'Delete the message',
    removed: 'The host of the site removed this message.',
    reason: 'Reason',
    optionalReason: 'Reason (if you like)',
    name: 'Name of the account',
    find: 'Find',
    search: 'Title, name of a player, or id',
    doSearch: 'Search',
    until: 'Ends',
    nobody: 'There is no account of that name.',
    notBanned: 'Not banned',
    ban: 'Ban this account',
    banned: /Banned since .*, until/,
    lift: 'Lift the ban',
    wrong: 'The name or the password is wrong.',
    close: (title: string) => `Close the table “${title}”`,
    none: 'No such table.',
    closed: 'The host of this site has closed this table. Reason: Spam & more',
    acts: ['Table closed', 'Ban lifted', 'Banned', 'Message deleted', 'Named a moderator'],
    ended: 'Reason: Spam & more',
  },
  'ja-JP': {
    page: 'モデレーション',
    remove: '削除',
    removeMessage: 'メッセージを削除',
    removed: 'サイトの管理者がこのメッセージを削除しました。',
    reason: '理由',
    optionalReason: '理由（任意）',
    name: 'アカウントの名前',
    find: '探す',
    search: '卓の名前、参加者の名前、または ID',
    doSearch: '検索',
    until: '期限',
    nobody: 'その名前のアカウントはありません。',
    notBanned: '利用停止ではありません',
    ban: '利用停止にする',
    banned: /まで利用停止中/,
    lift: '利用停止を解除する',
    wrong: '名前またはパスワードが違います。',
    close: (title: string) => `卓「${title}」を解散する`,
    none: '該当する卓はありません。',
    closed: 'サイトの管理者がこの卓を解散しました。理由：Spam & more',
    acts: ['卓の解散', '利用停止の解除', '利用停止', 'メッセージの削除', 'モデレーターに任命'],
    ended: '理由：Spam & more',
  },
}

describe.skipIf(noBrowser)('what a moderator can do', { timeout: 240_000 }, () => {
  const here = withServer()

  const arrives = async (name: string, options: BrowserContextOptions): Promise<Visit> => {
    const one = await visit(here.browser, { bypassCSP: true, reducedMotion: 'reduce', ...options })
    one.page.setDefaultTimeout(30_000)
    await one.page.goto(here.at('/'))
    await registerAs(one.page, name)
    return one
  }

  /** Sets up a table of that name, and waits there. */
  const setsUp = async (page: Page, title: string): Promise<void> => {
    await page.goto(here.at('/new/1846#online'))
    await page.locator('.new-form input.field').first().fill(title)
    await page.locator('.start button.main').click()
    await page.locator('.chairs').waitFor()
  }

  test.each(LOOKS)(
    'bans somebody, closes a table, deletes a message, and sees the log (%s, %i wide)',
    async (locale, width) => {
      const said = SAID[locale]
      const options = { locale, viewport: { width, height: 900 } }
      const [boss, bad, good] = [`Mod ${width}`, `Mal ${width}`, `Ada ${width}`]
      const mod = await arrives(boss, options)
      const mal = await arrives(bad, options)
      const ada = await arrives(good, options)
      const found: string[] = []
      const look = async ({ page }: Visit, screen: string) => {
        await waitUntilSettled(page)
        found.push(...(await faults(page, screen)))
        if (!process.env.PICTURES) return
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await waitUntilSettled(page)
          await page.screenshot({
            path: `${process.env.PICTURES}/${screen}-${width}-${colorScheme}.png`,
            fullPage: true,
          })
        }
        await page.emulateMedia({ colorScheme: 'light' })
      }

      const { page } = mod
      await page.goto(here.at('/site'))
      await page.locator('.notice-page').waitFor()
      expect(await page.locator('.site-page').count()).toBe(0)
      const db = await openStored({ folder: here.site.data })
      await setModerator({ db, now: Date.now }, boss, true)
      await db.close()

      await setsUp(mal.page, `Pills ${width}`)
      await setsUp(ada.page, `Friday ${width}`)
      await mal.page.goto(ada.page.url())
      await mal.page.locator('.chat-input input').fill('Buy my pills')
      await mal.page.locator('.chat-input input').press('Enter')

      await page.goto(ada.page.url())
      const message = page.getByRole('log').locator('li', { hasText: bad })
      await message.getByRole('button', { name: said.remove, exact: true }).press('Enter')
      await message.getByLabel(said.optionalReason).fill('Advertising')
      await look(mod, 'moderated-chat')
      await message.getByRole('button', { name: said.removeMessage }).press('Enter')
      await ada.page.getByText(said.removed).waitFor()
      await message.getByText(said.removed).waitFor()
      expect(await message.getByRole('button').count()).toBe(0)

      await page.goto(here.at('/'))
      await page.locator('div.account-link > button').click()
      await page.getByRole('link', { name: said.page }).click()
      await page.locator('.site-page').waitFor()
      await look(mod, 'moderation')
      const find = async (name: string) => {
        await page.getByLabel(said.name).fill(name)
        await page.getByRole('button', { name: said.find, exact: true }).click()
      }
      await find('Nobody at all')
      await page.getByText(said.nobody).waitFor()
      await find(bad.toUpperCase())
      const account = page.locator('.site-found')
      await account.getByText(said.notBanned).waitFor()
      await account.getByText(`Pills ${width}`).waitFor()
      await account.getByRole('button', { name: said.ban }).click()
      await account.getByLabel(said.reason, { exact: true }).fill('Advertising <b>again</b>')
      await account.getByLabel(said.until).selectOption('30')
      await account.locator('input[type=password]').fill('not the password')
      await look(mod, 'moderation-ban')
      await account.getByRole('button', { name: said.ban }).click()
      await account.getByRole('alert').waitFor()
      expect(await account.getByRole('alert').innerText()).toContain(said.wrong)
      await account.locator('input[type=password]').fill('correct horse')
      await account.getByRole('button', { name: said.ban }).click()
      await account.getByText(said.banned).waitFor()
      await account.getByText('Advertising <b>again</b>').waitFor()
      expect(await account.getByText(`Pills ${width}`).count()).toBe(0)
      await mal.page.reload()
      await mal.page.goto(here.at('/'))
      await mal.page.locator('a.account-link').waitFor()
      await look(mod, 'moderation-banned')
      await account.getByRole('button', { name: said.lift }).click()
      await account.getByRole('button', { name: said.lift }).click()
      await account.getByText(said.notBanned).waitFor()

      await page.getByLabel(said.search).fill(good)
      await page.getByRole('button', { name: said.doSearch, exact: true }).click()
      await page.getByRole('button', { name: said.close(`Friday ${width}`) }).click()
      await page.getByLabel(said.reason, { exact: true }).fill('Spam & more')
      await page.locator('input[type=password]').fill('correct horse')
      await look(mod, 'moderation-close')
      await page.getByRole('button', { name: said.close(`Friday ${width}`) }).click()
      await page.getByText(said.none).waitFor()
      await ada.page.getByText(said.closed).waitFor()
      await look(ada, 'closed-by-moderator')
      const address = ada.page.url()
      await ada.page.goto(here.at('/'))
      await ada.page.goto(address)
      await ada.page.getByText(said.closed).waitFor()

      const log = page.locator('.site-log li')
      await expect
        .poll(async () => (await log.locator('strong').allInnerTexts()).slice(0, 5))
        .toEqual(said.acts)
      expect(await log.first().innerText()).toContain('Spam & more')
      expect(await log.first().innerText()).toContain(boss)
      await page.getByRole('button', { name: said.find, exact: true }).click()
      await look(mod, 'moderation-log')

      expect(found).toEqual([])
      expect([...mod.errors, ...ada.errors].filter((error) => !/40[134]/.test(error))).toEqual([])
      for (const one of [mod, mal, ada]) await one.close()
    },
  )

  test.each(LOOKS)('players of a game read why it was ended (%s, %i wide)', async (locale, width) => {
    const said = SAID[locale]
    const options = { locale, viewport: { width, height: 900 } }
    const host = await arrives(`Eve ${width}`, options)
    const mod = await arrives(`Max ${width}`, options)
    const db = await openStored({ folder: here.site.data })
    await setModerator({ db, now: Date.now }, `Max ${width}`, true)
    await db.close()
    const { page } = host
    await page.goto(here.at('/new/1846#online'))
    await page.locator('input[name=players][value="3"]').dispatchEvent('click')
    for (const chair of [1, 2]) await page.locator('.chair select').nth(chair).selectOption('steady')
    await page.locator('.start button.main').click()
    await page.locator('.room-actions .main:not([aria-disabled=true])').click()
    await page.locator('.turn-bar').waitFor()

    await mod.page.goto(here.at('/site'))
    await mod.page.locator('.site-list .button.danger').first().click()
    await mod.page.getByLabel(said.reason, { exact: true }).fill('Spam & more')
    await mod.page.locator('input[type=password]').fill('correct horse')
    await mod.page.locator('.site-list button[type=submit]').click()
    await page.locator('.panel').getByText(said.ended).waitFor()
    expect(await faults(page, 'ended')).toEqual([])
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/ended-${width}.png` })
    await page.goto(`${page.url()}/result`)
    await page.locator('.results').getByText(said.ended).waitFor()
    for (const one of [mod, host]) await one.close()
  })
})
