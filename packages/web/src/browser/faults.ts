import type { Page } from 'playwright-core'
import { findHindrances, findPaleText } from './axe.ts'
import { waitUntilSettled } from './tour.ts'

/** What keeps somebody from using a screen, in the light and in the dark, and whether it is wider than its window. */
export async function faults(page: Page, screen: string): Promise<string[]> {
  const found = (await findHindrances(page)).map((hindrance) => `${screen}: ${hindrance}`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitUntilSettled(page)
  for (const hindrance of await findPaleText(page)) found.push(`${screen}, dark: ${hindrance}`)
  await page.emulateMedia({ colorScheme: 'light' })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  if (wide > page.viewportSize()!.width) found.push(`${screen} is ${wide} wide`)
  return found
}
