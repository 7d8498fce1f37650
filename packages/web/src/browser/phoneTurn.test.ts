import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, type BotMove, botGame, firstOf, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { sitDown, type Visit, visit, waitAsPerson } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }

describe.skipIf(noBrowser)('a turn on a phone', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let game: BotGame
  let other: BotGame

  beforeAll(async () => {
    game = await botGame('1846', 5, 2)
    other = await botGame('1846', 3, 3)
  }, 120_000)

  /** Plays on from a moment of a game. */
  async function arrives(of: BotGame, move: number, viewport = PHONE): Promise<Visit> {
    const one = await visit(here.browser, { viewport, hasTouch: true, locale: 'ja', reducedMotion: 'reduce' })
    one.page.setDefaultTimeout(20_000)
    await playOnFrom(one.page, await importInto(one.page, here.site.address, of), move)
    return one
  }

  const foreseen = (page: Page) => page.locator('[data-main]:enabled').waitFor()
  const undo = (page: Page) => page.getByRole('button', { name: '元に戻す', exact: true })
  const cancel = (page: Page) => page.getByRole('button', { name: 'やめる', exact: true })
  const marking = () => firstOf(game, ({ offered }) => offered.has('place-marker') && offered.has('end-turn'))

  const isSeen = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.every((one) => {
        const { left, width, top, bottom } = one.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => {
          const hit = document.elementFromPoint(left + width / 2, y)
          return hit !== null && (one.contains(hit) || hit.contains(one))
        })
      }),
    )

  test('while something is chosen a step back drops that, and no move', async () => {
    const { page, errors, close } = await arrives(
      other,
      lastOf(other, ({ action }) => action.kind === 'lay'),
    )
    await page.locator('.places summary').click()
    await page.locator('.place-chips button').first().click()
    await foreseen(page)
    expect(await undo(page).count()).toBe(0)
    expect(await cancel(page).innerText()).toBe('やめる')
    await cancel(page).click()
    await page.locator('[data-main]').waitFor({ state: 'detached' })
    await undo(page).waitFor()
    await waitAsPerson(page)
    expect(errors).toEqual([])
    await close()
  })

  test('a power says what it does, and is left again before any move is taken back', async () => {
    const { page, errors, close } = await arrives(game, marking())
    const said = page.locator('.power-card', { hasText: 'マーカーの配置' })
    expect(await isSeen(page, '.power-card .quiet')).toBe(true)
    await said.click()
    await page.locator('.place-chips').waitFor()
    const before = await page.locator('.round').innerText()
    await cancel(page).click()
    await page.locator('.place-chips').waitFor({ state: 'detached' })
    expect(await said.getAttribute('aria-pressed')).toBe('false')
    expect(await page.locator('.round').innerText()).toBe(before)
    await undo(page).waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('whoever ends a turn with a power left is asked once', async () => {
    const { page, errors, close } = await arrives(game, marking())
    const before = await page.locator('.panel-head h2').innerText()
    await page.locator('.action-bar .press').click()
    await page.locator('.take-back').waitFor()
    await waitAsPerson(page)
    await page.locator('[data-main]').click()
    await expect.poll(() => page.locator('.panel-head h2').innerText()).not.toBe(before)
    expect(errors).toEqual([])
    await close()
  })

  test('a run is seen whole, what else can be done comes after it', async () => {
    const { page, errors, close } = await arrives(
      other,
      lastOf(other, ({ action }) => action.kind === 'run'),
    )
    const run = page.locator('.steps button', { hasText: '運行' })
    if ((await run.count()) > 0) await run.click()
    await foreseen(page)
    await waitUntilSettled(page)
    expect(await isSeen(page, '.run-line .button')).toBe(true)
    await page.locator('.all-changes summary').click()
    await waitUntilSettled(page)
    expect(await isSeen(page, '.run-line .button')).toBe(true)
    const places = await page
      .locator('.panel-body')
      .evaluate((body) => [...body.children].map((child) => child.className.split(' ')[0]))
    expect(places.slice(0, 2)).toEqual(['step-bar', 'run-control'])
    expect(await page.locator('.run-control ~ .group-bar .steps').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('what happened while bots ran on is one line, and the map keeps its room', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: PHONE,
      hasTouch: true,
      locale: 'ja',
      reducedMotion: 'reduce',
    })
    await page.addInitScript(() => localStorage.setItem('roundhouse.pace', 'step'))
    await page.goto(here.at('/new'))
    await page.locator('button.main').click()
    await page.locator('.turn-bar').waitFor()
    const skip = page.getByRole('button', { name: '自分の手番まで早送り' })
    const told = page.locator('.recent-changes details')
    for (let tries = 0; tries < 12 && (await told.count()) === 0; tries++) {
      await waitAsPerson(page)
      if (await skip.count()) await skip.click()
      else {
        await page.locator('.panel [data-choice]').first().click()
        await foreseen(page)
        await waitAsPerson(page)
        await page.locator('[data-main]').click()
      }
      await waitAsPerson(page)
    }
    expect((await page.locator('.recent-changes').boundingBox())!.height).toBeLessThanOrEqual(60)
    expect(await told.locator('li').first().isVisible()).toBe(false)
    await told.locator('summary').click()
    expect(await told.locator('li').first().isVisible()).toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  test('what others did since the own last move is told where the log is out of sight, until it is read', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: PHONE,
      hasTouch: true,
      locale: 'ja',
    })
    await sitDown(page, here.site.address, 'Baltimore & Ohio', 3)
    const news = page.locator('.recent-changes')
    expect(await news.count()).toBe(0)
    await page.locator('.company-buttons .button:not(.refusing)').first().click()
    await page.locator('.company-options [data-choice]').first().click()
    await foreseen(page)
    await waitAsPerson(page)
    await page.locator('[data-main]').click()
    await news.waitFor()
    await expect.poll(() => news.locator('summary').innerText()).toMatch(/^ボット2 は/)
    await news.locator('summary').click()
    await expect.poll(() => news.locator('li').last().innerText()).toMatch(/^ボット3 は/)
    expect(await page.locator('.primer').isVisible()).toBe(false)
    await news.getByRole('button', { name: '閉じる' }).click()
    await expect.poll(() => news.count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('while a tile is chosen the steps are seen whole, and the main button has room for its words', async () => {
    const single = (made: BotMove) => made.action.kind === 'lay' && made.move < 60
    const { page, errors, close } = await arrives(other, firstOf(other, single))
    if ((await page.locator('.tile-card[data-choice]').count()) === 0) {
      await page.locator('.place-chips button').first().click()
    }
    await foreseen(page)
    await waitUntilSettled(page)
    expect(await isSeen(page, '.steps li')).toBe(true)
    await page.locator('.panel-body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
    expect(await isSeen(page, '.steps li')).toBe(true)
    const main = (await page.locator('[data-main]').boundingBox())!
    expect(main.width).toBeGreaterThan(130)
    expect(main.height).toBeLessThan(110)
    expect(errors).toEqual([])
    await close()
  })

  test('a step in which something was done looks and reads otherwise than one that was passed over', async () => {
    const cubes = await botGame('baltimore-ohio', 3, 1)
    const kindAt = (move: number) => cubes.moves[move]?.action.kind
    const builds = (buys: boolean) =>
      cubes.moves.find(
        ({ move }) =>
          kindAt(move) === 'build' &&
          kindAt(move + 1) === 'income' &&
          (kindAt(move - 1) === 'buy-equipment') === buys &&
          (buys || kindAt(move - 1) === 'dividend'),
      )!.move + 1
    for (const [move, names] of [
      [builds(true), ['設備購入、済み', '廃棄、見送り', '建設、済み']],
      [builds(false), ['設備購入、見送り', '廃棄、見送り', '建設、済み']],
    ] as const) {
      const { page, errors, close } = await arrives(cubes, move)
      const past = page.locator('.steps li:is([data-state=done], [data-state=passed])')
      const said = await past.evaluateAll((steps) =>
        steps.map((step) => [step.textContent, step.querySelector('.icon') !== null] as const),
      )
      for (const [index, name] of names.slice(0, said.length).entries())
        expect(said[index]).toEqual([name, name.endsWith('済み')])
      expect(said.length).toBeGreaterThan(1)
      expect(errors).toEqual([])
      await close()
    }
  })

  test('in a line that is tried nobody is you, and the way back is on the page', async () => {
    const { page, errors, close } = await arrives(
      other,
      lastOf(other, ({ action }) => action.kind === 'run'),
    )
    expect(await page.locator('.panel-head .who').innerText()).not.toContain('あなた')
    const back = page.locator('.title-bar').getByRole('link', { name: '検討を終える' })
    await back.click()
    await page.locator('.past-band').waitFor()
    expect(await back.count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('a link of the menu closes it', async () => {
    const { page, errors, close } = await arrives(game, marking())
    await page.locator('.menu > button').click()
    await page.getByRole('link', { name: '元のゲームに戻る' }).click()
    await page.locator('.past-band').waitFor()
    expect(await page.locator('.menu-sheet').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('the past is gone through in one place', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: PHONE, hasTouch: true })
    const table = await importInto(page, here.site.address, game)
    await page.goto(new URL(`${table}/move/40`, here.site.address).href)
    await page.locator('.past-band').waitFor()
    const on = page.getByRole('button', { name: 'One move forward' })
    const back = page.getByText('Back to now')
    for (const pane of ['Map', 'Log', 'Market', 'Players']) {
      await page.locator('.tab-bar').getByRole('button', { name: pane }).click()
      await expect.poll(() => on.count(), { message: pane }).toBe(1)
      expect(await back.count(), pane).toBe(1)
    }
    expect(errors).toEqual([])
    await close()
  })

  test('the board moves for no decision that is made elsewhere', async () => {
    const { page, errors, close } = await arrives(game, marking())
    const place = () => page.locator('.board svg > g').first().getAttribute('transform')
    const before = await place()
    await page.locator('.action-bar .press').click()
    await page.locator('[data-main]').waitFor()
    await waitUntilSettled(page)
    expect(await place()).toBe(before)
    await page.keyboard.press('Escape')
    await waitUntilSettled(page)
    expect(await place()).toBe(before)
    expect(errors).toEqual([])
    await close()
  })

  test('on its side with large letters no step is written over another, and no tab breaks', async () => {
    const { page, errors, close } = await arrives(
      game,
      firstOf(game, ({ action }) => action.kind === 'run'),
      ON_ITS_SIDE,
    )
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%'
    })
    await waitUntilSettled(page)
    const names = await page.locator('.steps li').evaluateAll((all) =>
      all.map((step) => {
        const name = document.createRange()
        name.selectNodeContents(step.firstElementChild!)
        const { left, right } = name.getBoundingClientRect()
        return { left, right }
      }),
    )
    for (const [index, { left }] of names.entries())
      if (index > 0) expect(left).toBeGreaterThanOrEqual(names[index - 1]!.right)
    const lines = await page.locator('.tab-bar button').evaluateAll((all) =>
      all.map((tab) => {
        const name = document.createRange()
        name.selectNodeContents(tab.lastChild!)
        return name.getClientRects().length
      }),
    )
    expect(lines).toEqual([1, 1, 1, 1, 1])
    expect(errors).toEqual([])
    await close()
  })

  test('on a small phone a card that is chosen is read whole, and prices stay above what comes of them', async () => {
    const small = { width: 320, height: 640 }
    const { page, errors, close } = await arrives(game, 0, small)
    await page.locator('.panel [data-choice]').first().click()
    await foreseen(page)
    await waitUntilSettled(page)
    await expect.poll(() => isSeen(page, '.panel [data-choice][aria-pressed=true] .card-text')).toBe(true)
    await playOnFrom(
      page,
      await importInto(page, here.site.address, game),
      firstOf(game, ({ offered }) => offered.has('launch')),
    )
    await page.getByRole('button', { name: '上場：IC' }).click()
    await page.locator('.company-options button', { hasText: '$60' }).click()
    await foreseen(page)
    await waitUntilSettled(page)
    await expect.poll(() => isSeen(page, '.company-options button:nth-of-type(-n + 8)')).toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  test('once a game is over nothing alarms', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: PHONE, hasTouch: true })
    await importInto(page, here.site.address, game)
    await page.locator('.panel a.main').waitFor()
    expect(await page.locator('.panel-head .alarming').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('settings begin with what is seen, and say nothing of keys where there are none', async () => {
    const { page, close } = await visit(here.browser, { viewport: PHONE, hasTouch: true })
    await page.goto(here.at('/me'))
    const headings = page.locator('.settings h2')
    await headings.first().waitFor()
    expect(await headings.allInnerTexts()).toEqual(['Looks', 'Map', 'Play'])
    await close()
    const desk = await visit(here.browser)
    await desk.page.goto(here.at('/me'))
    await desk.page.locator('.settings h2', { hasText: 'Keyboard' }).waitFor()
    await desk.close()
  })

  test('the board in words has all its columns on the screen', async () => {
    const { page, errors, close } = await arrives(
      other,
      lastOf(other, ({ action }) => action.kind === 'lay'),
    )
    await page.getByRole('button', { name: '盤面を表で見る' }).click()
    const table = page.locator('.board-table-scroll')
    await table.waitFor()
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
    await close()
  })
})
