import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { waitUntilSettled } from './tour.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A row of a form, in pixels. */
const FURTHER_DOWN = 60

/** What is different in another theme. */
const CONTRAST = 'color-contrast'

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What keeps somebody from using a part of the page, as far as a machine can tell: a button that waits is pale. */
export async function findHindrances(page: Page, within = 'html'): Promise<readonly string[]> {
  await waitUntilSettled(page)
  const find = () =>
    found(page, { include: [within] }, { runOnly: STANDARDS, rules: { [CONTRAST]: { enabled: false } } })
  let hindrances = await find()
  if (hindrances.length > 0) {
    // what merely lies half under a floating bar is free a little further down
    await page.evaluate((by) => scrollBy(0, by), FURTHER_DOWN)
    const further = await find()
    await page.evaluate((by) => scrollBy(0, -by), FURTHER_DOWN)
    hindrances = hindrances.filter((one) => further.includes(one))
  }
  return [...hindrances, ...(await findPaleText(page, within))]
}

/** What cannot be told from its ground in the present theme. Of pictures a machine does not see the ground. */
export const findPaleText = (page: Page, within = 'html'): Promise<readonly string[]> =>
  found(page, { include: [within], exclude: ['svg'] }, { runOnly: [CONTRAST] })

async function found(page: Page, context: object, options: object): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: AXE })
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const { violations } = await axe.run(where, { ...how, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    [context, options] as const,
  )
}
