import { describe, expect, it } from 'vitest'
import { hash } from '../json/hash.ts'
import { exportTable, redo, reopen, undo } from '../log/table.ts'
import { pebbleBooks } from '../testing/pebbleRules.ts'
import { pebbles } from '../testing/pebbles.ts'
import { pebbleTable, playRandomly } from '../testing/pebbleTable.ts'
import { PLANTED_FAULTS } from '../testing/plantedFaults.ts'
import type { Failure } from './failure.ts'
import { reproduces, shrinkFailure } from './shrink.ts'

const planted = (bug: string) => PLANTED_FAULTS.find((one) => one.bug === bug)!.game
const leakyGame = planted('a view shows the generator under another name')
const leak = (record: Failure['record']): Failure => ({ law: 'redaction', message: '', luck: 1, record })

describe('shrunk', () => {
  it('leaves out all that is not needed', () => {
    const { record } = playRandomly(pebbleTable(), 120)
    expect(shrinkFailure(leakyGame, pebbleBooks, leak(record)).record.entries).toEqual([])
  })

  it('leaves out undo and redo', () => {
    const table = playRandomly(pebbleTable(), 10)
    undo(table, 0, 4)
    redo(table, 0, 4)
    const small = shrinkFailure(leakyGame, pebbleBooks, leak(table.record))
    expect(small.record.entries).toEqual([])
    expect(small.message).toBe('viewer null sees the generator')
  })

  it('leaves a failure alone that is none', () => {
    const failure = leak(playRandomly(pebbleTable(), 12).record)
    expect(shrinkFailure(pebbles, pebbleBooks, failure)).toEqual(failure)
  })

  it('gives a record that can be played', () => {
    const game = planted('a pebble is lost when two shells are traded')
    const { record } = playRandomly(pebbleTable(), 0)
    const lost = Array.from({ length: 100 }, (_, seed) => playRandomly(pebbleTable(1), 60, seed)).map(
      (table) => table.record,
    )
    const failures = lost.flatMap(({ entries }) => {
      const failure: Failure = { law: 'invariants', message: '', luck: 1, record: { ...record, entries } }
      return reproduces(game, pebbleBooks, failure) ? failure : []
    })
    expect(failures.length).toBeGreaterThan(10)
    for (const failure of failures.slice(0, 10)) {
      const small = shrinkFailure(game, pebbleBooks, failure)
      expect(small.record.entries.length).toBeLessThan(30)
      expect(reopen(game, small.record)).toHaveProperty('state')
    }
  })
})

describe('reproduces', () => {
  it('says no when the record cannot be played', () => {
    const { record } = pebbleTable()
    const entries = [{ seat: 99, action: { kind: 'toss' } }]
    expect(reproduces(leakyGame, pebbleBooks, leak({ ...record, entries }))).toBeUndefined()
    expect(reproduces(leakyGame, pebbleBooks, leak({ ...record, setup: [] }))).toBeUndefined()
  })

  it('says no when another law is broken', () => {
    const { record } = pebbleTable()
    expect(reproduces(leakyGame, pebbleBooks, { ...leak(record), law: 'invariants' })).toBeUndefined()
  })

  it('compares a record with what it says it came to', () => {
    const record = exportTable(playRandomly(pebbleTable(), 20))
    const failure: Failure = { law: 'same-log-same-hash', message: '', luck: 1, record }
    expect(reproduces(pebbles, pebbleBooks, failure)).toBeUndefined()
    const another = { ...record, result: { ...record.result!, hash: hash(0) } }
    expect(reproduces(pebbles, pebbleBooks, { ...failure, record: another })).toMatchObject({
      law: failure.law,
    })
    const refused = { ...record, entries: [{ seat: 99, action: { kind: 'toss' } }] }
    expect(reproduces(pebbles, pebbleBooks, { ...failure, record: refused })?.message).toContain('PB-1.2')
    expect(
      reproduces(pebbles, pebbleBooks, { ...failure, record: { ...record, setup: [] } })?.message,
    ).toContain('luck')
  })
})
