import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, type BotMove, botGame } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { movesMade, myTurn, visit, waitAsPerson } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { waitForAnswers } from './waitForAnswers.ts'
import { withSite } from './withSite.ts'

/** What is decided in each, as the rules name it. An upgrade is a lay that says so. */
const KINDS = {
  '1846': [
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
  ],
  '1856': [
    'auction-buy',
    'bid',
    'auction-pass',
    'raise',
    'drop-out',
    'launch',
    'buy',
    'sell',
    'trade-private',
    'pass',
    'buy-private',
    'private-lay',
    'private-token',
    'set-port',
    'buy-right',
  ],
  '1860': [
    'bid',
    'auction-pass',
    'take-private',
    'take-presidency',
    'launch',
    'buy',
    'sell',
    'sell-private',
    'exchange',
    'pass',
    'home-tile',
    'lay',
    'token',
    'run',
    'dividend',
    'buy-train',
    'offer-train',
  ],
} as const

type Kind = (typeof KINDS)[keyof typeof KINDS][number]

/** What is done by a button of its own. */
const BUTTONS: readonly Kind[] = ['pass', 'end-turn', 'auction-pass', 'drop-out']

describe.skipIf(noBrowser)('decisions', { timeout: 360_000 }, () => {
  const here = withSite('real')
  let game: BotGame

  beforeAll(async () => {
    game = await botGame('1846', 3, 3)
  }, 120_000)

  test.each(['1846', '1856', '1860'] as const)(
    'each kind of %s is made on the screen, and taken back',
    async (id) => {
      const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
      const played = await botGame(id, 3, 3)
      const table = await importInto(page, here.site.address, played)
      const left = new Set<Kind>(KINDS[id])
      while (left.size > 0) {
        const [wanted] = left
        const moment = momentFor(played, left, wanted!)
        await playOnFrom(page, table, moment.move)
        await movesSoFar(page)
        for (const kind of [...left].filter((one) => isOffered(played, moment, one))) {
          await myTurn(page)
          await made(page, kind)
          left.delete(kind)
        }
      }
      expect(errors).toEqual([])
      await close()
    },
  )

  test('a company has its whole turn with nothing but the keyboard', async () => {
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    await playOnFrom(page, await importInto(page, here.site.address, game), wholeTurn(game))
    const turn = await page.locator('.turn-bar').innerText()
    const enter = async (selector: string, text?: RegExp) => {
      const before = await movesMade(page)
      await tabTo(page, selector, text)
      await page.keyboard.press('Enter')
      return before
    }
    const main = async () => {
      await page.locator('[data-main]:enabled').waitFor()
      const before = await enter('[data-main]')
      await waitAsPerson(page)
      if ((await movesMade(page)) === before) await page.keyboard.press('Enter')
      await expect.poll(() => movesMade(page)).toBeGreaterThan(before)
    }
    await enter('.group-bar button:not([aria-disabled=true])', /^Track$/)
    await enter('.hit-area[tabindex="0"]')
    await page.keyboard.press('1')
    await page.keyboard.press('r')
    await page.locator('[data-main]:enabled').waitFor()
    const before = await movesMade(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => movesMade(page)).toBe(before + 1)
    await enter('.group-bar button:not([aria-disabled=true])', /^Run/)
    await main()
    await page.locator('.train-control').waitFor()
    await page.keyboard.press('1')
    await main()
    await waitAsPerson(page)
    await enter('.action-bar .press')
    await expect.poll(() => page.locator('.turn-bar').innerText()).not.toBe(turn)
    expect(errors).toEqual([])
    await close()
  })

  test('a starting price is pointed at on the chart, and Esc goes one step back', async () => {
    const { page, close } = await visit(here.browser, {
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
    })
    const early = game.moves.find(({ offered }) => offered.has('launch'))!
    await playOnFrom(page, await importInto(page, here.site.address, game), early.move)
    await page.locator('.company-buttons .button:not([aria-disabled=true])').last().click()
    const chips = page.locator('.company-options')
    const main = page.locator('[data-main]:enabled')
    const reason = page.locator('.refusal-card')
    await page.locator('.market button').nth(3).dispatchEvent('click')
    await main.waitFor()
    await chips.locator('.refusing').first().dispatchEvent('click')
    await reason.waitFor()
    await page.keyboard.press('Escape')
    await reason.waitFor({ state: 'detached' })
    await expect.poll(() => main.count()).toBe(1)
    await page.keyboard.press('Escape')
    await main.waitFor({ state: 'detached' })
    const chip = chips.locator('[data-choice]').nth(6)
    const before = await chip.boundingBox()
    await chip.click()
    await page.locator('.selection-preview').waitFor()
    expect(await chip.boundingBox()).toEqual(before)
    expect((await page.locator('.selection-preview').boundingBox())!.y).toBeGreaterThan(
      before!.y + before!.height,
    )
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await chips.waitFor({ state: 'detached' })
    await close()
  })

  test('a pass that ends the round says so, can be cancelled, and is made by pressing it once more', async () => {
    const { page, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    const isLastPass = ({ action, move }: BotMove) =>
      action.kind === 'pass' && !game.moves[move + 1]?.offered.has('pass')
    const { move } = game.moves.find(isLastPass)!
    await playOnFrom(page, await importInto(page, here.site.address, game), move)
    const pass = page.locator('.action-bar .press').last()
    await pass.click()
    await page.locator('[data-main]', { hasText: 'This ends the stock round.' }).waitFor()
    expect(await movesMade(page)).toBe(move)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.locator('[data-main]').waitFor({ state: 'detached' })
    await waitAsPerson(page)
    const { x, y, height } = (await pass.boundingBox())!
    await pass.click()
    await page.locator('[data-main]').waitFor()
    expect(await page.getByRole('button', { name: /^Pass/ }).count()).toBe(1)
    expect(await movesMade(page)).toBe(move)
    await waitAsPerson(page)
    // the main button has its place
    await page.mouse.click(x + 20, y + height / 2)
    await expect.poll(() => movesMade(page)).toBe(move + 1)
    await close()
  })

  test('language, theme and a reload leave the selection alone', async () => {
    const { page, close } = await visit(here.browser, { colorScheme: 'light', reducedMotion: 'reduce' })
    await playOnFrom(page, await importInto(page, here.site.address, game), wholeTurn(game))
    await pickUp(page, 'lay')
    const main = page.locator('[data-main]:enabled')
    await main.waitFor()
    const said = await main.innerText()
    const moves = await movesMade(page)
    const tiles = await page.locator('.tray .tile-card').count()
    expect(tiles).toBeGreaterThan(0)
    await page.reload()
    await expect.poll(() => main.innerText()).toBe(said)
    await expect.poll(() => page.locator('.tray .tile-card').count()).toBe(tiles)
    await page.locator('.board .hit-area[aria-pressed=true]').waitFor()
    await page.getByText('日本語', { exact: true }).click()
    await expect.poll(() => main.innerText()).toMatch(/敷設|置き換え/)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.locator('.looks button').click()
    await page.locator('.looks button').click()
    await expect.poll(ground).not.toBe(light)
    await page.getByText('EN', { exact: true }).click()
    await expect.poll(() => main.innerText()).toBe(said)
    expect(await movesMade(page)).toBe(moves)
    await main.click()
    await confirmed(page, moves)
    await close()
  })

  test('a game comes out of the browser as it went in', async () => {
    const { page, close } = await visit(here.browser)
    await importInto(page, here.site.address, game)
    await page.goto(here.at('/'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export: 1846' }).click(),
    ])
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject(
      JSON.parse(game.file.buffer.toString()),
    )
    await close()
  })

  /** Picks something of this kind up, does it, and takes it back. */
  async function made(page: Page, kind: Kind): Promise<void> {
    const before = await movesSoFar(page)
    await waitAsPerson(page)
    if (BUTTONS.includes(kind)) await page.locator('.action-bar .press').last().click()
    else {
      await pickUp(page, kind)
      await page.locator('[data-main]:enabled').click()
    }
    await confirmed(page, before)
    await waitAsPerson(page)
    // a run and its dividend were one press, and so are they taken back
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => movesSoFar(page)).toBe(before)
  }

  /** Looks through what can be done until something of this kind is selected. */
  async function pickUp(page: Page, kind: Kind): Promise<void> {
    const groups = page.locator('.group-bar button:not([aria-disabled=true])')
    const asides = page.locator('.asides button')
    for (let group = -1; group < (await groups.count()); group++) {
      if (group >= 0) await groups.nth(group).click()
      // several things may be done in one step
      for (let aside = -1; aside < (await asides.count()); aside++) {
        if (aside >= 0) await asides.nth(aside).click()
        if (await isPickedUp(page, kind)) return
        if (group >= 0) await groups.nth(group).click()
      }
    }
    throw new Error(`${kind} is nowhere on the screen`)
  }

  /** Presses what can be pressed until something of this kind is selected. */
  async function isPickedUp(page: Page, kind: Kind): Promise<boolean> {
    await waitUntilSettled(page)
    if (await isInHand(page, kind)) return true
    const things = page.locator(THINGS)
    for (let thing = 0; thing < Math.min(MOST, await things.count()); thing++) {
      await unfolded(page)
      await things.nth(thing).click()
      await waitForAnswers(page)
      if (await isInHand(page, kind)) return true
    }
    await page.keyboard.press('Escape')
    return false
  }

  async function isInHand(page: Page, kind: Kind): Promise<boolean> {
    const action = await page.evaluate(
      () => JSON.parse(localStorage.getItem('roundhouse.drafts') ?? '[]').at(-1)?.action,
    )
    if (kind !== 'upgrade') return action?.kind === kind
    return action?.kind === 'lay' && /^Upgrade/.test(await page.locator('[data-main]').innerText())
  }

  /** Presses the main button if it is needed, twice where it asks whether one is sure. */
  async function confirmed(page: Page, before: number): Promise<void> {
    const main = page.locator('[data-main]:enabled')
    for (let presses = 0; presses < 3; presses++) {
      await waitForAnswers(page)
      if ((await movesSoFar(page)) > before) return
      await waitAsPerson(page)
      await main.click()
    }
    await expect.poll(() => movesSoFar(page)).toBeGreaterThan(before)
  }
})

/** How many moves were made; whoever is to have the device takes it. */
async function movesSoFar(page: Page): Promise<number> {
  await page.locator('.history-bar, .pass').first().waitFor()
  const pass = page.locator('.pass button')
  if ((await pass.count()) > 0) {
    await waitAsPerson(page)
    await pass.click()
  }
  return movesMade(page)
}

/** The last turn of a company that builds, runs and buys a train. */
function wholeTurn({ moves }: BotGame): number {
  const done = (from: number) => {
    const end = moves.findIndex(({ move, action }) => move >= from && action.kind === 'end-turn')
    return moves.slice(from, end).map(({ action }) => action.kind)
  }
  const isWhole = (from: number) =>
    ['lay', 'run', 'dividend', 'buy-train'].every((kind) => done(from).includes(kind))
  const last = moves.findLast(({ action, move }) => action.kind === 'end-turn' && isWhole(move + 1))
  if (!last) throw new Error('no company of the bots did all of it')
  return last.move + 1
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string, text = /(?:)/): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab')
    const said = await page.evaluate((wanted) => {
      const { activeElement } = document
      return activeElement?.matches(wanted) ? (activeElement.textContent ?? '') : null
    }, selector)
    if (said !== null && text.test(said.trim())) return
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** Opens the list of hexes, which folds when one is chosen. */
const unfolded = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const places of document.querySelectorAll<HTMLDetailsElement>('.places')) places.open = true
  })

/** What is pressed to pick something up. */
const THINGS =
  '.panel-body [data-choice], .places .button, .panel-body .company-buttons .button:not([aria-disabled=true])'
const MOST = 16

/** Whether the bot could do that; for an upgrade, whether it did. */
const isOffered = ({ moves }: BotGame, { offered, action, move }: BotMove, kind: Kind): boolean =>
  kind === 'upgrade' ? moves.slice(0, move).some((made) => isLaidOn(made.action, action)) : offered.has(kind)

const isLaidOn = (one: Lay, other: Lay): boolean =>
  one.kind === 'lay' && other.kind === 'lay' && one.hex === other.hex

type Lay = BotMove['action'] & { readonly hex?: string }

/** The moment at which most of what is left can be done, the wanted kind among it. */
function momentFor(game: BotGame, left: ReadonlySet<Kind>, wanted: Kind): BotMove {
  const count = (made: BotMove) => [...left].filter((kind) => isOffered(game, made, kind)).length
  const fit = game.moves.filter((made) => isOffered(game, made, wanted))
  if (fit.length === 0) throw new Error(`the bots were never offered ${wanted}`)
  return fit.reduce((best, made) => (count(made) > count(best) ? made : best))
}
