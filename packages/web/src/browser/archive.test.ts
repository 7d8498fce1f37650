import { openDatabase } from '@roundhouse/server'
import { OWN_PAGE, type TableCard } from '@roundhouse/wire'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit } from './player.ts'
import { registerAs } from './siteWithServer.ts'
import { waitUntilSettled } from './tour.ts'
import { withServer } from './withServer.ts'

describe.skipIf(noBrowser)('a game of other rules', { timeout: 240_000 }, () => {
  const here = withServer()

  const post = <T>(page: Page, path: string, body: unknown = {}): Promise<T> =>
    page.evaluate(
      async ([path, body, headers]) => {
        const given = { method: 'POST', headers, body: JSON.stringify(body) }
        return (await fetch(`/api${path}`, given)).json()
      },
      [path, body, OWN_PAGE] as const,
    )

  /** As if the rules had been changed since. */
  async function changeRules(id: string): Promise<void> {
    const db = await openDatabase({ folder: here.site.data })
    await db.run('update games set version = 0 where id = ?', id)
    await db.close()
  }

  test.each([
    ['en-US', 1440, 'light', 'Olga', 'End this game', 'It is shown as it was stored.'],
    ['ja-JP', 390, 'dark', 'おおた', 'このゲームを終了する', '保存されたとおりに表示しています。'],
  ] as const)(
    'is read, ended and saved (%s, %i wide)',
    async (locale, width, colorScheme, name, end, over) => {
      const viewport = { width, height: width < 600 ? 844 : 900 }
      const { page, errors, close } = await visit(here.browser, {
        bypassCSP: true,
        locale,
        viewport,
        colorScheme,
      })
      page.setDefaultTimeout(30_000)
      await page.goto(here.at('/'))
      await registerAs(page, name)
      const bots = [1, 2].map((seat) => ({ seat, bot: 'steady' }))
      const { id } = await post<TableCard>(page, '/tables', {
        game: '1846',
        title: 'Friday',
        players: 3,
        bots,
        seat: 0,
        options: {},
        visibility: 'open',
        pace: 'live',
        undo: 'free',
      })
      await post(page, `/tables/${id}/start`, { shuffle: false })
      await page.goto(here.at(`/t/${id}`))
      await page.locator('.turn-bar.mine').waitFor()
      await changeRules(id)
      await page.goto(here.at(`/t/${id}`))
      await page.locator('.archive-log li').first().waitFor()
      const found: string[] = []
      const look = async (screen: string) => {
        await waitUntilSettled(page)
        found.push(...(await faults(page, screen)))
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/${screen}-${width}.png`, fullPage: true })
      }
      await look('archive-playing')
      await page.getByRole('button', { name: end }).click()
      await page.getByText(over).waitFor()
      expect(await page.getByRole('button', { name: end }).count()).toBe(0)
      await look('archive-over')
      const saved = page.waitForEvent('download')
      await page.locator('.archive .card button').first().click()
      expect((await saved).suggestedFilename()).toContain('1846')
      expect(found).toEqual([])
      // what the browser itself says of the answer that sent us to the archive
      expect(errors.filter((error) => !error.includes('409'))).toEqual([])
      await close()
    },
  )
})
