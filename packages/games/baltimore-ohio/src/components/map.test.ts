import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAP } from './map.ts'

const FILE = new URL('../../../../../../shared/games/bno/components.json', import.meta.url)
const absent = !existsSync(FILE)
if (absent) console.warn('SKIPPED: the map of Baltimore & Ohio: shared/games is not beside the project')

/** What we read of the facts beside what is compared as it stands. */
interface Facts {
  readonly map: readonly {
    readonly hex: string
    readonly coal?: { readonly name: string; readonly counters: number }
    /** The companies have it too. */
    readonly startOf?: string
  }[]
}

test.skipIf(absent)('every hex is printed as written down', () => {
  const { map } = JSON.parse(readFileSync(FILE, 'utf8')) as Facts
  expect(MAP).toEqual(
    map.map(({ startOf, coal, ...written }) => ({ ...written, ...(coal && { coal: { name: coal.name } }) })),
  )
  for (const { coal } of map) expect(coal?.counters ?? 1).toBe(1)
})
