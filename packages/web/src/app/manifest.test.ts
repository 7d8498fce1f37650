import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { enPage } from '../words/en.ts'
import { jaPage } from '../words/ja.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const CLAIMS = { en: enPage.claim, ja: jaPage.claim }

interface Manifest {
  readonly lang: string
  readonly description: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

/** How wide and high a PNG file is, by its first chunk. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test.each(LANGUAGES)('the manifest in %s speaks that language and names icons that are there', (language) => {
  const file = join(PUBLIC, `manifest.${language}.webmanifest`)
  const { lang, description, icons } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  expect({ lang, description }).toEqual({ lang: language, description: CLAIMS[language] })
  const drawn = icons.filter(({ sizes }) => sizes !== 'any')
  for (const { src, sizes } of drawn) expect(sizeOf(src)).toBe(sizes)
  expect(drawn.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
})

test('the icon for a home screen is there', () => {
  const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8')
  const [, icon] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)!
  expect(sizeOf(icon!)).toBe('180x180')
})
