import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { chooser, decide, onTurn, visit, waitAsPerson } from './player.ts'
import { registerAs } from './siteWithServer.ts'
import { withServer } from './withServer.ts'

describe.skipIf(noBrowser)('what another player takes back', { timeout: 120_000 }, () => {
  const here = withServer()

  test('is told at once, and what was selected comes back once it fits again', async () => {
    const [host, guest] = await Promise.all(['Ada', 'Ben'].map(() => visit(here.browser)))
    for (const [{ page }, name] of [
      [host!, 'Ada'],
      [guest!, 'Ben'],
    ] as const) {
      page.setDefaultTimeout(30_000)
      await page.goto(here.at('/'))
      await registerAs(page, name)
    }
    await host!.page.goto(here.at('/new/baltimore-ohio#online'))
    await host!.page.locator('input[name=players][value="3"]').dispatchEvent('click')
    await host!.page.locator('.chair select').nth(2).selectOption('steady')
    await host!.page.locator('.start button.main').click()
    await guest!.page.goto(await host!.page.locator('.invite-link input').inputValue())
    await guest!.page.getByRole('button', { name: 'Sit down as Ben' }).click()
    await host!.page.locator('.room-actions .main:not([aria-disabled=true])').click()
    await Promise.all([host!, guest!].map(({ page }) => page.locator('.turn-bar').waitFor()))

    // the first purchase cannot be refused
    const mover = await onTurn([host!, guest!])
    const other = mover === host ? guest! : host!
    const buys = () => decide(mover.page, { any: chooser(7), hurried: false })
    await buys()
    await other.page.locator('.turn-bar.mine').waitFor()
    await waitAsPerson(other.page)
    await other.page.locator('.company-buttons .button:not([aria-disabled=true])').last().click()
    const prices = other.page.locator('.company-options [data-choice]')
    await other.page.locator('[data-main], .company-options [data-choice]').first().waitFor()
    if (await prices.count()) await prices.first().click()
    const main = other.page.locator('[data-main]:enabled')
    await main.waitFor()
    const chosen = await main.locator('> span').first().innerText()

    await mover.page.getByRole('button', { name: 'Undo', exact: true }).click()
    const told = other.page.locator('.taken-back')
    await told.waitFor()
    expect(await told.innerText()).toMatch(mover === host ? /^Ada took back/ : /^Ben took back/)
    expect(await other.page.locator('.lost-selection s').innerText()).toBe(chosen)
    expect(await mover.page.locator('.taken-back').count()).toBe(0)
    await other.page.getByText('日本語', { exact: true }).click()
    await expect.poll(() => told.innerText()).toContain('元に戻しました')
    await other.page.getByText('EN', { exact: true }).click()

    await other.page.getByRole('tab', { name: 'Log' }).click()
    // where the bot sits between them, its move goes too
    const logged = other.page.locator('.log-line', { hasText: /takes back (a move|\d+ moves)\./ })
    await logged.waitFor()

    await waitAsPerson(mover.page)
    await mover.page.getByRole('button', { name: 'Redo' }).click()
    await told.waitFor({ state: 'detached' })
    await logged.waitFor({ state: 'detached' })
    await waitAsPerson(mover.page)
    await mover.page.getByRole('button', { name: 'Undo', exact: true }).click()
    await told.waitFor()

    await waitAsPerson(mover.page)
    await buys()
    await logged.waitFor()
    await other.page.getByText('The position changed; your draft still fits.').waitFor()
    expect(await main.locator('> span').first().innerText()).toBe(chosen)
    for (const { errors, close } of [host!, guest!]) {
      expect(errors).toEqual([])
      await close()
    }
  })
})
