import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'

const PUBLIC = join(import.meta.dirname, '../../public')

/** What is drawn from what, how large: a phone cuts the corners of its own icons, so these have none. */
const ICONS = [
  { file: 'icon-180.png', from: 'icon-maskable.svg', size: 180 },
  { file: 'icon-192.png', from: 'icon.svg', size: 192 },
  { file: 'icon-512.png', from: 'icon.svg', size: 512 },
  { file: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512 },
]

/** Draws the icons for devices that know no SVG: `node packages/web/run.js icons`. */
export default async function icons(): Promise<void> {
  const browser = await launchBrowser()
  for (const { file, from, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(readFileSync(join(PUBLIC, from), 'utf8'))
    await page.addStyleTag({ content: 'body { margin: 0 } svg { display: block }' })
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: true })
  }
  await browser.close()
}
