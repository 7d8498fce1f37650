import { OWN_PAGE, type TableCard } from '@roundhouse/wire'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { type Visit, visit, waitAsPerson } from './player.ts'
import { registerAs } from './siteWithServer.ts'
import { withServer } from './withServer.ts'

describe.skipIf(noBrowser)('whoever is in haste at a table of the server', { timeout: 240_000 }, () => {
  const here = withServer()

  const send = <T>(page: Page, method: string, path: string, body: unknown = {}): Promise<T> =>
    page.evaluate(
      async ([method, path, body, headers]) => {
        const given = { method, headers, body: JSON.stringify(body) }
        return (await fetch(`/api${path}`, given)).json()
      },
      [method, path, body, OWN_PAGE] as const,
    )

  async function comes(name: string): Promise<Visit> {
    const one = await visit(here.browser, { reducedMotion: 'reduce', bypassCSP: true })
    one.page.setDefaultTimeout(30_000)
    await one.page.goto(here.at('/'))
    await registerAs(one.page, name)
    return one
  }

  /** Two people and a bot at a table. */
  async function together(...names: readonly [string, string]) {
    const [host, guest] = [await comes(names[0]), await comes(names[1])]
    const { id } = await send<TableCard>(host.page, 'POST', '/tables', {
      game: '1846',
      title: 'Friday',
      players: 3,
      bots: [{ seat: 2, bot: 'steady' }],
      seat: 0,
      options: {},
      visibility: 'open',
      pace: 'live',
      undo: 'free',
    })
    await send(guest.page, 'POST', `/tables/${id}/join`)
    return { id, host, guest, close: () => Promise.all([host.close(), guest.close()]) }
  }

  /** A press in the very moment in which something comes up. */
  const pressAtOnce = (page: Page, selector: string): Promise<void> =>
    page.evaluate((wanted) => {
      const watch = new MutationObserver(() => {
        const found = document.querySelector<HTMLElement>(wanted)
        if (!found) return
        watch.disconnect()
        found.click()
      })
      watch.observe(document.body, { childList: true, subtree: true })
    }, selector)

  const tooSoon = (page: Page) => page.getByText('Pressed too soon').first()

  test('votes on nothing that comes up under the finger', async () => {
    const { id, host, guest, close } = await together('Ada', 'Ben')
    await send(host.page, 'POST', `/tables/${id}/start`, { shuffle: false })
    await guest.page.goto(here.at(`/t/${id}`))
    await guest.page.locator('.turn-bar').waitFor()
    await waitAsPerson(guest.page)
    await pressAtOnce(guest.page, '.ballot-actions button')
    await send(host.page, 'POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 })
    await tooSoon(guest.page).waitFor()
    await waitAsPerson(guest.page)
    const ballot = guest.page.locator('.ballot')
    expect(await ballot.count()).toBe(1)
    await ballot.getByRole('button', { name: 'Decline' }).click()
    await ballot.waitFor({ state: 'detached' })
    await close()
  })

  test('sends nobody away, and closes no table', async () => {
    const { id, host, close } = await together('Eve', 'Fay')
    const { page } = host
    await page.goto(here.at(`/t/${id}`))
    const fay = page.locator('.chairs li', { hasText: 'Fay' })
    await pressAtOnce(page, '.ask-again .danger')
    await fay.getByRole('button', { name: 'Ask Fay to leave' }).click()
    await tooSoon(page).waitFor()
    await waitAsPerson(page)
    expect(await fay.count()).toBe(1)
    await fay.locator('.danger').click()
    await fay.waitFor({ state: 'detached' })

    await pressAtOnce(page, '.room-actions .danger')
    await page.getByRole('button', { name: 'Close the table' }).click()
    await tooSoon(page).waitFor()
    await waitAsPerson(page)
    await page.locator('.room-actions .danger').click()
    await page.waitForURL(here.at('/'))
    await close()
  })
})
