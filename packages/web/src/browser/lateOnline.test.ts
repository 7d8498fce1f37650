import { BUILD_HEADER, type TableCard } from '@roundhouse/wire'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { movesMade, type Visit, visit, waitAsPerson } from './player.ts'
import { holdUp, registerAs } from './siteWithServer.ts'
import { waitForAnswers } from './waitForAnswers.ts'
import { withServer } from './withServer.ts'

describe.skipIf(noBrowser)('what comes late from the server', { timeout: 120_000 }, () => {
  const here = withServer()

  /** Sets a table up: with bots and begun, or with free chairs. */
  const table = (page: Page, isBegun: boolean): Promise<TableCard> =>
    page.evaluate(async (begun) => {
      const send = async (path: string, body: object): Promise<TableCard> => {
        const headers = { 'Content-Type': 'application/json', 'X-Roundhouse': '1' }
        const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await answer.json()) as TableCard
      }
      const bots = begun ? [1, 2].map((seat) => ({ seat, bot: 'steady' })) : []
      const manners = { title: 'Ours', visibility: 'open', pace: 'live', undo: 'free' }
      const given = { game: 'baltimore-ohio', players: 3, seat: 0, bots, options: {}, ...manners }
      const card = await send('/tables', given)
      if (begun) await send(`/tables/${card.id}/start`, { shuffle: false })
      return card
    }, isBegun)

  /** Somebody with an account. */
  async function member(name: string): Promise<Visit> {
    const one = await visit(here.browser)
    await one.page.goto(here.at('/'))
    await registerAs(one.page, name)
    return one
  }

  test('a page that stays open over an update of the server offers to reload', async () => {
    const { page, close } = await member('Nia')
    const { id } = await table(page, true)
    const update = page.getByText('A new version is ready.')
    await page.goto(here.at(`/t/${id}`))
    await page.locator('.turn-bar').waitFor()
    expect(await update.count()).toBe(0)
    await page.context().route(/\/api\/tables\/\w+$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), [BUILD_HEADER.toLowerCase()]: '0123456789ab' },
      })
    })
    // who is awaited is looked up
    await page.locator('.menu > button').click()
    await update.waitFor()
    const build = () => page.locator('meta[name=build]').getAttribute('content')
    expect(await build()).toMatch(/^[\da-f]{12}$/)
    await page.context().unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.locator('.turn-bar').waitFor()
    await expect.poll(() => update.count()).toBe(0)
    await close()
  })

  test('a message and a note that are being typed stay, whatever is answered or looked at', async () => {
    const { page, close } = await member('Ada')
    const { id } = await table(page, true)
    await page.goto(here.at(`/t/${id}`))
    await page.getByRole('tab', { name: 'Chat' }).click()
    const letGo = await holdUp(page, /\/chat$/, 'POST')
    const say = page.locator('.chat-input input')
    const note = page.locator('.notes textarea')
    await say.fill('one')
    await say.press('Enter')
    await say.fill('two')
    letGo()
    await page.locator('.chat li', { hasText: 'one' }).waitFor()
    await expect.poll(() => say.inputValue()).toBe('two')
    await page.locator('.notes summary').click()
    await note.fill('mine')
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByRole('tab', { name: 'Chat' }).click()
    await expect.poll(() => say.inputValue()).toBe('two')
    await page.locator('.notes summary').click()
    await expect.poll(() => note.inputValue()).toBe('mine')
    await page.waitForTimeout(1500)
    await page.reload()
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.locator('.notes summary').click()
    await expect.poll(() => note.inputValue()).toBe('mine')
    await close()
  })

  test('nobody is taken for a guest before it is known who they are', async () => {
    const host = await member('Cleo')
    const { invitation } = await table(host.page, false)
    const { page, close } = await member('Ben')
    const letGo = await holdUp(page, /\/api\/session$/, 'GET')
    await page.goto(here.at(`/join/${invitation}`))
    await page.waitForTimeout(1500)
    expect(await page.locator('.login input').count()).toBe(0)
    letGo()
    await page.locator('.login button.main', { hasText: 'Ben' }).waitFor()
    await close()
    await host.close()
  })

  test('who logs out while the server cannot be reached is forgotten here, and there as soon as it can', async () => {
    const { page, close } = await member('Dora')
    const sessionCall = /\/api\/session$/
    await page
      .context()
      .route(sessionCall, (route, asked) => (asked.method() === 'DELETE' ? route.abort() : route.continue()))
    await page.locator('div.account-link > button').click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByText('You are logged out on this device.').waitFor()
    await page.reload()
    await page.locator('a.account-link').waitFor()
    await page.context().unroute(sessionCall)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('You are logged out on this device.').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('a.account-link').waitFor()
    await close()
  })

  test('a table that cannot be reached is tried again by itself, and a move waits until it can be sent', async () => {
    const { page, close } = await member('Ines')
    const { id } = await table(page, true)
    const away = /\/api\//
    await page.context().route(away, (route) => route.abort())
    await page.goto(here.at(`/t/${id}`))
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await expect.poll(() => page.locator('.looks').isVisible()).toBe(true)
    await again.click()
    await page.waitForTimeout(300)
    await expect.poll(() => again.count()).toBe(1)
    await page.context().unroute(away)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('.turn-bar.mine').waitFor()

    await page.locator('.company-buttons .button:not([aria-disabled=true])').first().click()
    await page.locator('[data-main], .company-options [data-choice]').first().waitFor()
    if ((await page.locator('[data-main]').count()) === 0)
      await page.locator('.company-options [data-choice]').first().click()
    await page.locator('[data-main]:enabled').waitFor()
    await page.context().setOffline(true)
    await page.getByText('Offline: your move is sent once you are back.').waitFor()
    await waitAsPerson(page)
    await page.locator('[data-main]').click()
    const waiting = page.locator('[data-main]', { hasText: 'Waits to be sent: ' })
    await waiting.waitFor()
    await page.context().setOffline(false)
    await waiting.waitFor({ state: 'detached' })
    await expect.poll(() => movesMade(page)).toBeGreaterThan(0)
    await close()
  })

  test('a server that was out of reach when the page was opened is found by itself', async () => {
    const { page, close } = await member('Otto')
    const away = /\/api\//
    await page.context().route(away, (route) => route.abort())
    await page.goto(here.at('/'))
    await page.locator('.home-page').waitFor()
    await waitForAnswers(page)
    expect(await page.locator('.account-link').count()).toBe(0)
    await page.context().unroute(away)
    await page.locator('div.account-link > button').waitFor()
    await close()
  })

  test('of two quick changes of the account none is lost', async () => {
    const { page, close } = await member('Elif')
    await page.goto(here.at('/me'))
    await page.locator('.account-hours button').click()
    const hours = page.locator('.account-hours select')
    await hours.first().waitFor()
    const letGo = await holdUp(page, /\/api\/me$/, 'PATCH')
    const changed = page.waitForResponse((answer) => answer.request().postData()?.includes('"to":7') === true)
    await hours.nth(0).selectOption('21')
    await hours.nth(1).selectOption('7')
    letGo()
    await changed
    await page.reload()
    await hours.first().waitFor()
    expect([await hours.nth(0).inputValue(), await hours.nth(1).inputValue()]).toEqual(['21', '7'])
    await close()
  })

  test('who gave up logging in for a table is not led there later', async () => {
    const host = await member('Finn')
    await table(host.page, false)
    const { page, close } = await visit(here.browser)
    await page.goto(here.at('/'))
    await page.locator('.table-list button').first().click()
    await page.waitForURL(/\/login$/)
    await page.getByRole('link', { name: 'Play' }).first().click()
    await registerAs(page, 'Gus')
    expect(new URL(page.url()).pathname).toBe('/')
    await close()
    await host.close()
  })

  test('nothing moves under the hand when it is known who is here', async () => {
    const { page, close } = await member('Hugo')
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as { sources: { node: Node }[] }[])
          for (const { node } of sources)
            if (document.querySelector('main')?.contains(node)) moved.push(node.textContent ?? '')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const letGo = await holdUp(page, /\/api\/session$/, 'GET')
    await page.goto(here.at('/me'))
    await page.waitForTimeout(500)
    letGo()
    await page.locator('.account-hours').waitFor()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    await close()
  })
})
