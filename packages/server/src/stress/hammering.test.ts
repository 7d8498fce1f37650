import { describe, expect, test } from 'vitest'
import { noPostgres } from '../testing/postgres.ts'
import { hammer, isSound } from './hammering.ts'
import { type StoreKind, withStore } from './stores.ts'

/** A short stress run; `npm run hammer` is the long one. */
async function hammered(kind: StoreKind, processes: number): Promise<void> {
  let names: string[] = []
  const outcome = await withStore(kind, undefined, (location, harms) => {
    names = Object.keys(harms)
    return hammer(location, {
      seconds: 4,
      games: 6,
      clients: 4,
      processes,
      peace: [500, 1500],
      harms,
    })
  })
  expect(isSound(outcome), JSON.stringify(outcome)).toBe(true)
  expect(Object.keys(outcome.harmed).sort()).toEqual(names.sort())
  for (const count of [outcome.kills, outcome.acknowledged, outcome.views]) expect(count).toBeGreaterThan(0)
}

describe('nothing is lost and nothing doubled while processes are killed and their database is harmed', {
  timeout: 120_000,
}, () => {
  test('on the embedded store', () => hammered('embedded', 1))
  test.skipIf(noPostgres)('on PostgreSQL, with two processes', () => hammered('postgres', 2))
})
