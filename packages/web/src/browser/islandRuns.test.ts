import type { Action } from '@roundhouse/kernel'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, firstOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { decide, movesMade, myTurn, visit, waitAsPerson } from './player.ts'
import { importInto, playOnFrom } from './tour.ts'
import { waitForAnswers } from './waitForAnswers.ts'
import { withSite } from './withSite.ts'

interface Run extends Action {
  readonly routes: readonly {
    readonly train: string
    readonly links: readonly (readonly string[])[]
    readonly counts: readonly string[]
  }[]
}

/** The routes of a run. */
const routesOf = (action: Action): Run['routes'] => (action.kind === 'run' ? (action as Run).routes : [])

describe.skipIf(noBrowser)('operating rounds of 1860', { timeout: 600_000 }, () => {
  const here = withSite('real')
  let game: BotGame

  beforeAll(async () => {
    game = await botGame('1860', 3, 3)
  }, 120_000)

  /** Plays on from a moment of the game of the bots. */
  async function playOn(page: Page, move: number): Promise<void> {
    await playOnFrom(page, await importInto(page, here.site.address, game), move)
    await expect.poll(() => movesMade(page)).toBe(move)
  }

  async function toRun(page: Page, move: number): Promise<void> {
    await playOn(page, move)
    if ((await page.locator('.run-control').count()) === 0)
      await page.getByRole('button', { name: 'Run & dividend', exact: true }).click()
    await page.getByText('Best possible run (proved)').waitFor()
    await waitForAnswers(page)
  }

  test('two of them are played by what is on the screen', async () => {
    const { page, errors, close } = await visit(here.browser, { bypassCSP: true, reducedMotion: 'reduce' })
    // the first tile of the game, and what comes after it
    await playOn(
      page,
      firstOf(game, ({ action }) => action.kind === 'lay'),
    )
    const round = page.locator('.round')
    const done = new Set<string>()
    const operating = new Set<string>()
    for (let moves = 0; moves < 150 && operating.size < 3; moves++) {
      await myTurn(page)
      const now = await round.innerText()
      if (now.startsWith('Operating')) operating.add(now)
      if (!done.has('Run') && (await page.locator('.run-control [data-choice]').count()) > 0)
        expect(await faults(page, 'run')).toEqual([])
      done.add((await decide(page, { any: () => 0, hurried: false })).split(' ')[0]!)
    }
    expect(operating.size).toBeGreaterThanOrEqual(2)
    for (const verb of ['Lay', 'Run']) expect([...done]).toContain(verb)
    expect(errors).toEqual([])
    await close()
  })

  test('a train serves no more halts than it has room for', async () => {
    const { page, errors, close } = await visit(here.browser)
    await toRun(
      page,
      firstOf(game, ({ action }) => {
        const [route, ...others] = routesOf(action)
        return route !== undefined && others.length === 0 && route.counts.length <= route.links.length
      }),
    )
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    const chips = page.locator('.stop-chips [aria-pressed]')
    const left = await chips.evaluateAll((all) => all.findIndex((one) => one.ariaPressed === 'false'))
    await chips.nth(left).click()
    const illegal = page.locator('.illegal')
    await expect.poll(() => illegal.getByRole('link').innerText()).toBe('1860-RUN.9')
    await expect.poll(() => page.locator('[data-main]').isDisabled()).toBe(true)
    await chips.nth(left).click()
    await illegal.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await close()
  })

  test('a leased train runs for the treasury', async () => {
    const { page, errors, close } = await visit(here.browser, { bypassCSP: true, reducedMotion: 'reduce' })
    const move = firstOf(game, ({ action }) => routesOf(action)[0]?.train.endsWith('leased') === true)
    await toRun(page, move)
    await page.locator('.turn-bar', { hasText: 'run the leased' }).waitFor()
    await expect.poll(() => page.locator('.run-control').innerText()).toMatch(/Treasury\s+\+\d+cc/)
    expect(await faults(page, 'lease')).toEqual([])
    await waitAsPerson(page)
    await page.locator('[data-main]:enabled').click()
    await expect.poll(() => movesMade(page)).toBeGreaterThan(move)
    expect(errors).toEqual([])
    await close()
  })
})
