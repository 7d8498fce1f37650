import type { Page } from 'playwright-core'
import { type BotGame, type BotMove, botGame, firstOf, lastOf } from './botGame.ts'
import { answerModerator } from './moderator.ts'
import { waitAsPerson } from './player.ts'
import { storedGame } from './storedGame.ts'
import { waitForAnswers } from './waitForAnswers.ts'

/** Games that were played before the tour. */
export interface PlayedBefore {
  readonly rails: BotGame
  readonly cubes: BotGame
  readonly loans: BotGame
}

export const playedBefore = async (): Promise<PlayedBefore> => {
  const [rails, cubes, loans] = await Promise.all([
    botGame('1846', 3, 3),
    botGame('baltimore-ohio', 3, 1),
    botGame('1856', 3, 3),
  ])
  return { rails, cubes, loans }
}

/** Goes from screen to screen, by what is on them; gives the name of each as it is there to be seen. */
export async function* tour(
  page: Page,
  address: string,
  { rails, cubes, loans }: PlayedBefore,
): AsyncGenerator<string> {
  const to = async (path: string, shown: string): Promise<void> => {
    await page.goto(new URL(path, address).href)
    await page.locator(shown).first().waitFor()
    await waitUntilSettled(page)
  }

  await to('/', '.home-page .catalogue')
  yield 'home-empty'
  await to('/new', 'button[type=submit]')
  yield 'new'
  for (const folded of await page.locator('details summary').all()) await folded.click()
  await waitUntilSettled(page)
  yield 'new-options'
  await to('/import', 'input[type=file]')
  yield 'import'
  await page.locator('input[type=file]').setInputFiles({ ...rails.file, buffer: Buffer.from('{}') })
  await page.getByRole('alert').waitFor()
  yield 'import-refused'
  await to('/me', 'h1')
  yield 'settings'
  await to('/rules/1846#1846-4.1', '.rules-text h2')
  yield 'rules'
  await page.locator('input[value=both]').check({ force: true })
  await waitUntilSettled(page)
  await fromTheTop(page)
  yield 'rules-both'
  await to('/nowhere', 'h1')
  yield 'nowhere'

  const table = await importInto(page, address, rails)
  await waitUntilSettled(page)
  yield 'over'
  await to(`${table}/result`, '.podium')
  yield 'result'
  for (const view of ['revenue', 'trains', 'table']) {
    await page.locator(`input[name=chart][value=${view}]`).check({ force: true })
    await waitUntilSettled(page)
    yield `result-${view}`
  }
  await to(`${table}/move/${Math.round(rails.moves.length / 2)}`, '.past-band')
  yield 'past'

  await to('/', '.quick')
  await page.locator('.quick input[value=people]').check({ force: true })
  await page.locator('.quick button[type=submit]').click()
  await page.locator('.pass').waitFor()
  await waitAsPerson(page)
  await waitUntilSettled(page)
  yield 'pass'
  await page.locator('.pass button').click()
  await page.locator('.turn-bar.mine').waitFor()
  await waitAsPerson(page)
  await waitUntilSettled(page)
  yield 'draft'
  await page.locator('.panel [data-choice]').first().click()
  await waitUntilSelected(page)
  yield 'draft-chosen'
  await to('/', '.games .tile')
  yield 'home'

  const isLate = (move: number) => move > rails.moves.length / 2
  const firstLate = (kind: string) => firstOf(rails, (made) => made.action.kind === kind && isLate(made.move))
  await playOnFrom(page, table, firstLate('buy'))
  yield 'stock'
  await page.locator('.company-buttons .button:not([aria-disabled=true])').first().click()
  await waitUntilSelected(page)
  yield 'stock-chosen'
  await playOnFrom(
    page,
    table,
    lastOf(rails, ({ offered, move }) => offered.has('launch') && !isLate(move)),
  )
  yield 'stock-early'

  await playOnFrom(
    page,
    table,
    lastOf(rails, ({ action }) => action.kind === 'lay'),
  )
  await openControl(page, '.board-control')
  yield 'lay'
  await page.locator('.hit-area[aria-disabled=true]').first().dispatchEvent('click')
  await page.getByRole('alert').waitFor()
  await waitUntilSettled(page)
  yield 'why-not'
  await page.keyboard.press('Escape')
  await page.locator('.hit-area[tabindex="0"]').nth(1).dispatchEvent('click')
  await waitUntilSelected(page)
  yield 'lay-chosen'
  await openControl(page, '.run-control')
  await waitUntilSelected(page)
  yield 'run'
  await playOnFrom(page, table, firstLate('dividend'))
  await waitUntilSelected(page)
  yield 'dividend'
  await playOnFrom(page, table, firstLate('buy-train'))
  yield 'trains'
  await page.locator('.panel [data-choice]').first().click()
  await waitUntilSelected(page)
  yield 'train-chosen'
  await playOnFrom(page, table, firstLate('issue'))
  yield 'issue'

  for (const tab of await page.locator('[role=tab], .tab-bar button').all()) {
    await tab.click()
    await waitUntilSettled(page)
    await fromTheTop(page)
    yield `tab-${(await tab.getAttribute('id')) ?? (await place(page))}`
  }
  if ((await page.locator('.charts').count()) > 0) {
    await page.locator('input[name=chart][value=table]').check({ force: true })
    await page.locator('.enlarge').click()
    await waitUntilSettled(page)
    yield 'figures'
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('?')
  await waitUntilSettled(page)
  yield 'keys'
  await page.keyboard.press('Escape')

  const other = await importInto(page, address, cubes)
  const built = (kind: string) => lastOf(cubes, ({ action }) => action.kind === kind)
  await playOnFrom(page, other, built('build'))
  yield 'cubes'
  await playOnFrom(
    page,
    other,
    firstOf(cubes, ({ move }) => move > 4),
  )
  yield 'cubes-stock'

  const auctioned = await importInto(page, address, loans)
  const firstOffered = (kind: string) => firstOf(loans, ({ offered }) => offered.has(kind))
  const firstDone = (kind: string) => firstOf(loans, ({ action }) => action.kind === kind)
  await playOnFrom(page, auctioned, firstDone('auction-buy'))
  await page.locator('.card-row[data-choice]').nth(2).click()
  await waitUntilSelected(page)
  yield 'auction'
  await playOnFrom(page, auctioned, firstOffered('raise'))
  await waitUntilSelected(page)
  yield 'auction-war'
  await playOnFrom(page, auctioned, firstOffered('launch'))
  await page.locator('.company-buttons .button:not([aria-disabled=true])').nth(2).click()
  await page.locator('.company-options [data-choice]').first().waitFor()
  await waitUntilSettled(page)
  yield 'pars'
  const chartTab = page.locator('.tab-bar button').nth(1)
  if ((await chartTab.count()) > 0) {
    await chartTab.click()
    await waitUntilSettled(page)
    yield 'pars-chart'
  }
  await playOnFrom(page, auctioned, firstDone('set-port'))
  await page.locator('.power-card').first().click()
  await waitUntilSettled(page)
  yield 'port'
  const isRightAlone = ({ offered }: BotMove) => offered.has('buy-right') && !offered.has('buy-private')
  await playOnFrom(page, auctioned, firstOf(loans, isRightAlone))
  const rights = page.locator('.panel .playing-card')
  if ((await rights.count()) === 0) await page.locator('.asides button', { hasText: /right|権利/ }).click()
  await rights.first().click()
  await waitUntilSelected(page)
  await fromTheTop(page)
  yield 'right'

  const stored = storedGame('formation.1856.json')
  const owing = await importInto(page, address, stored)
  await playOnFrom(
    page,
    owing,
    stored.actions.findIndex(({ kind }, move) => kind === 'lay' && move > stored.actions.length / 2),
  )
  await page.locator('.debt-card [data-choice]').first().click()
  await waitUntilSelected(page)
  await fromTheTop(page)
  yield 'loan'
  await playOnFrom(
    page,
    owing,
    stored.actions.findLastIndex(({ kind }) => kind === 'run'),
  )
  await waitUntilSelected(page)
  await fromTheTop(page)
  yield 'run-interest'
  await playOnFrom(page, owing, stored.actions.length - 1)
  await page.locator('.train-card[data-choice]').first().click()
  await waitUntilSelected(page)
  await waitAsPerson(page)
  await fromTheTop(page)
  yield 'formation-begins'
  const main = page.locator('[data-main]:enabled')
  await main.click()
  await waitAsPerson(page)
  await main.click()
  await page.locator('.preview-card').first().waitFor()
  await waitUntilSelected(page)
  for (const [place, chapter] of (await page.locator('.sequence input').all()).entries()) {
    await chapter.check({ force: true })
    await waitUntilSettled(page)
    yield `formation-${place + 1}`
  }

  await answerModerator(page.context())
  await to('/site', '.site-log li')
  yield 'moderation'
  await page.locator('.site-search .field').first().fill('Mallory')
  await page.locator('.site-search button').first().click()
  await page.locator('.site-found .danger').first().click()
  await page.locator('.factor-form').waitFor()
  await waitUntilSettled(page)
  yield 'moderation-ban'
}

/** The pane that a phone shows. */
const place = (page: Page): Promise<string | null> => page.locator('.pane').getAttribute('data-pane')

/** What lasts longer than this, in milliseconds, is no motion: it goes out by and by, or never, or with a scroll. */
const MOTION = 2000

/** Waits until everything is there and nothing moves. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForTimeout(100)
  await waitForAnswers(page)
  await page.waitForFunction(
    (most) =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || !(Number(effect?.getComputedTiming().endTime) <= most),
        ),
    MOTION,
  )
}

/** What stays in view while a list scrolls covers half a line of it; at the beginning it covers none. */
async function fromTheTop(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  await waitUntilSettled(page)
  await page.evaluate(() => {
    for (const scrolled of document.querySelectorAll('*')) scrolled.scrollTop = 0
  })
}

/** Waits until the button for what was selected is there. */
async function waitUntilSelected(page: Page): Promise<void> {
  await page.locator('[data-main]:enabled').waitFor()
  await waitUntilSettled(page)
}

/** Opens the group that has this control. */
async function openControl(page: Page, control: string): Promise<void> {
  const groups = page.locator('.group-bar button:not([aria-disabled=true])')
  for (let group = 0; (await page.locator(`.panel ${control}`).count()) === 0; group++) {
    await groups.nth(group).click()
    await waitUntilSettled(page)
  }
  await waitUntilSettled(page)
}

/** Brings a recorded game in through the screen; gives its address. */
export async function importInto(
  page: Page,
  address: string,
  { file }: Pick<BotGame, 'file'>,
): Promise<string> {
  await page.goto(new URL('/import', address).href)
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForURL(/\/t\//)
  await page.locator('.turn-bar').waitFor()
  return page.url()
}

/** Branches off from a moment of a game, every seat in hand. */
export async function playOnFrom(page: Page, table: string, move: number): Promise<void> {
  await page.goto(`${table}/move/${move}`)
  await page.locator('.past-band').waitFor()
  await page.keyboard.press('a')
  await page.waitForURL((url) => !url.href.startsWith(table))
  await page.locator('.turn-bar.mine, .pass').first().waitFor()
  await waitAsPerson(page)
  await waitUntilSettled(page)
}
