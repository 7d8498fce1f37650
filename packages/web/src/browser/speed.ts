import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type BotGame, botGame, lastOf } from './botGame.ts'
import { launchBrowser, noBrowser } from './browser.ts'
import { importTimes } from './importTimes.ts'
import { visit, waitAsPerson } from './player.ts'
import { servedSite } from './site.ts'
import { firstLoad, gameSizes } from './sizes.ts'
import { slowPage, slowWorker, timePress, watchAnswers, workTime } from './stopwatch.ts'
import { importInto, playOnFrom } from './tour.ts'

/** As slow as a phone of some years. */
const TIMES = 4

/** Decisions of 1846 that are measured, each at its last moment in a whole game. */
const DECISIONS = ['lay', 'token', 'run', 'dividend', 'buy-train', 'issue', 'buy', 'sell']

/** Which step of the turn a decision is made in, where it is not the first that is open. */
const STEPS: Readonly<Record<string, string>> = { lay: 'Track', run: 'Run' }

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: {},
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}

interface Row {
  readonly screen: string
  readonly decision: string
  readonly press: string
  /** Milliseconds from the press to the first picture that is different, and to the last, of a motion too. */
  readonly first: number
  readonly whole: number
  /** How long the same work took on the page that was pressed. */
  readonly machine: number
}

type Time = (press: string, act: () => Promise<void>) => Promise<void>

/** Says how much is loaded, and how long the screen takes to answer late in a game of 1846. */
export default async function speed(): Promise<void> {
  if (noBrowser) return
  const site = await servedSite('real')
  const browser = await launchBrowser()
  try {
    const sizes = [await firstLoad(browser, site), ...gameSizes(site)]
    console.table(sizes.map(({ of, bytes }) => ({ of, 'kB gzipped': Number((bytes / 1000).toFixed(1)) })))
    console.table(await importTimes(browser, site.address))
    const rows: Row[] = []
    for (const screen of Object.keys(SCREENS)) rows.push(...(await answers(browser, site.address, screen)))
    console.table(rows)
    const late = rows.filter(({ first }) => first >= 100).length
    console.log(`${rows.length} presses, ${late} not answered within 100 ms`)
    const machine = rows.map((row) => row.machine)
    console.log(`the same work took ${Math.min(...machine)}–${Math.max(...machine)} ms meanwhile`)
  } finally {
    await browser.close()
    await site.close()
  }
}

/** So long a quick finger stays on a button; what lights up under it is drawn by then. */
const REST_MS = 50

/** Every press on so many visits; what is told of it is the middle one. */
const VISITS = 3

async function answers(browser: Browser, address: string, screen: string): Promise<Row[]> {
  const game = await botGame('1846', 4, 3)
  const rows: Row[] = []
  for (const [index, decision] of DECISIONS.entries()) {
    const move = lastOf(game, ({ offered }) => offered.has(decision))
    const visits: Row[][] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const seen: Row[] = []
      const { page, close } = await late(browser, address, screen, game, move)
      const machine = Math.round(await workTime(page))
      const time: Time = async (press, act) => {
        const answered = await timePress(page, act)
        if (answered) seen.push({ screen, decision, press, ...answered, machine })
      }
      await decide(page, decision, time)
      await doIt(page, time)
      if (index === 0) await lookAround(page, time)
      await close()
      visits.push(seen)
    }
    rows.push(...middles(visits))
  }
  return rows
}

/** Of each press the middle of its times. The visits were the same, so the presses are in the same order. */
const middles = (visits: readonly Row[][]): Row[] =>
  visits[0]!.map((row, index) => {
    const same = visits.flatMap((seen) => (seen[index]?.press === row.press ? [seen[index]] : []))
    return {
      ...row,
      first: middle(same.map(({ first }) => first)),
      whole: middle(same.map(({ whole }) => whole)),
      machine: middle(same.map(({ machine }) => machine)),
    }
  })

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!

/** A late moment of a game on a slow device. */
async function late(browser: Browser, address: string, screen: string, game: BotGame, move: number) {
  const { page, close } = await visit(browser, SCREENS[screen])
  await slowWorker(page.context(), TIMES)
  await playOnFrom(page, await importInto(page, address, game), move)
  await slowPage(page, TIMES)
  await watchAnswers(page)
  return { page, close }
}

/** Everything that is pressed to come to a decision. */
async function decide(page: Page, decision: string, time: Time): Promise<void> {
  const steps = page.locator('.group-bar button:not([aria-disabled=true])')
  for (let step = 0; step < (await steps.count()); step++)
    await timePressOn(
      page,
      time,
      `step: ${(await steps.nth(step).innerText()).split('\n')[0]}`,
      steps.nth(step),
    )
  const own = steps.filter({ hasText: STEPS[decision] ?? '' })
  if ((await own.count()) > 0) await timePress(page, () => own.first().click())
  await timePressOn(page, time, 'a hex', page.locator('.hit-area[tabindex="0"]:not([data-stop])').nth(1))
  await timePressOn(page, time, 'a company', page.locator(COMPANY))
  await timePressOn(page, time, 'a choice', page.locator(CHOICE))
  await timePressOn(page, time, 'another choice', page.locator(CHOICE).nth(1))
  await timePressOn(page, time, 'turn the tile', page.locator('.action-bar button[aria-label="Rotate"]'))
  await timePressOn(page, time, 'one more', page.locator('.amount button:not([aria-disabled=true])'))
  await time('put it down', () => page.keyboard.press('Escape'))
  await timePressOn(page, time, 'why not', page.locator('.panel-body [aria-disabled=true]'))
}

/** What is pressed to see more. */
async function lookAround(page: Page, time: Time): Promise<void> {
  for (const tab of await page.locator(TAB).all())
    await timePressOn(page, time, `tab: ${await tab.innerText()}`, tab)
  const [, oneBack] = await page.locator('.history-bar button').all()
  if (oneBack) for (let times = 0; times < 2; times++) await timePressOn(page, time, 'one move back', oneBack)
  await time('to the end', () => page.keyboard.press('End'))
  await timePress(page, () => page.locator(TAB).first().click())
  await time('zoom', () => page.keyboard.press('+'))
}

async function doIt(page: Page, time: Time): Promise<void> {
  const main = page.locator('[data-main]:enabled')
  for (const thing of [COMPANY, '.place-chips .button', CHOICE])
    if ((await main.count()) === 0 && (await page.locator(thing).count()) > 0)
      await page.locator(thing).first().dispatchEvent('click')
  await timePressOn(page, time, 'do it', main)
  await waitAsPerson(page)
  await timePressOn(page, time, 'undo', page.locator('.action-bar button').first())
}

const CHOICE = '.panel-body [data-choice]'
const TAB = '[role=tab], .tab-bar button'
const COMPANY = '.company-buttons .button:not([aria-disabled=true])'

async function timePressOn(page: Page, time: Time, name: string, things: ReturnType<Page['locator']>) {
  const thing = things.first()
  if ((await thing.count()) === 0 || !(await thing.isVisible())) return
  await time(name, () => thing.click({ force: true, timeout: 5000, delay: REST_MS }))
  await page.waitForTimeout(100)
}
