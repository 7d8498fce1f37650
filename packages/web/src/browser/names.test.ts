import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BotGame, botGame } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

const DESK = { width: 1440, height: 900 }

/** The names that are seen on the board: how high their letters are, in pixels, and those that lie over each other. */
const namesOn = (page: Page) =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll<SVGTextElement>('.board .name')].filter(
      (name) => name.getBoundingClientRect().width > 0,
    )
    const names = drawn.map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      const { a, d } = name.getScreenCTM()!
      const size = Number.parseFloat(getComputedStyle(name).fontSize) * Math.min(a, d)
      // letters are lower than their line
      const around = 0.25 * size
      return { text: name.textContent, size, left, right, top: top + around, bottom: bottom - around }
    })
    const touching = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.text} / ${other.text}`),
    )
    return { names, touching }
  })

/** What lies over each other of two kinds of thing on the board or over it, by more than is around what is drawn. */
const overlapping = (page: Page, one: string, other: string, around = 4) =>
  page.evaluate(
    ([one, other, around]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((drawn) => drawn.getBoundingClientRect())
      const others = boxes(other)
      return boxes(one).filter((box) =>
        others.some(
          ({ left, right, top, bottom }) =>
            box.left < right - 4 &&
            left < box.right - 4 &&
            box.top < bottom - around &&
            top < box.bottom - around,
        ),
      ).length
    },
    [one, other, around] as const,
  )

/** The hexes that can be chosen: those whose middle is under the buttons of the map, and how many are not wholly on the screen. */
const legalHexes = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('.board')!.getBoundingClientRect()
    const buttons = document.querySelector('.board-buttons')!.getBoundingClientRect()
    const legal = [
      ...document.querySelectorAll<SVGElement>('polygon.hit-area[tabindex]:not([aria-disabled])'),
    ]
    const boxes = legal.map((hex) => ({ hex: hex.dataset.hex, box: hex.getBoundingClientRect() }))
    const isCovered = ({ left, right, top, bottom }: DOMRect) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x > buttons.left && x < buttons.right && y > buttons.top && y < buttons.bottom
    }
    const isCut = ({ left, right, top, bottom }: DOMRect) =>
      left < area.left - 1 || right > area.right + 1 || top < area.top - 1 || bottom > area.bottom + 1
    return {
      covered: boxes.filter(({ box }) => isCovered(box)).map(({ hex }) => hex),
      cut: boxes.filter(({ box }) => isCut(box)).length,
    }
  })

/** Of the markers with the token of their owner, how many there are, and in how many a capsule is seen without its figure. */
const ownedMarkers = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (drawn: Element | null) => (drawn?.getBoundingClientRect().width ?? 0) > 0
    const all = [...document.querySelectorAll('.board .owned-mark')]
    const empty = all.filter(
      (mark) => isSeen(mark.querySelector('.bonus')) && !isSeen(mark.querySelector('.bonus-figure')),
    )
    return { all: all.length, empty: empty.length }
  })

describe.skipIf(noBrowser)('what is written on the board', { timeout: 120_000 }, () => {
  const here = withSite('real')
  let rails: BotGame
  let cubes: BotGame

  beforeAll(async () => {
    ;[rails, cubes] = await Promise.all([botGame('1846', 5, 3), botGame('baltimore-ohio', 4, 1)])
  }, 120_000)

  test('is readable at the whole board: names do not touch, and have eleven pixels where there is room', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: DESK, reducedMotion: 'reduce' })
    const table = await importInto(page, here.at('/'), rails)
    for (const part of [0, 0.3, 0.6, 1]) {
      await page.goto(`${table}/move/${Math.round(part * rails.moves.length)}`)
      await page.locator('polygon.hit-area').first().waitFor({ state: 'attached' })
      await waitUntilSettled(page)
      await page.keyboard.press('0')
      await waitUntilSettled(page)
      const { names, touching } = await namesOn(page)
      expect(touching).toEqual([])
      expect(names.filter(({ size }) => size < 9).map(({ text }) => text)).toEqual([])
      expect(names.filter(({ size }) => size >= 11).length).toBeGreaterThan(0.75 * names.length)
      expect(await overlapping(page, '.bonus-mark', '.board .note, .board .figure')).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })

  test('is clear of the names of hexes and the numbers of tiles, where these are always written', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: DESK, reducedMotion: 'reduce' })
    const table = await importInto(page, here.at('/'), rails)
    await page.getByRole('button', { name: 'Layers', exact: true }).click()
    for (const layer of ['Hex names at any zoom', 'Numbers of tiles from any distance'])
      await page.getByLabel(layer).check({ force: true })
    await page.keyboard.press('Escape')
    for (const part of [0, 0.3, 0.6, 1]) {
      await page.goto(`${table}/move/${Math.round(part * rails.moves.length)}`)
      await page.locator('.hex-id').first().waitFor({ state: 'attached' })
      await waitUntilSettled(page)
      await page.keyboard.press('0')
      await waitUntilSettled(page)
      expect(await page.locator('.board .hex-id').first().isVisible()).toBe(true)
      // lines are higher than their letters
      expect(await overlapping(page, '.board .hex-id, .board .number', '.board .name', 7)).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })

  test('names all cities of a broad board', async () => {
    const { page, errors, close } = await visit(here.browser, { viewport: DESK, reducedMotion: 'reduce' })
    const table = await importInto(page, here.at('/'), cubes)
    await page.goto(`${table}/move/0`)
    await page.locator('polygon.hit-area').first().waitFor({ state: 'attached' })
    await waitUntilSettled(page)
    const { names, touching } = await namesOn(page)
    expect(touching).toEqual([])
    expect(names.filter(({ size }) => size < 9).map(({ text }) => text)).toEqual([])
    expect(names.length).toBe(await page.locator('.board .bubble').count())
    const below = await page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('polygon.hit-area')].map(
        (hex) => hex.getBoundingClientRect().bottom,
      )
      const board = document.querySelector('.board')!.getBoundingClientRect()
      return (board.bottom - Math.max(...bottoms)) / board.height
    })
    // the chart below it takes no more than it needs
    expect(below).toBeLessThan(0.22)
    expect(errors).toEqual([])
    await close()
  })

  test('on a small desk, too, is seen what cities are worth, and no name lies over what is written beyond', async () => {
    const { page, close } = await visit(here.browser, {
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
    })
    for (const game of [cubes, rails]) {
      const table = await importInto(page, here.at('/'), game)
      await page.goto(`${table}/move/${Math.round(0.7 * game.moves.length)}`)
      await page.locator('polygon.hit-area').first().waitFor({ state: 'attached' })
      await waitUntilSettled(page)
      await page.keyboard.press('0')
      await waitUntilSettled(page)
      expect((await namesOn(page)).touching).toEqual([])
      expect(await overlapping(page, '.hex-names .name', '.board .note, .board .figure', 8)).toBe(0)
      const figures = page.locator('.board .bubble')
      for (const figure of await figures.all()) expect(await figure.isVisible()).toBe(true)
      expect(await figures.count()).toBeGreaterThan(10)
    }
    await close()
  })

  test('is not under the buttons of a phone while tiles are laid, nor left out of a marker that is drawn', async () => {
    const { page, errors, close } = await visit(here.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    const table = await importInto(page, here.at('/'), rails)
    const lays = rails.moves.filter(({ action }) => action.kind === 'lay')
    let markers = 0
    let roomy = 0
    for (let part = 0; part <= 1; part += 0.125) {
      await playOnFrom(page, table, lays[Math.floor(part * (lays.length - 1))]!.move)
      const { covered, cut } = await legalHexes(page)
      expect(covered).toEqual([])
      // where so much can be chosen that it reaches beyond the screen, the buttons have to lie over something else
      if (cut === 0 && part % 0.25 === 0) {
        const places = '.board .city-edge, .board .cell rect, .board .bubble'
        expect(await overlapping(page, places, '.board-buttons')).toBe(0)
        roomy++
      }
      const { all, empty } = await ownedMarkers(page)
      expect(empty).toBe(0)
      markers += all
    }
    expect(roomy).toBeGreaterThan(0)
    expect(markers).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await close()
  })
})
