import { expect, it } from 'vitest'
import { type Failure, fromFile, toFile } from './failure.ts'
import { hash } from './hash.ts'
import { reopen } from './table.ts'
import { toy } from './testing/toy.ts'
import { played, type ToyTable, toyTable } from './testing/toyTable.ts'

const table = played(toyTable(), 5)
const failure: Failure = {
  law: 'hostile-input',
  message: 'this is accepted, but was not offered',
  luck: 77,
  attempt: { seat: Number.NaN, action: { kind: 'pay', coins: -0, extra: undefined }, hostile: true },
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
  expect(hash((reopen(toy, toFile(failure)) as ToyTable).state)).toBe(hash(table.state))
})
