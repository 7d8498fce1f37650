import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { chooser, decide, isGameOver, movesMade, myTurn, sitDown, visit, waitAsPerson } from './player.ts'
import { withSite } from './withSite.ts'

const BNO = 'Baltimore & Ohio'

/** The ways in which 1846 is decided. */
const CONTROLS = ['board-control', 'company-rows', 'hand', 'preview-cards', 'run-control', 'train-control']

describe.skipIf(noBrowser)('a game on the screen', { timeout: 240_000 }, () => {
  const here = withSite('real')

  /** Decides until something is true of the screen; gives what was done. */
  async function until(page: Page, isDone: () => Promise<boolean>, most = 150): Promise<string[]> {
    const any = chooser(11)
    const done: string[] = []
    while (done.length < most) {
      await myTurn(page)
      if (await isDone()) return done
      done.push(await decide(page, { any, hurried: done.length > 40 || any(5) === 0 }))
    }
    throw new Error(`not done after ${most} decisions, the last: ${done.slice(-5).join(' / ')}`)
  }

  const round = (page: Page): Promise<string> => page.locator('.title-bar .round').innerText()

  test('Baltimore & Ohio is played to its end against bots', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await until(page, () => isGameOver(page), 400)
    await page.getByRole('link', { name: 'Result' }).click()
    await expect.poll(() => page.locator('.place').count()).toBe(3)
    expect(errors).toEqual([])
    await close()
  })

  test('1846 is played through draft, stock round and two operating rounds', async () => {
    const { page, errors, close } = await visit(here.browser)
    const controls = new Set<string>()
    const rounds = new Set<string>()
    await sitDown(page, here.site.address, '1846', 3)
    const any = chooser(3)
    for (let count = 0; count < 120; count++) {
      await myTurn(page)
      const now = await round(page)
      rounds.add(now)
      if (now === 'Stock round 2') break
      for (const control of CONTROLS)
        if (await page.locator(`.panel .${control}`).count()) controls.add(control)
      if (now === 'Stock round 1') await launchOrPass(page)
      else await operate(page, any)
    }
    expect([...rounds]).toEqual(
      expect.arrayContaining([
        'Stock round 1',
        'Operating round 1.1',
        'Operating round 1.2',
        'Stock round 2',
      ]),
    )
    expect([...controls].sort()).toEqual(CONTROLS)
    expect(errors).toEqual([])
    await close()
  })

  /** Launches one corporation, with enough money for trains, and keeps the rest. */
  async function launchOrPass(page: Page): Promise<void> {
    const before = await movesMade(page)
    const launch = page.getByRole('button', { name: 'Launch: ', disabled: false })
    const own = await page.locator('.ledger tbody td.mine .star').count()
    if (own === 0 && (await launch.count()) > 0) {
      await launch.first().click()
      await page.getByRole('button', { name: '$100', exact: true }).first().click()
      await page.locator('[data-main]:enabled', { hasText: '$100' }).click()
    } else await page.locator('.action-bar .press').click()
    const main = page.locator('[data-main]:enabled')
    await expect.poll(async () => (await movesMade(page)) > before || (await main.count()) > 0).toBe(true)
    await waitAsPerson(page)
    if ((await movesMade(page)) === before) await main.click()
    await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
  }

  /** Builds, runs, buys trains, and then ends the turn. A bot that declines could be asked for ever. */
  async function operate(page: Page, any: (count: number) => number): Promise<void> {
    const groups = page.locator('.group-bar button:not([aria-disabled=true])')
    const names = await groups.allInnerTexts()
    const wanted = names.findIndex((name) => /Track|Run|Buy trains$/.test(name))
    if (wanted >= 0) await groups.nth(wanted).click()
    const buysTrains = names[wanted] === 'Buy trains'
    const isAside = buysTrains ? (await page.locator('.train-cards [data-choice]').count()) === 0 : wanted < 0
    const mayPress = (await page.locator('.action-bar .press').count()) > 0
    await decide(page, { any: buysTrains ? () => 0 : any, hurried: isAside && mayPress })
  }

  test('a move is taken back and given back, and a draft stays a draft', async () => {
    const { page, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    const start = await movesMade(page)
    await page.getByRole('button', { name: 'Found: ', disabled: false }).first().click()
    await page.locator('.company-options [data-choice]').first().click()
    await page.locator('[data-main]:enabled').waitFor()
    expect(await movesMade(page)).toBe(start)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-main]').count()).toBe(0)
    await page.getByRole('button', { name: 'Found: ', disabled: false }).first().click()
    await page.locator('.company-options [data-choice]').first().click()
    await page.locator('[data-main]:enabled').click()
    await expect.poll(() => movesMade(page)).toBeGreaterThan(start)
    await myTurn(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => movesMade(page)).toBe(start)
    await waitAsPerson(page)
    await page.keyboard.press('Shift+U')
    await expect.poll(() => movesMade(page)).toBeGreaterThan(start)
    await waitAsPerson(page)
    await page.keyboard.press('u')
    await expect.poll(() => movesMade(page)).toBe(start)
    await close()
  })

  test('a hex that cannot be chosen says why, with the rule', async () => {
    const { page, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await until(page, async () => (await page.locator('.board-control').count()) > 0)
    await page.locator('.hit-area[aria-disabled=true]').first().dispatchEvent('click')
    const card = page.getByRole('alert')
    await card.waitFor()
    await expect.poll(() => card.locator('blockquote .mono').innerText()).toMatch(/^BO-/)
    await expect
      .poll(() => card.getByRole('link', { name: 'Open rule' }).getAttribute('href'))
      .toMatch(/#BO-/)
    await close()
  })

  test('any moment of the past can be looked at, and played on from', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await until(page, async () => (await movesMade(page)) > 12)
    const last = await movesMade(page)
    await page.keyboard.press('[')
    await page.getByText(`You are looking at move ${last - 1}.`).waitFor()
    await page.keyboard.press('Home')
    await page.getByText('You are looking at move 0.').waitFor()
    expect(await page.locator('.action-bar .press').count()).toBe(0)
    await page.keyboard.press(']')
    await page.getByText('You are looking at move 1.').waitFor()
    await page.getByRole('button', { name: 'Try a line' }).click()
    await page.getByText('A line tried from move 1').waitFor()
    expect(await movesMade(page)).toBe(1)
    await page.locator('.turn-bar.mine').waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('charts and a table of the whole game', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, BNO, 3)
    await until(page, async () => (await round(page)).startsWith('Operating'))
    await page.getByRole('tab', { name: 'Charts' }).click()
    await page.locator('.chart canvas').waitFor()
    await page.getByText('Table', { exact: true }).click()
    await page.locator('.figures td').first().waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('baltimore-ohio.csv')
    const wide = page.getByRole('dialog', { name: 'Figures by round' })
    await page.getByRole('button', { name: 'Show with more room' }).click()
    expect(
      await wide.getByRole('region').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0)
    await wide.getByRole('button', { name: 'OR 1.1' }).click()
    await wide.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await close()
  })
})
