import { expect, test } from 'vitest'
import { applyEntry } from './applyEntry.ts'
import type { Entry } from './record.ts'

const move = (kind: string): Entry => ({ seat: 0, action: { kind } })
const undo = (count: number): Entry => ({ seat: 0, undo: count })
const redo = (count: number): Entry => ({ seat: 0, redo: count })

function after(...entries: Entry[]) {
  const current: string[] = []
  const undone: string[] = []
  for (const entry of entries) applyEntry(current, undone, entry, 'action' in entry ? entry.action.kind : '')
  return { current, undone }
}

test('what was taken back does not stand, and stands again in order when it is given back', () => {
  expect(after(move('a'), move('b'), move('c')).current).toEqual(['a', 'b', 'c'])
  expect(after(move('a'), move('b'), move('c'), undo(2)).current).toEqual(['a'])
  expect(after(move('a'), move('b'), move('c'), undo(2), redo(1)).current).toEqual(['a', 'b'])
  expect(after(move('a'), move('b'), undo(1), undo(1), redo(2)).current).toEqual(['a', 'b'])
})

test('a new move forgets what was taken back', () => {
  expect(after(move('a'), undo(1), move('b')).undone).toEqual([])
})
