import { expect, it } from 'vitest'
import { hash } from '../json/hash.ts'
import { reopen } from '../log/table.ts'
import { pebbles } from '../testing/pebbles.ts'
import { type PebblesTable, pebbleTable, playRandomly } from '../testing/pebbleTable.ts'
import { type Failure, fromFile, toFile } from './failure.ts'

const table = playRandomly(pebbleTable(), 5)
const failure: Failure = {
  law: 'hostile-input',
  message: 'this is accepted, but was not offered',
  luck: 77,
  attempt: { seat: Number.NaN, action: { kind: 'take', count: -0, extra: undefined }, hostile: true },
  record: table.record,
}

it('comes back from its file', () => {
  expect(fromFile(JSON.parse(JSON.stringify(toFile(failure))))).toEqual(failure)
})

it('comes back without an attempt', () => {
  const { attempt: _, ...rest } = failure
  const file = toFile(rest)
  expect(file.failure).not.toHaveProperty('attempt')
  expect(fromFile(file)).toEqual(rest)
})

it('is a game record like any other', () => {
  expect(hash((reopen(pebbles, toFile(failure)) as PebblesTable).state)).toBe(hash(table.state))
})
