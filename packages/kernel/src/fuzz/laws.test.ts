import { beforeAll, describe, expect, it } from 'vitest'
import { firstFailure } from '../testing/fuzzPebbles.ts'
import { pebbleBooks } from '../testing/pebbleRules.ts'
import { pebbles } from '../testing/pebbles.ts'
import { PLANTED_FAULTS } from '../testing/plantedFaults.ts'
import { type Failure, type FailureFile, fromFile, toFile } from './failure.ts'
import { LAWS } from './law.ts'
import { reproduces, shrinkFailure } from './shrink.ts'

/** A few moves: what a person can follow. */
const FEW = 4

it('has a planted bug for every law', () => {
  expect(new Set(PLANTED_FAULTS.map(({ law }) => law))).toEqual(new Set(LAWS))
})

describe.each(PLANTED_FAULTS)('$law: when $bug', ({ law, game }) => {
  let failure: Failure
  let small: Failure
  beforeAll(() => {
    failure = firstFailure(game)
    small = shrinkFailure(game, pebbleBooks, failure)
  })

  it('is caught', () => {
    expect(failure.law).toBe(law)
  })

  it('is shown in fewer moves, or in a few', () => {
    expect(small).toMatchObject({ law, luck: failure.luck })
    expect(small.attempt).toEqual(failure.attempt)
    const [before, after] = [failure.record.entries.length, small.record.entries.length]
    expect(after).toBeLessThanOrEqual(before > FEW ? before - 1 : before)
  })

  it('is shown again from its file', () => {
    const file: FailureFile = JSON.parse(JSON.stringify(toFile(small)))
    expect(reproduces(game, pebbleBooks, fromFile(file))).toMatchObject({ law })
  })

  // What a record came to in one game says nothing about another.
  if (law !== 'same-log-same-hash')
    it('is not shown by the game without the bug', () => {
      expect(reproduces(pebbles, pebbleBooks, small)).toBeUndefined()
    })
})

it('wants every refusal told in both languages', () => {
  const failure = firstFailure(pebbles, { ...pebbleBooks, ja: new Map() })
  expect(failure).toMatchObject({ law: 'refusal-has-a-rule', message: expect.stringContaining('ja') })
})
