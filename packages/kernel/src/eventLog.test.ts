import { expect, test } from 'vitest'
import { type EventLog, logEvents } from './eventLog.ts'
import type { Entry } from './record.ts'

const move = (kind: string): [Entry, { kind: string }[]] => [{ seat: 0, action: { kind } }, [{ kind }]]
const undo = (count: number): [Entry, []] => [{ seat: 0, undo: count }, []]
const redo = (count: number): [Entry, []] => [{ seat: 0, redo: count }, []]

const after = (...entries: [Entry, { kind: string }[]][]): EventLog => {
  const telling: EventLog = { eventsByMove: [[]], undoneEvents: [] }
  for (const [entry, events] of entries) logEvents(telling, entry, events)
  return telling
}
const kinds = ({ eventsByMove }: EventLog) =>
  eventsByMove.map((events) => events.map(({ kind }) => kind).join())

test('what was taken back is not told, and told again in order when it is given back', () => {
  expect(kinds(after(move('a'), move('b'), move('c')))).toEqual(['', 'a', 'b', 'c'])
  expect(kinds(after(move('a'), move('b'), move('c'), undo(2)))).toEqual(['', 'a'])
  expect(kinds(after(move('a'), move('b'), move('c'), undo(2), redo(1)))).toEqual(['', 'a', 'b'])
  expect(kinds(after(move('a'), move('b'), undo(1), undo(1), redo(2)))).toEqual(['', 'a', 'b'])
})

test('a new move forgets what was taken back', () => {
  expect(after(move('a'), undo(1), move('b')).undoneEvents).toEqual([])
})
