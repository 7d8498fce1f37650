import type { TableCard } from '@roundhouse/wire'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { onTurn, type Visit, visit, waitAsPerson } from './player.ts'
import { recorderTo } from './recorder.ts'
import { holdUp, registerAs } from './siteWithServer.ts'
import { waitUntilSettled } from './tour.ts'
import { withServer } from './withServer.ts'

/** What a table settles otherwise than usual, as it is told in the lobby and to whoever is invited. */
const HOUSE_RULE = /Any legal run|どの運行でもよい/

/** What the button says that asks to take moves back, and what it says of them. */
const ASKS = /^Ask to undo|元に戻すよう依頼/
const QUOTED = /(?<=[“「])[^”」]+/

describe.skipIf(noBrowser)('the screens of playing together', { timeout: 240_000 }, () => {
  const here = withServer()

  const arrives = async (options: BrowserContextOptions): Promise<Visit> => {
    const one = await visit(here.browser, { bypassCSP: true, reducedMotion: 'reduce', ...options })
    one.page.setDefaultTimeout(30_000)
    await one.page.goto(here.at('/'))
    return one
  }

  /** Fills in the form of a new table of three, with bots on some chairs. */
  const plans = async (page: Page, address: string, ...bots: number[]): Promise<void> => {
    await page.goto(new URL('/new/1846#online', address).href)
    await page.locator('input[name=players][value="3"]').dispatchEvent('click')
    for (const chair of bots) await page.locator('.chair select').nth(chair).selectOption('steady')
  }

  /** Two people and a bot at a table that has not begun. */
  const together = async (first: string, second: string) => {
    const host = await arrives({})
    const guest = await arrives({})
    await registerAs(host.page, first)
    await registerAs(guest.page, second)
    await plans(host.page, here.site.address, 2)
    await host.page.locator('.start button.main').click()
    const link = await host.page.locator('.invite-link input').inputValue()
    await guest.page.goto(link)
    await guest.page.getByRole('button', { name: `Sit down as ${second}` }).click()
    return { host, guest, link }
  }

  test.each([
    ['en-US', 1440, 'Ada', 'Ben'],
    ['ja-JP', 320, 'あおい', 'ひろし'],
  ])('can be used by everybody (%s, %i wide)', async (locale, width, first, second) => {
    const options = { locale, viewport: { width, height: width < 600 ? 800 : 900 } }
    const host = await arrives(options)
    const guest = await arrives(options)
    const found: string[] = []
    const look = async ({ page }: Visit, screen: string) => {
      await waitUntilSettled(page)
      found.push(...(await faults(page, screen)))
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${screen}-${width}.png` })
    }

    await host.page.goto(here.at('/login'))
    await host.page.locator('input[value=register]').check({ force: true })
    await look(host, 'register')
    await host.page.goto(here.at('/'))
    await registerAs(host.page, first)
    await host.page.locator('.catalogue').waitFor()
    await look(host, 'lobby-empty')

    await plans(host.page, here.site.address, 2)
    await host.page.locator('input[name=bestRun][value=declared]').dispatchEvent('click')
    await look(host, 'new-table')
    await host.page.locator('.start button.main').click()
    await host.page.locator('.chairs').waitFor()
    await look(host, 'waiting-room')

    const link = await host.page.locator('.invite-link input').inputValue()
    await guest.page.locator('.table-list li', { hasText: HOUSE_RULE }).getByRole('button').waitFor()
    await look(guest, 'lobby')
    await guest.page.goto(link)
    await guest.page.locator('.login form input').fill(second)
    await guest.page
      .locator('.card', { hasText: /^(Rules of this table|この卓の決まり)/ })
      .getByText(HOUSE_RULE)
      .waitFor()
    await look(guest, 'join')
    await guest.page.locator('.login form button').click()
    await guest.page.locator('.chairs').waitFor()

    await host.page.locator('.chairs li').nth(1).locator('button').click()
    await look(host, 'send-away')
    await host.page.locator('.ask-again button').first().click()

    await host.page.locator('.shuffle input').uncheck()
    await host.page.locator('.room-actions .main:not([aria-disabled=true])').click()
    await Promise.all([host, guest].map(({ page }) => page.locator('.turn-bar').waitFor()))
    for (let moves = 0; moves < 3; moves++) {
      const { page } = await onTurn([host, guest])
      await page.locator('.panel [data-choice]').first().click()
      await page.locator('[data-main]:enabled').click()
      await page.locator('.turn-bar.mine').waitFor({ state: 'detached' })
    }
    await look(host, 'game')
    await asksFor(host, guest)
    await look(host, 'asking')

    await host.page.keyboard.press('t')
    await host.page.locator('.chat-input input').fill('Hello')
    await host.page.locator('.chat-input input').press('Enter')
    await host.page.locator('.chat li').waitFor()
    await look(host, 'chat')

    await host.page.locator('.menu > button').click()
    await host.page.locator('.menu-sheet button', { hasText: /End by agreement|合意して終了/ }).click()
    await guest.page.locator('.ballot').waitFor()
    await look(guest, 'ballot')
    await waitAsPerson(guest.page)
    await guest.page.locator('.ballot-actions .button').first().click()
    await host.page
      .locator('.ballot', { hasText: second })
      .getByText(/declined|断りました/)
      .waitFor()
    await look(host, 'declined')
    expect(await guest.page.locator('.ballot').count()).toBe(0)

    await host.page.goto(here.at('/me'))
    await host.page.locator('.account').waitFor()
    await look(host, 'account')
    await host.page.goto(here.at(`/confirm/${'a'.repeat(43)}`))
    await host.page.locator('.login form button').click()
    await host.page.locator('.form-trouble').waitFor()
    await look(host, 'confirm')
    await host.page.goto(here.at('/'))
    await host.page.locator('.tile').first().waitFor()
    await look(host, 'lobby-mine')

    expect(found).toEqual([])
    expect([...host.errors, ...guest.errors]).toEqual([])
    await host.close()
    await guest.close()
  })

  /** One of them asks to take a move back: the button names the move as the question does. */
  const asksFor = async (...players: Visit[]) => {
    const button = ({ page }: Visit) => page.locator('.action-bar').getByRole('button', { name: ASKS })
    await expect
      .poll(async () => (await Promise.all(players.map((one) => button(one).count()))).includes(1))
      .toBe(true)
    const counts = await Promise.all(players.map((one) => button(one).count()))
    const asker = players[counts.indexOf(1)]!
    const what = QUOTED.exec((await button(asker).getAttribute('title'))!)![0]
    await waitAsPerson(asker.page)
    await button(asker).click()
    // one press asks nobody
    await asker.page.locator('.ask-first').waitFor()
    for (const { page } of players) expect(await page.locator('.ballot').count()).toBe(0)
    await waitAsPerson(asker.page)
    await asker.page.locator('.ask-first .main').click()
    // others may not know what was done
    for (const one of players)
      await one.page.locator('.ballot', one === asker ? { hasText: what } : {}).waitFor()
    await waitAsPerson(asker.page)
    await asker.page.locator('.ballot-actions .button').first().click()
    for (const { page } of players) await page.locator('.ballot').waitFor({ state: 'detached' })
  }

  test('whatever way is taken to a new game, the game and the number of players that were chosen are kept', async () => {
    const { page, errors, close } = await arrives({})
    const seats = page.locator('.new-form .seats li')
    const chosen = page.locator('.new-form .game-choice input:checked')
    for (const way of ['Names, bots and house rules', 'Pass and play', 'Play online']) {
      await page.goto(here.at('/'))
      await page.locator('.quick label', { hasText: 'Baltimore & Ohio' }).click()
      await page.locator('.quick label', { hasText: /^6$/ }).click()
      await page.getByRole('link', { name: way }).click()
      await expect.poll(() => seats.count()).toBe(6)
      expect(await chosen.getAttribute('value')).toBe('baltimore-ohio')
    }
    // and so it is in the form itself
    await page.locator('input[name=where][value=device]').dispatchEvent('click')
    await expect.poll(() => page.locator('.start button.main').count()).toBe(1)
    expect(await seats.count()).toBe(6)
    await page.locator('.game-choice label', { hasText: '1846' }).click()
    await expect.poll(() => seats.count()).toBe(5)
    expect(errors).toEqual([])
    await close()
  })

  test('the host sends somebody away, renews the link, and starts only with a person', async () => {
    const { host, guest, link } = await together('Hana', 'Gus')
    const gus = host.page.locator('.chairs li').nth(1)
    await gus.getByRole('img', { name: 'here' }).waitFor()
    const ask = host.page.getByRole('button', { name: 'Ask Gus to leave' })
    await ask.click()
    await host.page.getByText('Gus cannot sit down here again, and the link becomes another.').waitFor()
    await waitAsPerson(host.page)
    await ask.click()
    await host.page.getByText('The link is a new one; the old one leads nowhere any more.').waitFor()
    await host.page.getByText('1 watching').waitFor()
    const second = await host.page.locator('.invite-link input').inputValue()
    expect(second).not.toBe(link)
    await guest.page.getByRole('button', { name: 'Sit down' }).click()
    await guest.page.getByText('The host of this table has banned you from it.').waitFor()
    await guest.page.goto(link)
    await guest.page.getByText('This invitation leads nowhere any more.').waitFor()

    await host.page.getByRole('button', { name: 'Renew the link' }).click()
    await expect.poll(() => host.page.locator('.invite-link input').inputValue()).not.toBe(second)

    await waitAsPerson(host.page)
    await host.page.getByRole('button', { name: 'Get up' }).click()
    for (const chair of [0, 1])
      await host.page.locator('.chairs li').nth(chair).locator('select').selectOption('steady')
    await host.page.getByText('when at least one person sits at the table').waitFor()
    expect(
      await host.page.getByRole('button', { name: 'Start the game' }).getAttribute('aria-disabled'),
    ).toBe('true')
    await host.close()
    await guest.close()
  })

  test('a bot is offered for somebody who has been silent for long, and not before', async () => {
    const { host, guest } = await together('Iris', 'Jon')
    await host.page.locator('.room-actions .main:not([aria-disabled=true])').click()
    await Promise.all([host, guest].map(({ page }) => page.locator('.turn-bar').waitFor()))
    const [{ page }, name] = (await onTurn([host, guest])) === host ? [guest, 'Iris'] : [host, 'Jon']
    const offer = page.getByRole('button', { name: `Replace ${name} by a bot` })
    const openMenu = () => page.locator('.menu > button').click()
    await openMenu()
    await page.getByRole('button', { name: 'End by agreement…' }).waitFor()
    await page.waitForTimeout(500)
    expect(await offer.count()).toBe(0)
    await openMenu()

    await page.context().route(/\/api\/tables\/\w+$/, async (route) => {
      const response = await route.fetch()
      const card = (await response.json()) as TableCard
      await route.fulfill({
        response,
        json: { ...card, awaited: card.awaited.map((one) => ({ ...one, long: true })) },
      })
    })
    await openMenu()
    await expect.poll(() => offer.innerText()).toMatch(/awaited since .*\d/)
    await offer.click()
    await page.getByText('Not yet: a bot can take over only').waitFor()
    await host.close()
    await guest.close()
  })

  test('a form for the server waits until it is known whether there is one', async () => {
    const { page, close } = await arrives({})
    const letGo = await holdUp(page, /\/api\/session$/, 'GET')
    await page.goto(here.at('/new/1846#online'))
    await page.locator('.new-page h1').waitFor()
    await page.waitForTimeout(500)
    expect(await page.locator('.new-form').count()).toBe(0)
    letGo()
    await page.locator('.new-form .chair').first().waitFor()
    await page.context().unroute(/\/api\/session$/)

    await page.context().route(/\/api\/session$/, (route) => route.abort())
    await page.goto(here.at('/new/1846?away#online'))
    await page.locator('.start button.main').click()
    await page.locator('.turn-bar').waitFor()
    await close()
  })

  test('on the first page nothing moves when the server is found', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, close } = await visit(here.browser, { viewport })
      await page.addInitScript(() => {
        // However slow this machine is, the page waits for its server.
        const soon = window.setTimeout
        window.setTimeout = ((work: () => void, delay = 0) =>
          delay < 1000 ? soon(work, delay) : 0) as typeof window.setTimeout
        new PerformanceObserver((moved) => {
          document.documentElement.dataset.moved = `${moved.getEntries().length}`
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(here.at('/'))
      await page.getByRole('heading', { name: 'Open tables' }).waitFor()
      await page.locator('.hero-board .board-thumbnail').waitFor()
      await page.locator('.catalogue').waitFor()
      await waitUntilSettled(page)
      expect(await page.locator('html').getAttribute('data-moved')).toBeNull()
      await close()
    }
  })

  test('a connection that is lost comes back, and a move made meanwhile is sent', async () => {
    const recorder = await recorderTo(here.site.address)
    const { page, close } = await visit(here.browser)
    page.setDefaultTimeout(30_000)
    await page.goto(recorder.address)
    await registerAs(page, 'Dora')
    await plans(page, recorder.address, 1, 2)
    await page.locator('.start button.main').click()
    await page.locator('.room-actions .main:not([aria-disabled=true])').click()
    await page.locator('.turn-bar.mine').waitFor()
    recorder.shut(true)
    await page.getByText('Reconnecting…').waitFor()
    await waitAsPerson(page)
    await page.locator('.panel [data-choice]').first().click()
    await page.locator('[data-main]:enabled').click()
    await page.waitForTimeout(500)
    recorder.shut(false)
    await page.getByText('Reconnecting…').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.history-bar input').getAttribute('max')).not.toBe('0')
    await close()
    await recorder.close()
  })
})
