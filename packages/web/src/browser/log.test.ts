import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { chooser, decide, myTurn, sitDown, visit } from './player.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('the log', { timeout: 120_000 }, () => {
  const here = withSite('real')

  /** How far the last line is below what is seen of the log. */
  const hidden = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.querySelector('#tab-panel')!
      return Math.round(scrollHeight - clientHeight - scrollTop)
    })

  /** Scrolls by so much, while what is above the log takes some of its room or gives it back. */
  const scroll = (page: Page, by: number, room: number): Promise<void> =>
    page.evaluate(
      async ([by, room]) => {
        const box = document.querySelector<HTMLElement>('#tab-panel')!
        box.scrollTop += by!
        box.style.maxHeight = `${box.clientHeight + room!}px`
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      },
      [by, room],
    )

  test('follows what happens while it is open, until one scrolls away from its end', async () => {
    const { page, errors, close } = await visit(here.browser)
    await sitDown(page, here.site.address, '1846', 4)
    await page.keyboard.press('l')
    await page.locator('.log').waitFor()
    const any = chooser(3)
    const decideOnce = async () => {
      await decide(page, { any, hurried: false })
      await myTurn(page)
    }
    for (let decisions = 0; decisions < 8; decisions++) {
      await decideOnce()
      await expect.poll(() => hidden(page)).toBeLessThan(2)
    }
    await page.locator('#tab-panel').hover()
    const wheelUp = async () => {
      await page.mouse.wheel(0, -400)
      return hidden(page)
    }
    await expect.poll(wheelUp).toBeGreaterThan(300)
    await decideOnce()
    expect(await hidden(page)).toBeGreaterThan(300)
    await scroll(page, 10_000, 0)
    await expect.poll(() => hidden(page)).toBeLessThan(2)
    await scroll(page, 0, -50)
    expect(await hidden(page)).toBeLessThan(2)
    await scroll(page, -400, -50)
    expect(await hidden(page)).toBeGreaterThan(300)
    expect(errors).toEqual([])
    await close()
  })
})
