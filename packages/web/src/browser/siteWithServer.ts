import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logTo, type Site, startServer } from '@roundhouse/server'
import type { Page } from 'playwright-core'
import { servedSite } from './site.ts'

/** The site with a server, and where that keeps its games. */
export interface SiteWithServer extends Site {
  readonly data: string
  /** Stops the server; what it kept stays until the house is closed. */
  stop(): Promise<void>
}

export async function serveWithServer(): Promise<SiteWithServer> {
  const built = await servedSite('real')
  await built.close()
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-house-'))
  const site = await startServer({
    port: 0,
    folder: built.folder,
    location: { folder: data },
    log: logTo(
      () => {},
      () => 0,
    ),
  })
  if ('trouble' in site) throw new Error(site.trouble)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= site.close()
    return stopped
  }
  return {
    address: site.address,
    data,
    stop,
    async close() {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Gets an account, by what is on the screen of the games. */
export async function registerAs(page: Page, name: string): Promise<void> {
  await page.locator('a.account-link').click()
  await page.locator('input[value=register]').check({ force: true })
  await page.locator('.login input[type=text]').fill(name)
  await page.locator('.login input[type=password]').fill('correct horse')
  await page.locator('.login button[type=submit]').click()
  await page.locator('div.account-link').waitFor()
}

/** Requests to an address wait until they are let go. */
export async function holdUp(page: Page, address: RegExp, method: string): Promise<() => void> {
  let letGo = () => {}
  const asked = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.context().route(address, async (route) => {
    if (route.request().method() === method) await asked
    await route.continue()
  })
  return letGo
}
