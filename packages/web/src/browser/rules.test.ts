import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('a rule book', { timeout: 60_000 }, () => {
  const here = withSite('real')

  test('shows what is found from its beginning, wherever was read before', async () => {
    const { page, errors, close } = await visit(here.browser, { reducedMotion: 'reduce' })
    await page.goto(here.at('/rules/1846#1846-6.63'))
    await page.locator('[id="1846-6.63"]').waitFor()
    await page.waitForFunction(() => scrollY > innerHeight)
    await page.getByPlaceholder('Search the rules').fill('redeem')
    await page.locator('.rules-found').waitFor()
    const isFirstSeen = () =>
      page
        .locator('.rules-text [id^="1846-"]')
        .first()
        .evaluate((rule) => {
          const { left, top } = rule.getBoundingClientRect()
          return rule.contains(document.elementFromPoint(left + 2, top + 12))
        })
    await expect.poll(isFirstSeen).toBe(true)
    expect(errors).toEqual([])
    await close()
  })
})
