import type { TableCard } from '@roundhouse/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launched, noBrowser } from './browser.ts'
import { type House, registers, servedHouse } from './house.ts'
import { visit } from './player.ts'

describe.skipIf(noBrowser)('what comes late from the server', { timeout: 120_000 }, () => {
  let house: House
  let browser: Browser

  beforeAll(async () => {
    house = await servedHouse()
    browser = await launched()
  }, 180_000)

  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })

  const at = (path: string): string => new URL(path, house.address).href

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

  /** Requests to an address wait until they are let go. */
  async function heldUp(page: Page, address: RegExp, method: string): Promise<() => void> {
    let letGo = () => {}
    const asked = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.context().route(address, async (route) => {
      if (route.request().method() === method) await asked
      await route.continue()
    })
    return letGo
  }

  test('a message and a note that are being typed stay, whatever is answered or looked at', async () => {
    const { page, close } = await visit(browser)
    await page.goto(at('/'))
    await registers(page, 'Ada')
    const { id } = await table(page, true)
    await page.goto(at(`/t/${id}`))
    await page.getByRole('tab', { name: 'Chat' }).click()
    const letGo = await heldUp(page, /\/chat$/, 'POST')
    const say = page.locator('.say input')
    const note = page.locator('.notes textarea')
    await say.fill('one')
    await say.press('Enter')
    await say.fill('two')
    letGo()
    await page.locator('.chat li', { hasText: 'one' }).waitFor()
    expect(await say.inputValue()).toBe('two')
    await page.locator('.notes summary').click()
    await note.fill('mine')
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByRole('tab', { name: 'Chat' }).click()
    expect(await say.inputValue()).toBe('two')
    await page.locator('.notes summary').click()
    expect(await note.inputValue()).toBe('mine')
    await page.waitForTimeout(1500)
    await page.reload()
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.locator('.notes summary').click()
    expect(await note.inputValue()).toBe('mine')
    await close()
  })

  test('nobody is taken for a guest before it is known who they are', async () => {
    const host = await visit(browser)
    await host.page.goto(at('/'))
    await registers(host.page, 'Cleo')
    const { invitation } = await table(host.page, false)
    const { page, close } = await visit(browser)
    await page.goto(at('/'))
    await registers(page, 'Ben')
    const letGo = await heldUp(page, /\/api\/session$/, 'GET')
    await page.goto(at(`/join/${invitation}`))
    await page.waitForTimeout(1500)
    expect(await page.locator('.login input').count()).toBe(0)
    letGo()
    await page.locator('.login button.main', { hasText: 'Ben' }).waitFor()
    await close()
    await host.close()
  })
})
