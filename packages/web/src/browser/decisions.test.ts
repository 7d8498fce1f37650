import type { Site } from '@roundhouse/server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame, type Made } from './botGame.ts'
import { launched, noBrowser } from './browser.ts'
import { movesMade, myTurn, visit } from './player.ts'
import { servedSite } from './site.ts'
import { imported, playOnFrom } from './tour.ts'

/** What is decided in 1846, as the rules name it. An upgrade is a lay that says so. */
const KINDS = [
  'draft',
  'launch',
  'buy',
  'sell',
  'pass',
  'issue',
  'redeem',
  'lay',
  'upgrade',
  'token',
  'buy-private',
  'private-lay',
  'private-token',
  'set-port',
  'run',
  'dividend',
  'buy-train',
  'offer-train',
  'end-turn',
] as const

type Kind = (typeof KINDS)[number]

describe.skipIf(noBrowser)('decisions of 1846', { timeout: 240_000 }, () => {
  let site: Site
  let browser: Browser
  let game: BotGame

  beforeAll(async () => {
    site = await servedSite('real')
    browser = await launched()
    game = await botGame('1846', 3, 3)
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  test('each kind is made on the screen, and taken back', async () => {
    const { page, errors, close } = await visit(browser, { reducedMotion: 'reduce' })
    const table = await imported(page, site.address, game)
    const left = new Set<Kind>(KINDS)
    while (left.size > 0) {
      const [wanted] = left
      const moment = momentFor(game, left, wanted!)
      await playOnFrom(page, table, moment.move)
      await movesSoFar(page)
      for (const kind of [...left].filter((one) => isOffered(game, moment, one))) {
        await myTurn(page)
        await made(page, kind)
        left.delete(kind)
      }
    }
    expect(errors).toEqual([])
    await close()
  })

  /** Picks something of this kind up, does it, and takes it back. */
  async function made(page: Page, kind: Kind): Promise<void> {
    const before = await movesSoFar(page)
    const isPlain = kind === 'pass' || kind === 'end-turn'
    if (isPlain) await page.locator('.foot .press').last().click()
    else await pickUp(page, kind)
    if (kind === 'upgrade') expect(await page.locator('[data-main]').innerText()).toMatch(/^Upgrade/)
    await confirmed(page, before)
    await page.keyboard.press('u')
    await expect.poll(() => movesSoFar(page)).toBe(before)
  }

  /** Looks through what can be done until something of this kind is in hand. */
  async function pickUp(page: Page, kind: Kind): Promise<void> {
    const deeds = page.locator('.deed-bar button')
    for (let deed = -1; deed < (await deeds.count()); deed++) {
      if (deed >= 0) await deeds.nth(deed).click()
      await page.waitForTimeout(150)
      if (await isInHand(page, kind)) return
      await page.evaluate(() => {
        for (const places of document.querySelectorAll<HTMLDetailsElement>('.places')) places.open = true
      })
      const things = page.locator(THINGS)
      for (let thing = 0; thing < Math.min(MOST, await things.count()); thing++) {
        await things.nth(thing).click()
        await page.waitForTimeout(80)
        if (await isInHand(page, kind)) return
      }
      await page.keyboard.press('Escape')
    }
    throw new Error(`${kind} is nowhere on the screen`)
  }

  async function isInHand(page: Page, kind: Kind): Promise<boolean> {
    const action = await page.evaluate(
      () => JSON.parse(localStorage.getItem('roundhouse.draft') ?? 'null')?.action,
    )
    if (kind !== 'upgrade') return action?.kind === kind
    return action?.kind === 'lay' && /^Upgrade/.test(await page.locator('[data-main]').innerText())
  }

  /** Presses the main button, twice where it asks whether one is sure. */
  async function confirmed(page: Page, before: number): Promise<void> {
    const main = page.locator('[data-main]:enabled')
    await expect.poll(async () => (await movesSoFar(page)) > before || (await main.count()) > 0).toBe(true)
    for (let presses = 0; presses < 3 && (await movesSoFar(page)) === before; presses++) {
      await main.click()
      await page.waitForTimeout(700)
    }
    await expect.poll(() => movesSoFar(page)).toBeGreaterThan(before)
  }
})

/** How many moves were made; whoever is to have the device takes it. */
async function movesSoFar(page: Page): Promise<number> {
  await page.locator('.history, .pass').first().waitFor()
  const pass = page.locator('.pass button')
  if ((await pass.count()) > 0) await pass.click()
  return movesMade(page)
}

/** What is pressed to pick something up. */
const THINGS =
  '.panel-body [data-choice], .places .button, .panel-body .company-buttons .button:not([aria-disabled=true])'
const MOST = 40

/** Whether the bot could do that; for an upgrade, whether it did. */
const isOffered = ({ moves }: BotGame, { offered, action, move }: Made, kind: Kind): boolean =>
  kind === 'upgrade' ? moves.slice(0, move).some((made) => isLaidOn(made.action, action)) : offered.has(kind)

const isLaidOn = (one: Lay, other: Lay): boolean =>
  one.kind === 'lay' && other.kind === 'lay' && one.hex === other.hex

type Lay = Made['action'] & { readonly hex?: string }

/** The moment at which most of what is left can be done, the wanted kind among it. */
function momentFor(game: BotGame, left: ReadonlySet<Kind>, wanted: Kind): Made {
  const count = (made: Made) => [...left].filter((kind) => isOffered(game, made, kind)).length
  const fit = game.moves.filter((made) => isOffered(game, made, wanted))
  if (fit.length === 0) throw new Error(`the bots were never offered ${wanted}`)
  return fit.reduce((best, made) => (count(made) > count(best) ? made : best))
}
