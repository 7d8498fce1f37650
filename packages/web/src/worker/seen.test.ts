import { isRefusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { pebbles } from '../testing/pebbles.ts'
import { seenBy } from './seen.ts'
import { makeMove, type Sitting, sitDown, takeBack } from './sitting.ts'

function sitting(): Sitting {
  const seats = ['Left', 'Right'].map((name) => ({ name, kind: 'person' }))
  const made = sitDown(pebbles, { options: {}, seed: 1 }, { id: 'p', seats })
  if (isRefusal(made)) throw new Error(made.rule)
  return made
}

test('what somebody sees is the same thing until a move is made, and again when it is taken back', () => {
  const game = sitting()
  const before = seenBy(game, 0)
  expect(seenBy(game, 0)).toBe(before)
  expect(seenBy(game, 1)).not.toBe(before)
  expect(makeMove(game, 0, { kind: 'take', count: 2 })).toBeUndefined()
  expect(seenBy(game, 0)).toMatchObject({ heap: 10 })
  takeBack(game)
  expect(seenBy(game, 0)).toBe(before)
  expect(makeMove(game, 0, { kind: 'take', count: 1 })).toBeUndefined()
  expect(seenBy(game, 0)).toMatchObject({ heap: 11 })
})
