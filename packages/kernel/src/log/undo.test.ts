import { expect, test } from 'vitest'
import type { Move } from './record.ts'
import { redoCount, undoCount } from './undo.ts'

/** Moves by letter: p a person's, j one that was made in one press with it, b a bot's. */
function counted(left: string, takenBack = '') {
  const joined = new Set<Move>()
  const moves = (letters: string) =>
    [...letters].map((kind): Move => {
      const made = { seat: 0, action: { kind } }
      if (kind === 'j') joined.add(made)
      return made
    })
  const session = { table: { moves: moves(left), undone: moves(takenBack).reverse() }, joined }
  const isPersons = ({ action }: Move) => action.kind !== 'b'
  return { undo: undoCount(session, isPersons), redo: redoCount(session, isPersons) }
}

test('an undo takes back the last press of a person, and what bots did since', () => {
  expect(counted('').undo).toBe(0)
  expect(counted('bb').undo).toBe(0)
  expect(counted('pp').undo).toBe(1)
  expect(counted('pbpbb').undo).toBe(3)
  expect(counted('ppjb').undo).toBe(3)
})

test('a redo gives back a press, and what bots did after it', () => {
  expect(counted('').redo).toBe(0)
  expect(counted('', 'p').redo).toBe(1)
  expect(counted('', 'pjbp').redo).toBe(3)
  expect(counted('', 'bbp').redo).toBe(2)
})
