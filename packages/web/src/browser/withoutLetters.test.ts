import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { visit } from './player.ts'
import { registerAs } from './siteWithServer.ts'
import { withServer } from './withServer.ts'

describe.skipIf(noBrowser)('a site that sends no letters', { timeout: 120_000 }, () => {
  const here = withServer()

  test('promises none for a forgotten password, and asks for no address', async () => {
    const { page, errors, close } = await visit(here.browser)
    await page.goto(here.at('/login'))
    await page.locator('label', { hasText: 'Forgot password' }).click()
    await page.locator('.forgot', { hasText: 'This site sends no letters' }).waitFor()
    expect(await page.locator('.login form').count()).toBe(0)
    await page.goto(here.at('/'))
    await registerAs(page, 'Ada')
    await page.goto(here.at('/me'))
    await page.locator('.account h3', { hasText: 'Email' }).waitFor()
    expect(await page.locator('.account input[type=email]').count()).toBe(0)
    expect(errors).toEqual([])
    await close()
  })

  test('before a game a disc has no colour of a seat, and closing stands apart from starting', async () => {
    const { page, errors, close } = await visit(here.browser)
    await page.goto(here.at('/'))
    await registerAs(page, 'Ben')
    await page.goto(here.at('/new/1846#online'))
    await page.locator('button.main').click()
    const disc = page.locator('.disc.unseated')
    await disc.first().waitFor()
    expect(await disc.first().getAttribute('style')).toBeNull()
    const top = async (name: string) =>
      (await page.getByRole('button', { name, exact: true }).boundingBox())!.y
    expect(await top('Close the table')).toBeGreaterThan((await top('Start the game')) + 44)
    expect(errors).toEqual([])
    await close()
  })
})
