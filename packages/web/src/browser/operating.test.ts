import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser } from './browser.ts'
import { faults } from './faults.ts'
import { decide, myTurn, visit, waitAsPerson } from './player.ts'
import { storedGame } from './storedGame.ts'
import { importInto, playOnFrom } from './tour.ts'
import { withSite } from './withSite.ts'

/** A game of 1856, and the moves before its fourth set: two operating rounds of nine corporations that may borrow. */
const { file } = storedGame('formation.1856.json')
const SET_BEGINS = 145

describe.skipIf(noBrowser)('operating rounds with loans', { timeout: 600_000 }, () => {
  const here = withSite('real')

  test('two of them are played by what is on the screen', async () => {
    const { page, errors, close } = await visit(here.browser, { bypassCSP: true, reducedMotion: 'reduce' })
    await playOnFrom(page, await importInto(page, here.site.address, { file }), SET_BEGINS)
    const round = page.locator('.round')
    const first = await round.innerText()
    expect(first).toMatch(/^Operating round \d+\.1$/)

    // a loan: what it brings now, what it costs a round, and what would be short for it
    const debt = page.locator('.debt-card')
    const [before] = await factsOf(page)
    await debt.getByRole('button', { name: 'Take a loan' }).click()
    await page.locator('[data-main]:enabled', { hasText: 'Take a loan of $100' }).waitFor()
    const told = await page.locator('.selection-preview').innerText()
    expect(told).toMatch(/Treasury of \w+\s+before\s+\$\d+/)
    expect(told).toMatch(/Interest of \w+ each round\s+before\s+\$\d+/)
    expect(told).toContain('If the 6-train came now')
    expect(await faults(page, 'loan')).toEqual([])
    await waitAsPerson(page)
    await page.locator('[data-main]').click()
    await expect.poll(async () => (await factsOf(page))[0]).not.toBe(before)
    // one a round: asked again, it says why
    await debt.getByRole('button', { name: 'Take a loan' }).dispatchEvent('click')
    await page.locator('.refusal-card', { hasText: '1856-2.9c' }).waitFor()
    await page.keyboard.press('Escape')

    const done = new Set<string>()
    const rounds = new Set<string>()
    for (let moves = 0; moves < 300 && !(await round.innerText()).startsWith('Stock'); moves++) {
      await myTurn(page)
      rounds.add(await round.innerText())
      if (!done.has('Run') && (await page.locator('.run-control [data-choice]').count()) > 0)
        expect(await faults(page, 'run')).toEqual([])
      done.add((await decide(page, { any: () => 0, hurried: false })).split(' ')[0]!)
    }
    expect(await round.innerText()).toMatch(/^Stock round/)
    expect(rounds.size).toBeGreaterThanOrEqual(2)
    for (const verb of ['Lay', 'Take', 'Run', 'End']) expect([...done]).toContain(verb)
    expect(errors).toEqual([])
    await close()
  })

  test('a loan is taken on a phone', async () => {
    const { page, errors, close } = await visit(here.browser, {
      locale: 'ja-JP',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    await playOnFrom(page, await importInto(page, here.site.address, { file }), SET_BEGINS)
    await page.locator('.debt-card button').first().click()
    await page.locator('[data-main]:enabled', { hasText: '融資 $100 を受ける' }).waitFor()
    expect(await faults(page, 'loan on a phone')).toEqual([])
    const [before] = await factsOf(page)
    await waitAsPerson(page)
    await page.locator('[data-main]').click()
    await expect.poll(async () => (await factsOf(page))[0]).not.toBe(before)
    expect(errors).toEqual([])
    await close()
  })
})

/** What is owed, fact by fact. */
const factsOf = (page: Page): Promise<string[]> => page.locator('.debt-card dl > div').allInnerTexts()
