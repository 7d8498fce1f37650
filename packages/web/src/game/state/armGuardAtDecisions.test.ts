import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Position } from '../../worker/protocol/position.ts'
import { armGuardAtDecisions } from './armGuardAtDecisions.ts'
import { guardedFor, MISCLICK_GUARD } from './misclickGuard.ts'
import { state } from './state.ts'

let stop: () => void

beforeEach(() => {
  stop = armGuardAtDecisions()
})

afterEach(() => {
  stop()
  state.head.value = null
})

/** How long presses do not count when the game has come there; null where they go on counting. */
function waitAt(moves: number, seat: number | null, over = false): number | null {
  guardedFor.value = null
  const turn = seat === null ? null : { seat, prompt: '' }
  state.head.value = { id: 'game', pass: null, moves, turn, over } as Position
  return guardedFor.peek()?.milliseconds ?? null
}

test('presses wait when somebody else decides, and less long where the same person goes on', () => {
  expect(waitAt(1, 0)).toBe(MISCLICK_GUARD)
  expect(waitAt(2, 0)).toBeLessThan(MISCLICK_GUARD)
  expect(waitAt(3, 1)).toBe(MISCLICK_GUARD)
})

test('the moves of others let presses count, until a person is asked or the game is over', () => {
  expect(waitAt(1, 0)).toBe(MISCLICK_GUARD)
  // Undo stands there now
  expect(waitAt(2, null)).toBe(MISCLICK_GUARD)
  expect(waitAt(3, null)).toBeNull()
  expect(waitAt(4, null)).toBeNull()
  expect(waitAt(5, 0)).toBe(MISCLICK_GUARD)
  expect(waitAt(6, null)).toBe(MISCLICK_GUARD)
  expect(waitAt(7, null, true)).not.toBeNull()
})
