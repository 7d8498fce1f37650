import { describe, expect, test } from 'vitest'
import { noPostgres } from '../../testing/postgres.ts'
import { type StoreKind, withStore } from '../stores.ts'
import { load } from './loading.ts'

/** A small stress run that measures nothing worth knowing; `npm run load` is the real one. */
async function loaded(kind: StoreKind): Promise<void> {
  const { phases, warm, undo, memory, examples } = await withStore(kind, undefined, (location) =>
    load(location, {
      games: 12,
      sockets: 16,
      phases: [
        { perSecond: 5, seconds: 1 },
        { perSecond: 10, seconds: 1 },
      ],
      long: 30,
      templates: 2,
      flags: [],
      say: () => {},
    }),
  )
  expect(examples).toEqual([])
  expect(phases.map(({ errors, answered, delivered }) => [errors, answered.count, delivered.count])).toEqual([
    [0, 5, 5],
    [0, 10, 10],
  ])
  for (const figure of [warm.worst, undo.worst, memory.after]) expect(figure).toBeGreaterThan(0)
}

describe('everybody at a table hears of every action, and nothing fails', { timeout: 120_000 }, () => {
  test('on the embedded store', () => loaded('embedded'))
  test.skipIf(noPostgres)('on PostgreSQL', () => loaded('postgres'))
})
