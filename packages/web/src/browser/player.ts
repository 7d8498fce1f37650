import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { MISCLICK_GUARD } from '../game/state/misclickGuard.ts'
import { countRequests, waitForAnswers } from './waitForAnswers.ts'

/** A page of somebody who has never been here, with what goes wrong in it. */
export interface Visit {
  readonly page: Page
  readonly errors: string[]
  close(): Promise<void>
}

/** A visitor with a browser as it comes. */
export async function newcomer(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-US', ...options })
  await countRequests(context)
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page: await context.newPage(), errors, close: () => context.close() }
}

/** A visitor whose games are set up the same way every time, and whose bots do not linger. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const one = await newcomer(browser, {
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    ...options,
  })
  await one.page.context().addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('roundhouse.pace', 'instant')
    // a test brings what it would say otherwise
    localStorage.getItem('roundhouse.knownGames') ??
      localStorage.setItem('roundhouse.knownGames', '1846 1856 1860 baltimore-ohio')
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(20_260)
      return array
    }
  })
  return one
}

/** Waits as long as somebody who has to see first what is there now. */
export async function waitAsPerson(page: Page): Promise<void> {
  await page.waitForTimeout(MISCLICK_GUARD + 50)
  await waitForAnswers(page)
}

/** Sits down to a game against bots. */
export async function sitDown(page: Page, address: string, game: string, players: number): Promise<void> {
  await page.goto(new URL('/new', address).href)
  await page.locator('label', { hasText: game }).first().click()
  await page.getByLabel(String(players), { exact: true }).check()
  await page.locator('button.main').click()
  await page.locator('.turn-bar.mine').waitFor()
  await waitAsPerson(page)
}

/** How a player likes it: what to press of so many things; whether to be done with it quickly. */
interface Manner {
  any(count: number): number
  readonly hurried: boolean
}

/** The same choices every time. */
export function chooser(seed: number): (count: number) => number {
  let now = seed
  return (count) => {
    now = (now * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((now / 2 ** 31) * count)
  }
}

export const isGameOver = async (page: Page): Promise<boolean> =>
  (await page.locator('.panel a.main').count()) > 0

/** Waits until the person at the screen is asked, or the game is over. */
export async function myTurn(page: Page): Promise<void> {
  await page.locator('.turn-bar.mine, .panel a.main').first().waitFor({ timeout: 60_000 })
  await waitAsPerson(page)
}

/** Whoever of these visitors is asked, as soon as somebody is. */
export async function onTurn(visits: readonly Visit[]): Promise<Visit> {
  for (let tries = 0; tries < 400; tries++) {
    for (const one of visits) {
      if ((await one.page.locator('.turn-bar.mine').count()) === 0) continue
      await waitAsPerson(one.page)
      return one
    }
    await visits[0]!.page.waitForTimeout(100)
  }
  throw new Error('nobody is asked')
}

/** Waits until the bar says whose turn it is, and what is asked. */
export async function asks(page: Page, whose: string, what: string): Promise<void> {
  await page.locator('.turn-bar', { hasText: new RegExp(`^${whose}\\s*${what}$`) }).waitFor()
  await waitAsPerson(page)
}

export const movesMade = async (page: Page): Promise<number> =>
  Number(await page.locator('.history-bar input').getAttribute('max'))

/** One decision, made by what is on the screen; gives what was done, in the words of the button. */
export async function decide(page: Page, { any, hurried }: Manner): Promise<string> {
  const before = await movesMade(page)
  const press = page.locator('.action-bar .press')
  if (hurried) {
    const groups = page.locator('.group-bar button:not([aria-disabled=true])')
    if ((await press.count()) === 0 && (await groups.count()) > 0) await groups.last().click()
  }
  if (hurried && (await press.count()) > 0) return confirmMove(page, before, press.first())
  const main = page.locator('[data-main]')
  await page.locator(`${CHOICES}, [data-main], .action-bar .press`).first().waitFor({ state: 'attached' })
  if (await main.count()) return confirmMove(page, before)
  await page.evaluate(() => {
    for (const places of document.querySelectorAll<HTMLDetailsElement>('.places')) places.open = true
  })
  const choices = page.locator(CHOICES)
  const count = await choices.count()
  if (count === 0) return confirmMove(page, before, press.first())
  await choices.nth(any(count)).click()
  const prices = page.locator('.company-options [data-choice]')
  await page.locator('[data-main], .company-options [data-choice]').first().waitFor()
  if ((await main.count()) === 0) await prices.nth(any(await prices.count())).click()
  return confirmMove(page, before)
}

const CHOICES =
  '.panel-body [data-choice], .places .button, .company-buttons .button:not([aria-disabled=true])'

/** Presses a button, then the main button if it comes up, until a move was made. */
async function confirmMove(
  page: Page,
  before: number,
  button = page.locator('[data-main]:enabled'),
): Promise<string> {
  const said = (await button.innerText()).replace(/\s*⏎$/, '')
  await button.click()
  for (let tries = 0; tries < 60; tries++) {
    if ((await movesMade(page)) > before) return said
    await page.waitForTimeout(100)
    if (tries % 7 !== 6 || (await movesMade(page)) > before) continue
    // asked once more, or pressed too early
    const main = page.locator('[data-main]:enabled')
    const again = (await main.count()) > 0 ? main : button
    await again.click({ timeout: 1000 }).catch(() => {})
  }
  throw new Error(`nothing came of ${said}`)
}
