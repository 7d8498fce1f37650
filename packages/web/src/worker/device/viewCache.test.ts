import { isRefusal, makeMove } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { type DeviceSession, newDeviceSession, undoOnDevice } from './session.ts'
import { cachedView } from './viewCache.ts'

function session(options = {}): DeviceSession {
  const seats = ['Left', 'Right'].map((name) => ({ name, kind: 'person' }))
  const made = newDeviceSession(pebbles, { options, seed: 1 }, { id: 'p', seats })
  if (isRefusal(made)) throw new Error(made.rule)
  return made
}

test('where nothing is hidden, all see the same thing', () => {
  const game = session()
  expect(cachedView(game, 1)).toBe(cachedView(game, null))
})

test('what somebody sees is the same thing until a move is made, and again when it is taken back', () => {
  const game = session({ charms: true })
  for (const seat of [0, 1]) expect(makeMove(game, seat, { kind: 'hide', charm: 'fox' })).toBeUndefined()
  const before = cachedView(game, 0)
  expect(cachedView(game, 0)).toBe(before)
  expect(cachedView(game, 1)).not.toBe(before)
  expect(makeMove(game, 0, { kind: 'take', count: 2 })).toBeUndefined()
  expect(cachedView(game, 0)).toMatchObject({ heap: 10 })
  undoOnDevice(game)
  expect(cachedView(game, 0)).toBe(before)
  expect(makeMove(game, 0, { kind: 'take', count: 1 })).toBeUndefined()
  expect(cachedView(game, 0)).toMatchObject({ heap: 11 })
})
