import { describe, expect, test } from 'vitest'
import { botGame, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { cutRings } from './cutRings.ts'
import { visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('the ring around what has the focus', { timeout: 120_000 }, () => {
  const here = withSite('real')

  test.each([
    [1280, 800],
    [1024, 768],
    [390, 844],
  ])('is whole (%i wide)', async (width, height) => {
    const { page, close } = await visit(here.browser, {
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    await page.goto(here.at('/rules/1846'))
    await page.locator('.rules-text h2').first().waitFor()
    expect(await cutRings(page, '.contents')).toEqual([])
    const game = await botGame('1846', 3, 3)
    const table = await importInto(page, here.at('/'), game)
    await playOnFrom(
      page,
      table,
      lastOf(game, ({ action }) => action.kind === 'dividend'),
    )
    expect(await cutRings(page, '.game-screen')).toEqual([])
    await playOnFrom(
      page,
      table,
      lastOf(game, ({ action }) => action.kind === 'lay'),
    )
    await page.locator('.hit-area[tabindex="0"]').first().dispatchEvent('click')
    await page.locator('[data-main]:enabled').waitFor()
    await waitUntilSettled(page)
    expect(await cutRings(page, '.game-screen')).toEqual([])
    await close()
  })
})
