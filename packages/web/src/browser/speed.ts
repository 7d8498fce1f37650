import type { Browser, Page } from 'playwright-core'
import { type BotGame, botGame, lastOf } from './botGame.ts'
import { launched, noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { servedSite } from './site.ts'
import { firstLoad, gameSizes } from './sizes.ts'
import { slowedDown, slowWorker, timed, watchAnswers } from './stopwatch.ts'
import { imported, playOnFrom } from './tour.ts'

/** As slow as a phone of some years. */
const TIMES = 4

interface Row {
  readonly decision: string
  readonly press: string
  readonly first: number
  readonly whole: number
}

/** Says how much is loaded, and how long the screen takes to answer late in a game of 1846. */
export default async function speed(): Promise<void> {
  if (noBrowser) return
  const site = await servedSite('real')
  const browser = await launched()
  try {
    const sizes = [await firstLoad(browser, site), ...gameSizes(site)]
    console.table(sizes.map(({ of, bytes }) => ({ of, 'kB gzipped': Number((bytes / 1000).toFixed(1)) })))
    console.table(await answers(browser, site.address))
  } finally {
    await browser.close()
    await site.close()
  }
}

async function answers(browser: Browser, address: string): Promise<Row[]> {
  const game = await botGame('1846', 4, 3)
  const late = game.moves.length * 0.7
  const moments = ['lay', 'token', 'run', 'dividend', 'buy-train', 'issue', 'buy', 'sell'].map(
    (kind) => [kind, lastOf(game, (made) => made.offered.has(kind) && made.move > late)] as const,
  )
  const rows: Row[] = []
  for (const [kind, move] of moments) rows.push(...(await decide(browser, address, game, kind, move)))
  return rows
}

/** Everything that is pressed to make one decision, and to look around meanwhile. */
async function decide(
  browser: Browser,
  address: string,
  game: BotGame,
  decision: string,
  move: number,
): Promise<Row[]> {
  const { page, close } = await visit(browser)
  await slowWorker(page.context(), TIMES)
  const table = await imported(page, address, game)
  await playOnFrom(page, table, move)
  await slowedDown(page.context(), page, TIMES)
  await watchAnswers(page)
  const rows: Row[] = []
  const time = async (press: string, act: () => Promise<void>) => {
    rows.push({ decision, press, ...(await timed(page, act)) })
  }
  await presses(page, time)
  await close()
  return rows
}

type Time = (press: string, act: () => Promise<void>) => Promise<void>

/** What can be pressed on the screen of a decision, the move itself last. */
async function presses(page: Page, time: Time): Promise<void> {
  const pressed = async (name: string, selector: string, place = 0) => {
    const thing = page.locator(selector).nth(place)
    if ((await thing.count()) > 0 && (await thing.isVisible()))
      await time(name, () => thing.click({ force: true, timeout: 5000 }))
  }
  const key = (name: string, letter: string) => time(name, () => page.keyboard.press(letter))
  for (let place = 0; place < (await page.locator('.deed-bar button').count()); place++)
    await pressed(
      `do: ${await page.locator('.deed-bar button').nth(place).innerText()}`,
      '.deed-bar button',
      place,
    )
  await pressed('do: the first', '.deed-bar button')
  await pressed('a hex', '.door[tabindex="0"]:not([data-stop])')
  await pressed('a company', '.company-buttons .button:not([aria-disabled=true])')
  await pressed('a choice', '.panel-body [data-choice]')
  await pressed('another choice', '.panel-body [data-choice]', 1)
  await key('turn the tile', 'r')
  await pressed('one more', '.amount button:not([aria-disabled=true])')
  await pressed('why not', '.panel [aria-disabled=true]:not(.foot *)')
  await key('put it down', 'Escape')
  await pressed('why not this hex', '.door[aria-disabled=true]')
  await key('close that', 'Escape')
  for (let place = 0; place < (await page.locator('[role=tab]').count()); place++)
    await pressed(`tab: ${await page.locator('[role=tab]').nth(place).innerText()}`, '[role=tab]', place)
  await key('one move back', '[')
  await key('one move back', '[')
  await key('to the end', 'End')
  await key('zoom', '+')
  await pressed('a choice', '.panel-body [data-choice]')
  await pressed('a company', '.company-buttons .button:not([aria-disabled=true])')
  await pressed('do it', '[data-main]:enabled')
  await key('undo', 'u')
}
