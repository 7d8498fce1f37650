import { describe, expect, test } from 'vitest'
import { noPostgres } from '../../testing/postgres.ts'
import { type StoreKind, withStore } from '../stores.ts'
import { load } from './loading.ts'

/** What holds on the busiest machine, in milliseconds and in megabytes: the thread that answers works no longer without a pause. */
const HELD_MS = 50
const ANSWERED_MS = 500
const MEMORY = 600

/** A small stress run; `npm run load` is the one whose figures are worth knowing. */
async function loaded(kind: StoreKind): Promise<void> {
  const { phases, dearest, warm, undo, memory, examples } = await withStore(kind, undefined, (location) =>
    load(location, {
      games: 12,
      sockets: 16,
      phases: [
        { perSecond: 5, seconds: 1 },
        { perSecond: 10, seconds: 1 },
      ],
      long: 30,
      templates: 2,
      dearest: { seconds: 3, late: 4, withBots: 2 },
      flags: [],
      say: () => {},
    }),
  )
  expect(examples).toEqual([])
  expect(phases.map(({ errors, answered, delivered }) => [errors, answered.count, delivered.count])).toEqual([
    [0, 5, 5],
    [0, 10, 10],
  ])
  expect([dearest.phase.errors, dearest.phase.answered.count]).toEqual([0, 15])
  for (const [kind, { answered }] of dearest.kinds) expect(answered.count, kind).toBeGreaterThan(0)
  expect(dearest.kinds.size).toBe(9)
  expect(dearest.worked.count).toBeGreaterThan(100)
  expect(dearest.worked.worst).toBeLessThan(HELD_MS)
  expect(dearest.botMoves).toBeGreaterThan(0)
  for (const { median } of [dearest.phase.answered, warm, undo]) expect(median).toBeLessThan(ANSWERED_MS)
  expect(memory.after).toBeLessThan(MEMORY)
}

describe('everybody at a table hears of every action, and nothing fails', { timeout: 120_000 }, () => {
  test('on the embedded store', () => loaded('embedded'))
  test.skipIf(noPostgres)('on PostgreSQL', () => loaded('postgres'))
})
