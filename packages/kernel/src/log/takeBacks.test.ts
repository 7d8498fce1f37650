import { expect, test } from 'vitest'
import type { Entry } from './record.ts'
import { takeBacksIn } from './takeBacks.ts'

const move: Entry = { seat: 0, action: { kind: 'pass' } }
const undo = (seat: number, count: number): Entry => ({ seat, undo: count })
const redo = (seat: number, count: number): Entry => ({ seat, redo: count })

test('what was taken back is told after the moves that stand, whether others were made since or not', () => {
  expect(takeBacksIn([move, move, move])).toEqual([])
  expect(takeBacksIn([move, move, move, undo(1, 2)])).toEqual([{ after: 1, seat: 1, count: 2 }])
  expect(takeBacksIn([move, move, undo(1, 1), move, move])).toEqual([{ after: 1, seat: 1, count: 1 }])
})

test('step by step it is one, by whoever went last', () => {
  expect(takeBacksIn([move, move, move, undo(1, 1), undo(2, 1)])).toEqual([{ after: 1, seat: 2, count: 2 }])
  expect(takeBacksIn([move, undo(1, 1), move, undo(1, 1), move])).toEqual([{ after: 0, seat: 1, count: 1 }])
})

test('what was given back is told no more', () => {
  expect(takeBacksIn([move, move, undo(1, 2), redo(1, 1)])).toEqual([{ after: 1, seat: 1, count: 1 }])
  expect(takeBacksIn([move, move, undo(1, 2), redo(1, 2)])).toEqual([])
  expect(takeBacksIn([move, undo(1, 1), move, move, undo(0, 2), redo(0, 2)])).toEqual([
    { after: 0, seat: 1, count: 1 },
  ])
})
