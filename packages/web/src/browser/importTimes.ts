import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { type BotGame, botGame } from './botGame.ts'
import { visit } from './player.ts'
import { workTime } from './stopwatch.ts'

/** Games that were played on another program. They lie beside the project and are no part of it. */
const RECORDED = fileURLToPath(new URL('../../../../../shared/fixtures/1846/', import.meta.url))

/** How often a file is read on one visit; the first time, the code for it is new to the browser. */
const TIMES = 3

/** How long it takes from choosing a file until its game is on the screen, in milliseconds. */
export async function importTimes(browser: Browser, address: string): Promise<object[]> {
  const file = recordedFile() ?? (await botGame('1846', 4, 3)).file
  const { page, close } = await visit(browser)
  await page.goto(new URL('/import', address).href)
  const rows: object[] = []
  for (let time = 1; time <= TIMES; time++) {
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    // so that nothing is under way any more
    await page.waitForTimeout(1000)
    const machine = Math.round(await workTime(page))
    const shown = await timeImport(page, file)
    rows.push({ 'import on the site': `${file.name}, time ${time}`, shown, machine })
    await page.goBack()
  }
  await close()
  return rows
}

async function timeImport(page: Page, file: BotGame['file']): Promise<number> {
  await page.evaluate(() => {
    const seen = { began: 0, shown: 0 }
    Object.assign(globalThis, { imported: seen })
    addEventListener('change', () => Object.assign(seen, { began: performance.now() }), {
      capture: true,
      once: true,
    })
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.turn-bar') || !document.querySelector('.hit-area')) return
      observer.disconnect()
      requestAnimationFrame(() =>
        scheduler.postTask(() => Object.assign(seen, { shown: performance.now() }), {
          priority: 'user-blocking',
        }),
      )
    })
    observer.observe(document.body, { subtree: true, childList: true })
  })
  await page.locator('input[type=file]').setInputFiles(file)
  const taken = await page.waitForFunction(() => {
    const { began, shown } = (globalThis as unknown as { imported: { began: number; shown: number } })
      .imported
    return shown > 0 && shown - began
  })
  return Math.round(Number(await taken.jsonValue()))
}

/** The largest of them. */
function recordedFile(): BotGame['file'] | undefined {
  if (!existsSync(RECORDED)) return undefined
  const [largest] = readdirSync(RECORDED)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, size: statSync(join(RECORDED, name)).size }))
    .sort((one, other) => other.size - one.size)
  if (!largest) return undefined
  return {
    name: largest.name,
    mimeType: 'application/json',
    buffer: readFileSync(join(RECORDED, largest.name)),
  }
}
