import { beforeAll, describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { visit } from './player.ts'
import { type PlayedBefore, playedBefore, tour } from './tour.ts'
import { withSite } from './withSite.ts'

describe.skipIf(noBrowser)('everybody can use every screen', { timeout: 1_200_000 }, () => {
  const here = withSite('real')
  let played: PlayedBefore

  beforeAll(async () => {
    played = await playedBefore()
  }, 120_000)

  const begun = async (locale: string, width: number) => {
    const viewport = { width, height: width < 600 ? 844 : 900 }
    const { page, ...rest } = await visit(here.browser, {
      locale,
      viewport,
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    return { page, screens: tour(page, here.site.address, played), ...rest }
  }

  test.concurrent.each([
    ['en-US', 1440],
    ['ja-JP', 390],
    ['ja-JP', 1440],
    ['en-US', 390],
  ] as const)('%s, %i wide, light and dark', async (locale, width) => {
    const { page, screens, errors, close } = await begun(locale, width)
    const found: string[] = []
    for await (const screen of screens) found.push(...(await faults(page, screen)))
    expect(found).toEqual([])
    expect(errors).toEqual([])
    await close()
  })
})
