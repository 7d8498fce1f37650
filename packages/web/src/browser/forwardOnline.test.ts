import { OWN_PAGE, type TableCard } from '@roundhouse/wire'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { decide, movesMade, onTurn, type Visit, visit, waitAsPerson } from './player.ts'
import { registerAs } from './siteWithServer.ts'
import { withServer } from './withServer.ts'

/** Passes, also where all others have passed: then it ends the round, which is asked about. */
const HURRIED = { any: () => 0, hurried: true }

describe.skipIf(noBrowser)('bots at a table of the server', { timeout: 240_000 }, () => {
  const here = withServer()

  const post = <T>(page: Page, path: string, body: unknown = {}): Promise<T> =>
    page.evaluate(
      async ([path, body, headers]) => {
        const given = { method: 'POST', headers, body: JSON.stringify(body) }
        return (await fetch(`/api${path}`, given)).json()
      },
      [path, body, OWN_PAGE] as const,
    )

  async function comes(name: string): Promise<Visit> {
    const one = await visit(here.browser, { reducedMotion: 'reduce', bypassCSP: true })
    await one.page.goto(here.at('/'))
    await registerAs(one.page, name)
    return one
  }

  const newTable = (page: Page, bots: readonly number[]): Promise<TableCard> =>
    post(page, '/tables', {
      game: 'baltimore-ohio',
      title: 'Friday',
      players: 4,
      bots: bots.map((seat) => ({ seat, bot: 'random' })),
      seat: 0,
      options: {},
      visibility: 'open',
      pace: 'live',
      undo: 'free',
    })

  const skipOn = (page: Page) => page.getByRole('button', { name: 'Skip to my turn' })

  /** How often the page has offered to skip, from now on. */
  async function watchForSkip(page: Page): Promise<() => Promise<number>> {
    const count = await page.evaluateHandle(() => {
      const seen = { times: 0 }
      const look = () => {
        if (document.body.innerText.includes('Skip to my turn')) seen.times++
      }
      look()
      new MutationObserver(look).observe(document.body, {
        childList: true,
        subtree: true,
        attributes: true,
        characterData: true,
      })
      return seen
    })
    return async () => (await count.jsonValue()).times
  }

  test('run on for whoever plays with them alone, who reads then what happened', async () => {
    const { page, errors, close } = await comes('Ada')
    const { id } = await newTable(page, [1, 2, 3])
    await post(page, `/tables/${id}/start`, { shuffle: false })
    await page.goto(here.at(`/t/${id}`))
    const mine = page.locator('.turn-bar.mine')
    const news = page.locator('.recent-changes')
    await mine.waitFor()
    await waitAsPerson(page)
    await decide(page, HURRIED)
    const offered = await watchForSkip(page)
    await skipOn(page).waitFor()
    expect(await offered()).toBeGreaterThan(0)
    const before = await movesMade(page)
    await skipOn(page).click()
    await mine.waitFor()
    const made = (await movesMade(page)) - before
    expect(made).toBeGreaterThan(0)
    await news.getByRole('heading', { name: `What happened in ${made} move` }).waitFor()
    expect(await news.locator('li').count()).toBeGreaterThanOrEqual(made)
    expect(errors).toEqual([])
    await close()
  })

  test('are hurried by nobody where another person plays', async () => {
    const [ada, ben] = [await comes('Eve'), await comes('Ben')]
    const { id } = await newTable(ada.page, [2, 3])
    await post(ben.page, `/tables/${id}/join`)
    await post(ada.page, `/tables/${id}/start`, { shuffle: false })
    await Promise.all([ada, ben].map(({ page }) => page.goto(here.at(`/t/${id}`))))
    const hurries = await watchForSkip(ada.page)
    for (let passes = 0; passes < 2; passes++) {
      const { page } = await onTurn([ada, ben])
      await decide(page, HURRIED)
    }
    // however short their turns are on a busy machine, both bots have had one
    await onTurn([ada, ben])
    await expect.poll(() => movesMade(ada.page)).toBeGreaterThanOrEqual(4)
    expect(await hurries()).toBe(0)
    await Promise.all([ada.close(), ben.close()])
  })
})
