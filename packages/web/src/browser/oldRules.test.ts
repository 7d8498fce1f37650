import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit, waitAsPerson } from './player.ts'
import { waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)(
  'a game of this device that was begun by other rules',
  { timeout: 120_000 },
  () => {
    const here = withSite('real')

    /** As if the rules had been changed since. */
    const changeRules = (page: Page): Promise<void> =>
      page.evaluate(async () => {
        const answer = <T>(request: IDBRequest<T>) =>
          new Promise<T>((give) => {
            request.onsuccess = () => give(request.result)
          })
        const database = await answer(indexedDB.open('roundhouse'))
        const work = database.transaction(['games', 'cards'], 'readwrite')
        const [games, cards] = [work.objectStore('games'), work.objectStore('cards')]
        const [[stored], [card]] = await Promise.all([answer(games.getAll()), answer(cards.getAll())])
        await answer(games.put({ ...stored, record: { ...stored.record, version: 0 } }))
        await answer(cards.put({ ...card, version: 0 }))
        database.close()
      })

    test.each([
      ['en-US', 1440, 'light', 'another version of its rules', 'Export the game', 'Delete', 'other rules'],
      ['ja-JP', 390, 'dark', '別のバージョンのルール', 'ゲームを書き出す', '削除', '別のバージョンのルール'],
    ] as const)(
      'says so, waits for nobody, is saved and deleted (%s, %i wide)',
      async (locale, width, colorScheme, why, save, remove, row) => {
        const viewport = { width, height: width < 600 ? 844 : 900 }
        const { page, errors, close } = await visit(here.browser, {
          bypassCSP: true,
          locale,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        })
        await page.goto(here.at('/new'))
        await page.locator('button.main').click()
        await page.locator('.turn-bar').waitFor()
        await changeRules(page)
        await page.reload()
        await page.getByText(why).waitFor()
        await waitUntilSettled(page)
        expect(await faults(page, 'old-rules')).toEqual([])
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/old-rules-${width}.png`, fullPage: true })
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: save }).click(),
        ])
        expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ version: 0 })
        await page.goto(here.at('/'))
        await page.locator('h2', { hasText: row }).waitFor()
        await waitUntilSettled(page)
        expect(await faults(page, 'old-rules-home')).toEqual([])
        expect(await page.locator('.tile.waits, h2 .badge').count()).toBe(0)
        expect(await page.title()).not.toMatch(/^\(/)
        if (process.env.PICTURES)
          await page.screenshot({
            path: `${process.env.PICTURES}/old-rules-home-${width}.png`,
            fullPage: true,
          })
        await page.goBack()
        await page.getByRole('button', { name: remove }).click()
        await waitAsPerson(page)
        await page.locator('.ask-again .danger').click()
        await page.waitForURL(here.at('/'))
        expect(await page.locator('.tile .tools').count()).toBe(0)
        expect(errors).toEqual([])
        await close()
      },
    )
  },
)
