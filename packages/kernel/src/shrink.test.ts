import { describe, expect, it } from 'vitest'
import type { Failure } from './failure.ts'
import { hash } from './hash.ts'
import { reproduces, shrunk } from './shrink.ts'
import { exported, redo, reopen, undo } from './table.ts'
import { PLANTED } from './testing/planted.ts'
import { toy } from './testing/toy.ts'
import { toyBooks } from './testing/toyRules.ts'
import { played, toyTable } from './testing/toyTable.ts'

const planted = (bug: string) => PLANTED.find((one) => one.bug === bug)!.game
const leakyToy = planted('a view shows the generator under another name')
const leak = (record: Failure['record']): Failure => ({ law: 'redaction', message: '', luck: 1, record })

describe('shrunk', () => {
  it('leaves out all that is not needed', () => {
    const { record } = played(toyTable(), 120)
    expect(shrunk(leakyToy, toyBooks, leak(record)).record.entries).toEqual([])
  })

  it('leaves out undo and redo', () => {
    const table = played(toyTable(), 10)
    undo(table, 0, 4)
    redo(table, 0, 4)
    const small = shrunk(leakyToy, toyBooks, leak(table.record))
    expect(small.record.entries).toEqual([])
    expect(small.message).toBe('viewer null sees the generator')
  })

  it('leaves a failure alone that is none', () => {
    const failure = leak(played(toyTable(), 12).record)
    expect(shrunk(toy, toyBooks, failure)).toEqual(failure)
  })

  it('gives a record that can be played', () => {
    const game = planted('a coin is lost when two wagons are sold')
    const { record } = played(toyTable(), 0)
    const lost = Array.from({ length: 100 }, (_, seed) => played(toyTable(1), 60, seed)).map(
      (table) => table.record,
    )
    const failures = lost.flatMap(({ entries }) => {
      const failure: Failure = { law: 'invariants', message: '', luck: 1, record: { ...record, entries } }
      return reproduces(game, toyBooks, failure) ? failure : []
    })
    expect(failures.length).toBeGreaterThan(10)
    for (const failure of failures.slice(0, 10)) {
      const small = shrunk(game, toyBooks, failure)
      expect(small.record.entries.length).toBeLessThan(30)
      expect(reopen(game, small.record)).toHaveProperty('state')
    }
  })
})

describe('reproduces', () => {
  it('says no when the record cannot be played', () => {
    const { record } = toyTable()
    const entries = [{ seat: 99, action: { kind: 'pass' } }]
    expect(reproduces(leakyToy, toyBooks, leak({ ...record, entries }))).toBeUndefined()
    expect(reproduces(leakyToy, toyBooks, leak({ ...record, setup: [] }))).toBeUndefined()
  })

  it('says no when another law is broken', () => {
    const { record } = toyTable()
    expect(reproduces(leakyToy, toyBooks, { ...leak(record), law: 'invariants' })).toBeUndefined()
  })

  it('compares a record with what it says it came to', () => {
    const record = exported(played(toyTable(), 20))
    const failure: Failure = { law: 'same-log-same-hash', message: '', luck: 1, record }
    expect(reproduces(toy, toyBooks, failure)).toBeUndefined()
    const another = { ...record, result: { ...record.result!, hash: hash(0) } }
    expect(reproduces(toy, toyBooks, { ...failure, record: another })).toMatchObject({ law: failure.law })
    const refused = { ...record, entries: [{ seat: 99, action: { kind: 'pass' } }] }
    expect(reproduces(toy, toyBooks, { ...failure, record: refused })?.message).toContain('TOY-1.2')
    expect(reproduces(toy, toyBooks, { ...failure, record: { ...record, setup: [] } })?.message).toContain(
      'luck',
    )
  })
})
