import { botsFor } from '@roundhouse/bots'
import { GAMES } from '@roundhouse/games'
import { decisionFor, seeded } from '@roundhouse/kernel'
import { type GameOpened, OWN_PAGE, type TableCard } from '@roundhouse/wire'
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { type Visit, visit } from './player.ts'
import { waitUntilSettled } from './tour.ts'
import { withServer } from './withServer.ts'

/** After so many moves of bots track lies on the board. */
const MOVES = 70

describe.skipIf(noBrowser)('pictures of tables', { timeout: 240_000 }, () => {
  const here = withServer()

  const send = async <T>({ page }: Visit, method: string, path: string, data?: object): Promise<T> => {
    const response = await page
      .context()
      .request.fetch(here.at(`/api${path}`), { method, headers: OWN_PAGE, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }

  const arrives = async (name: string | null, options: BrowserContextOptions = {}): Promise<Visit> => {
    const one = await visit(here.browser, { reducedMotion: 'reduce', ...options })
    if (name !== null) await send(one, 'POST', '/account', { name, password: 'correct horse' })
    return one
  }

  /** A table of 1846 at which these people play as bots would. */
  async function playedTable(people: readonly Visit[]): Promise<string> {
    const [host] = people
    const { id } = await send<TableCard>(host!, 'POST', '/tables', {
      game: '1846',
      title: 'Friday',
      players: people.length,
      bots: [],
      seat: 0,
      options: {},
      visibility: 'open',
      pace: 'turns',
      undo: 'consent',
    })
    for (const guest of people.slice(1)) await send(guest, 'POST', `/tables/${id}/join`, {})
    await send(host!, 'POST', `/tables/${id}/start`, { shuffle: false })
    const [game, bots] = await Promise.all([GAMES['1846']!(), botsFor('1846')])
    const bot = Object.values(bots).at(-1)!
    let turn = [0]
    for (let seq = 0; seq < MOVES; seq++) {
      for (const [seat, person] of people.entries()) {
        const { view } = (await send<GameOpened>(person, 'GET', `/games/${id}`)).change
        turn = game.asked(view).map((asked) => asked.seat)
        if (!turn.includes(seat)) continue
        const decision = decisionFor(game, view, (one) => one === seat)!
        const action = bot(view, decision, seeded(seq))
        await send(person, 'POST', `/games/${id}/actions`, { seq, action })
        break
      }
    }
    return id
  }

  /** How many tiles lie in the picture of a table. */
  const tilesOf = ({ page }: Visit, id: string) => page.locator(`.tile:has(a[href*="${id}"]) .tile-number`)

  const takePicture = async ({ page }: Visit, name: string) => {
    await waitUntilSettled(page)
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
  }

  test('show the board as it lies, while it is played and when it is over', async () => {
    const ada = await arrives('Ada', { viewport: { width: 1440, height: 900 } })
    const ben = await arrives('Ben', {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      locale: 'ja-JP',
      colorScheme: 'dark',
    })
    const dan = await arrives(null)
    const asked: string[] = []
    dan.page.on('request', (request) => {
      if (request.url().includes('/api/views')) asked.push(request.url())
    })
    const id = await playedTable([ada, ben])
    for (const { page } of [ada, ben, dan]) await page.goto(here.at('/'))
    for (const one of [ada, ben]) {
      await expect.poll(() => tilesOf(one, id).count()).toBeGreaterThan(1)
      await takePicture(one, `playing-${one.page.viewportSize()!.width}`)
    }
    const built = (sketch: string) =>
      dan.page.locator(sketch).first().locator(':is([data-ground=yellow], [data-ground=green])').count()
    await expect
      .poll(() => built('.table-list .board-sketch'))
      .toBeGreaterThan(await built('.quick .board-sketch'))
    await takePicture(dan, 'watched-1440')
    expect(asked).toEqual([here.at(`/api/views?tables=${id}`)])

    await send(ada, 'POST', `/tables/${id}/ballots`, { kind: 'end', subject: 0 })
    await send(ben, 'POST', `/tables/${id}/ballots/end/0`, { agree: true })
    for (const one of [ada, ben]) {
      await one.page.locator('.finished .board-thumbnail').waitFor()
      await expect.poll(() => tilesOf(one, id).count()).toBeGreaterThan(1)
      await takePicture(one, `finished-${one.page.viewportSize()!.width}`)
      await one.page.locator('.finished a.open').click()
      await one.page.locator('.end-reason').waitFor()
      await takePicture(one, `ended-${one.page.viewportSize()!.width}`)
    }
    expect(await ada.page.locator('h1').innerText()).toBe('The game is over: ended by its players.')
    expect(await ben.page.locator('h1').innerText()).toBe('ゲーム終了：プレイヤーが途中で終了')
    for (const { errors, close } of [ada, ben, dan]) {
      expect(errors).toEqual([])
      await close()
    }
  })

  test('a picture that cannot be had shows the board before the first move', async () => {
    const ada = await arrives('Eve')
    const ben = await arrives('Fay')
    const id = await playedTable([ada, ben])
    await ada.page.context().route(/\/api\/views/, (route) => route.abort())
    await ada.page.goto(here.at('/'))
    const hexes = ada.page.locator(`.tile:has(a[href*="${id}"]) .ground`)
    await expect.poll(() => hexes.count()).toBeGreaterThan(40)
    expect(await tilesOf(ada, id).count()).toBe(0)
    await ada.close()
    await ben.close()
  })
})
