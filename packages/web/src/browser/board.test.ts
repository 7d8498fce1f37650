import { botsFor } from '@roundhouse/bots'
import { GAMES, VIEWS } from '@roundhouse/games'
import {
  decisions,
  exportTable,
  isRefusal,
  move,
  newTable,
  type Offer,
  redactFor,
  seeded,
  type Table,
} from '@roundhouse/kernel'
import type { GameView, NextTile } from '@roundhouse/view'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findHindrances } from './axe.ts'
import { botGame } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { importInto, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const PLAYERS = ['Aoi', 'Marek', 'Hiroshi', 'Priya']
const READER = { language: 'en', players: PLAYERS } as const

/** A moment of a game when a tile is laid, and one that would be next but leads where no track may. */
interface Moment {
  readonly file: string
  readonly hex: string
  readonly refused: NextTile
  readonly fits: string
}

/** Lets bots play until there is such a moment. */
async function momentOfLaying(): Promise<Moment> {
  const [game, gameView, bots] = await Promise.all([GAMES['1846']!(), VIEWS['1846']!(), botsFor('1846')])
  const bot = Object.values(bots).at(-1)!
  const table = newTable(game, { players: PLAYERS, seed: 4 })
  if (isRefusal(table)) throw new Error('the game cannot be set up')
  const luck = seeded(9)
  for (;;) {
    const decision = decisions(game, table.state).find(({ offers }) => offers.length > 0)
    if (!decision) throw new Error('nobody lays such a tile')
    const found = misfitTile(table, decision.offers, gameView)
    if (found) return { file: JSON.stringify(exportTable(table)), ...found }
    const refused = move(
      table,
      decision.seat,
      bot(redactFor(game, table.state, decision.seat), decision, luck),
      [],
    )
    if (refused) throw new Error(refused.rule)
  }
}

function misfitTile(
  { state }: Table,
  offers: readonly Offer[],
  gameView: GameView,
): Omit<Moment, 'file'> | undefined {
  const lays = offers
    .map(({ action }) => action as { kind: string; hex: string; tile: string })
    .filter(({ kind }) => kind === 'lay')
  for (const hex of new Set(lays.map((lay) => lay.hex))) {
    const here = lays.filter((lay) => lay.hex === hex)
    const refused = gameView.hex!(state, hex, READER).tiles.find(
      ({ tile, failing }) => failing.length > 0 && !here.some((lay) => lay.tile === tile),
    )
    if (refused) return { hex, refused, fits: here[0]!.tile }
  }
  return undefined
}

describe.skipIf(noBrowser)('the board', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let moment: Moment

  beforeAll(async () => {
    moment = await momentOfLaying()
  }, 120_000)

  async function opened(options: Parameters<typeof visit>[1] = {}) {
    const visitor = await visit(here.browser, options)
    const { page } = visitor
    await page.goto(here.at('/import'))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(moment.file) })
    await page.locator('.board .hit-area').first().waitFor()
    await expect.poll(() => page.locator('.board .legal').count()).toBeGreaterThan(0)
    return visitor
  }

  const door = (page: Page, hex: string) => page.locator(`.board .hit-area[data-hex="${hex}"]`).first()

  /** The hexes that can be chosen over which something lies, or that are out of view. */
  const hiddenChoices = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const floats = [...document.querySelectorAll('.board-area [data-floats]')]
      const boxes = floats.map((float) => float.getBoundingClientRect())
      const pane = document.querySelector('.board')!.getBoundingClientRect()
      return [...document.querySelectorAll('.board .hit-area:not([aria-disabled])')].filter((door) => {
        const { left, right, top, bottom } = door.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const isUnder = (box: DOMRect) => x > box.left && x < box.right && y > box.top && y < box.bottom
        return !isUnder(pane) || boxes.some(isUnder)
      }).length
    })

  const heightOfChoices = async (page: Page): Promise<number> => {
    await waitUntilSettled(page)
    return (await page.locator('.board .hit-area:not([aria-disabled])').first().boundingBox())!.height
  }

  test('the board stays whole where all that can be chosen is seen well', async () => {
    const { page, close } = await opened({
      reducedMotion: 'reduce',
      viewport: { width: 1100, height: 700 },
    })
    const asked = await heightOfChoices(page)
    expect(await hiddenChoices(page)).toBe(0)
    await page.keyboard.press('0')
    expect(await heightOfChoices(page)).toBeCloseTo(asked, 0)
    await close()
  })

  test('the board is fitted to what can be chosen where that is too small, beside what floats over it', async () => {
    const { page, close } = await opened({
      reducedMotion: 'reduce',
      viewport: { width: 700, height: 520 },
    })
    const asked = await heightOfChoices(page)
    expect(await hiddenChoices(page)).toBe(0)
    await page.keyboard.press('0')
    expect(asked).toBeGreaterThan((await heightOfChoices(page)) * 1.2)
    await close()
  })

  /** What is written on the board smaller than so many pixels. */
  const smallerThan = (page: Page, least: number, texts = 'text') =>
    page.locator(`.board svg.hexes ${texts}`).evaluateAll(
      (all, least) =>
        (all as SVGTextElement[]).flatMap((text) => {
          const { c, d } = text.getScreenCTM()!
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d)
          const isSeen = text.getClientRects().length > 0 && text.textContent !== '' && size > 0
          return isSeen && size < least ? [`${text.textContent} ${size.toFixed(1)}`] : []
        }),
      least,
    )

  test('no text on the board is smaller than nine pixels, from however far', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      const { page, close } = await opened({ viewport: { width, height }, reducedMotion: 'reduce' })
      await door(page, moment.hex).focus()
      expect(await smallerThan(page, 8.9)).toEqual([])
      await page.keyboard.press('0')
      for (let step = 0; step < 7; step++) {
        await waitUntilSettled(page)
        expect(await smallerThan(page, 8.9)).toEqual([])
        await page.keyboard.press('+')
      }
      await close()
    }
  })

  // else only the colour would say whose they are; the card of a hex has the name in full
  test('on a fine screen tokens keep their letters, of six pixels and more, and nothing else is smaller than nine', async () => {
    const { page, close } = await opened({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    })
    await page.keyboard.press('0')
    const seen: number[] = []
    for (let step = 0; step < 7; step++) {
      await waitUntilSettled(page)
      expect(await smallerThan(page, 8.9, 'text:not(.letters)')).toEqual([])
      expect(await smallerThan(page, 5.9)).toEqual([])
      seen.push((await smallerThan(page, 8.9)).length)
      await page.keyboard.press('+')
    }
    expect(Math.max(...seen)).toBeGreaterThan(0)
    await close()
  })

  test('a tile that does not fit stays in the fan with its wrong edge, and says why', async () => {
    const { page, errors, close } = await opened()
    const { hex, refused, fits } = moment
    await door(page, hex).click({ force: true })
    const chip = page.locator(`.fan [data-tile="${refused.tile}"]`)
    await chip.waitFor()
    await expect.poll(() => page.locator(`.fan [data-tile="${fits}"]`).count()).toBe(1)
    await expect.poll(() => chip.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => chip.locator('.failing').count()).toBe(1)
    await chip.focus()
    await page.keyboard.press('Enter')
    const card = page.locator('.refusal-card')
    await card.waitFor()
    await expect.poll(() => card.innerText()).toContain(`#${refused.tile}`)
    await expect.poll(() => card.innerText()).toContain('1846-6.20')
    await expect.poll(() => page.locator('.board .frames .failing').count()).toBe(1)
    await expect.poll(() => page.locator('[data-main]:enabled').count()).toBe(1)
    const marked = page.locator('.board .frames :is(.failing, .chosen), .board .fan, .refusal-card')
    await expect.poll(() => marked.count()).toBe(4)
    await page.keyboard.press('[')
    await page.locator('.past-band').waitFor()
    expect(await marked.count()).toBe(0)
    await page.keyboard.press(']')
    await page.locator('.fan .chip-chosen').waitFor()
    await expect.poll(() => page.locator('.board .frames .chosen').count()).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  test('with the focus on the board a key does what it was told to do, and nothing else', async () => {
    const { page, close } = await opened({ reducedMotion: 'reduce' })
    await page.evaluate(() => localStorage.setItem('roundhouse.keys', JSON.stringify([['+', 'j']])))
    await page.reload()
    const door = page.locator('.board .hit-area[tabindex="0"]').first()
    await door.waitFor()
    await waitUntilSettled(page)
    await door.focus()
    await waitUntilSettled(page)
    const place = () => page.locator('.board .hexes > g').first().getAttribute('transform')
    const before = await place()
    for (const key of ['+', '=']) {
      await page.keyboard.press(key)
      await waitUntilSettled(page)
      expect(await place()).toBe(before)
    }
    await page.keyboard.press('j')
    await expect.poll(place).not.toBe(before)
    await close()
  })

  test('of the tiles of a fan only the one that was chosen last is framed', async () => {
    const { page, close } = await opened()
    const places = page.locator('.board .hit-area:not([aria-disabled])')
    const fitting = page.locator('.fan .chip:not(.chip-refused)')
    for (let index = 0; (await fitting.count()) < 2; index++) {
      await places.nth(index).dispatchEvent('click')
      await page.locator('.fan').waitFor()
      await waitUntilSettled(page)
    }
    for (const key of ['1', '2', '1', '2']) {
      await page.keyboard.press(key)
      await page.locator(`.panel [data-choice][aria-pressed=true]:nth-child(${key})`).waitFor()
      await waitUntilSettled(page)
      const framed = await page.locator('.fan .chip').evaluateAll((chips) =>
        chips.flatMap((chip) => {
          const { strokeWidth } = getComputedStyle(chip.querySelector('.chip-card')!)
          return strokeWidth === '7px' ? [chip.getAttribute('aria-pressed')] : []
        }),
      )
      expect(framed).toEqual(['true'])
    }
    await close()
  })

  test('what is written in a capsule is within it, and no two capsules touch', async () => {
    const { page, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    const cubes = await botGame('baltimore-ohio', 3, 1)
    await importInto(page, here.site.address, cubes)
    await page.keyboard.press('0')
    for (let step = 0; step < 6; step++) {
      await waitUntilSettled(page)
      const wrong = await page.evaluate(() => {
        const capsules = [...document.querySelectorAll('.hexes :is(.bubble, .capsule)')]
        const seen = capsules.filter((capsule) => capsule.getClientRects().length > 0)
        const boxes = seen.map((capsule) => capsule.getBoundingClientRect())
        const isOver = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        return seen.flatMap((capsule, index) => {
          const box = boxes[index]!
          const text = capsule.parentElement!.querySelector('text')!.getBoundingClientRect()
          const isWithin = text.left > box.left && text.right < box.right
          const isApart = boxes.every((other) => other === box || !isOver(box, other))
          return isWithin && isApart ? [] : [capsule.parentElement!.textContent]
        })
      })
      expect(wrong).toEqual([])
      await page.keyboard.press('+')
    }
    await close()
  })

  test('for whom a slot is reserved is written within the slot', async () => {
    const { page, close } = await opened({ reducedMotion: 'reduce' })
    await page.keyboard.press('0')
    await waitUntilSettled(page)
    const nameless = await page
      .locator('.hexes .reserved .letters')
      .evaluateAll((names) =>
        names.flatMap((name) => (name.getBoundingClientRect().width > 4 ? [] : [name.textContent])),
      )
    expect(nameless).toEqual([])
    expect(await page.locator('.hexes .reserved-ring').count()).toBe(
      await page.locator('.hexes .reserved-name').count(),
    )
    for (let step = 0; step < 6; step++) {
      await waitUntilSettled(page)
      const wide = await page.locator('.hexes .reserved-name').evaluateAll((names) =>
        names.map((name) => {
          const slot = name.parentElement!.querySelector('.slot')!.getBoundingClientRect()
          return name.getBoundingClientRect().width / slot.width
        }),
      )
      expect(wide.length).toBeGreaterThan(0)
      expect(Math.max(...wide)).toBeLessThan(1)
      await page.keyboard.press('+')
    }
    await close()
  })

  test('a hex that the mouse or the focus rests on tells what it is, until Esc', async () => {
    const { page, close } = await opened()
    await door(page, moment.hex).hover({ force: true })
    const card = page.locator('.hex-card')
    await card.waitFor()
    await expect.poll(() => card.innerText()).toContain(moment.hex)
    await expect.poll(() => card.locator('.becomes li').count()).toBeGreaterThan(1)
    const covered = await page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector('.hex-card')!.getBoundingClientRect()
      const legal = [...document.querySelectorAll('polygon.hit-area[tabindex="0"]:not([aria-disabled])')]
      const middles = legal.map((hex) => {
        const { x, y, width, height } = hex.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })
      return middles.filter(({ x, y }) => x > left && x < right && y > top && y < bottom).length
    })
    expect(covered, 'hexes that can be chosen').toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => card.count()).toBe(0)
    await page.mouse.move(2, 2)
    await page.keyboard.press('Tab')
    await door(page, moment.hex).focus()
    await card.waitFor()
    await close()
  })

  test('the board is a table too, from which everything can be chosen', async () => {
    const { page, errors, close } = await opened({ bypassCSP: true })
    const legal = await page.locator('.board .hit-area:not([aria-disabled])').count()
    const hexes = await page.locator('.board .hit-area').count()
    await page.getByRole('button', { name: 'Board as a table' }).click()
    await expect.poll(() => page.locator('.board-table tbody tr').count()).toBe(hexes)
    expect(await findHindrances(page, '.board-table')).toEqual([])
    const choosing = page.getByRole('button', { name: /^Choose / })
    await expect.poll(() => choosing.count()).toBe(legal)
    await page.locator(`[data-row="${moment.hex}"] button`).click()
    await expect.poll(() => page.locator('[data-main]:enabled').count()).toBe(1)
    await page
      .getByRole('button', { name: /^Why not / })
      .first()
      .dispatchEvent('click')
    await page.locator('.refusal-card').waitFor()
    for (const key of ['f', '0', '+']) await page.keyboard.press(key)
    await page.getByRole('button', { name: 'Back to the map' }).click()
    await page.locator('.board .hit-area').first().waitFor()
    expect(errors).toEqual([])
    await close()
  })

  test('on a phone a long press looks and a tap chooses', async () => {
    const { page, errors, close } = await opened({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const place = await door(page, moment.hex).boundingBox()
    const at = { x: place!.x + place!.width / 2, y: place!.y + place!.height / 2 }
    const touch = await page.context().newCDPSession(page)
    const points = [{ x: at.x, y: at.y }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points })
    const card = page.locator('.hex-card')
    await card.waitFor()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => card.innerText()).toContain(moment.hex)
    expect(await page.locator('[data-main]').count()).toBe(0)
    await page.touchscreen.tap(at.x, at.y)
    await expect.poll(() => card.count()).toBe(0)
    const misfit = page.locator('.misfit-card', { hasText: `#${moment.refused.tile}` })
    await misfit.dispatchEvent('click')
    await page.locator('.refusal-card').waitFor()
    expect(errors).toEqual([])
    await close()
  })
})
