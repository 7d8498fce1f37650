import { describe, expect, test } from 'vitest'
import { botGame, lastOf } from './botGame.ts'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { importInto, playOnFrom, waitUntilSettled } from './tour.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('what is below the panel', { timeout: 120_000 }, () => {
  const here = withSite('real')

  test('gets more room by hand and by keys, and keeps it', async () => {
    const game = await botGame('1846', 3, 3)
    const { page, errors, close } = await visit(here.browser, { viewport: { width: 1440, height: 900 } })
    const table = await importInto(page, here.at('/'), game)
    await playOnFrom(
      page,
      table,
      lastOf(game, ({ action }) => action.kind === 'dividend'),
    )
    const height = async () => {
      await waitUntilSettled(page)
      return (await page.locator('.info-tabs').boundingBox())!.height
    }
    const usual = await height()
    const line = page.getByRole('separator')
    const at = (await line.boundingBox())!
    await page.mouse.move(at.x + 40, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 40, at.y - 120, { steps: 4 })
    await page.mouse.up()
    const drawn = await height()
    expect(drawn).toBeGreaterThan(usual + 90)
    await line.focus()
    await page.keyboard.press('ArrowUp')
    const stepped = await height()
    expect(stepped).toBeGreaterThan(drawn + 20)
    expect(await page.locator('.action-bar').isVisible()).toBe(true)
    await page.reload()
    await page.locator('.turn-bar.mine').waitFor()
    expect(Math.abs((await height()) - stepped)).toBeLessThan(12)
    await line.focus()
    await page.keyboard.press('End')
    expect(Math.abs((await height()) - usual)).toBeLessThan(12)

    // grasped beside the line, it stays; it goes where the hand goes, up and down
    const { y } = (await line.boundingBox())!
    await page.mouse.move(at.x + 40, y - 10)
    await page.mouse.down()
    for (const by of [-1, 60, -60, 0]) {
      await page.mouse.move(at.x + 40, y - 10 + by, { steps: 3 })
      await waitUntilSettled(page)
      expect(Math.abs((await line.boundingBox())!.y - y - by)).toBeLessThanOrEqual(1)
    }
    await page.mouse.up()
    expect(errors).toEqual([])
    await close()
  })

  test('names no round of the log of which nothing is seen', async () => {
    const game = await botGame('1846', 3, 3)
    const { page, close } = await visit(here.browser, { viewport: { width: 1440, height: 900 } })
    await importInto(page, here.at('/'), game)
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.locator('.log[aria-busy=false]').waitFor()
    await waitUntilSettled(page)
    const empty = await page.locator('#tab-panel').evaluate((box) => {
      const found: string[] = []
      for (let top = 0; top < Math.min(4000, box.scrollHeight); top += 6) {
        box.scrollTop = top
        const edge = box.querySelector('.log-filter')!.getBoundingClientRect().bottom
        for (const heading of box.querySelectorAll('h3')) {
          const { top: upper, bottom } = heading.getBoundingClientRect()
          // what is on its way out does not count
          if (upper < edge - 1 || upper > edge + 1) continue
          const lines = [...heading.parentElement!.querySelectorAll('li')]
          if (!lines.some((line) => line.getBoundingClientRect().bottom > bottom + 6))
            found.push(`${heading.textContent} at ${top}`)
        }
      }
      return found
    })
    expect(empty).toEqual([])
    await close()
  })
})
