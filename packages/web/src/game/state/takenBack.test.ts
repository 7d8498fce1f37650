import { expect, test } from 'vitest'
import { takenBackBy } from './takenBack.ts'

const LOG = [
  { move: 3, text: 'Ada passes.' },
  { move: 4, text: 'Ben', heading: 'turn' as const },
  { move: 4, text: 'Ben launches GT at $60.' },
]
const at = (moves: number, mine: number, by?: number, after = moves) => ({
  id: 'a',
  moves,
  mine,
  viewer: 0,
  online: 'playing' as const,
  takeBacks: by === undefined ? [] : [{ after, seat: by, count: 1 }],
})
const GONE = { id: 'a', by: 1, moves: 3, count: 1, what: 'Ben launches GT at $60' }

test('what another player takes back is told, by what was told of it', () => {
  expect(takenBackBy(at(4, 3), at(3, 3, 1), LOG, null)).toEqual(GONE)
})

test('one knows what one has taken back oneself, and what was taken back before one came', () => {
  expect(takenBackBy(at(4, 3), at(3, 3, 0), LOG, null)).toBeNull()
  expect(takenBackBy(null, at(3, 3, 1), LOG, null)).toBeNull()
  expect(takenBackBy({ ...at(9, 3), id: 'b' }, at(3, 3, 1), LOG, null)).toBeNull()
})

test('it stays told until one has moved', () => {
  expect(takenBackBy(at(3, 3, 1), at(4, 3, 1, 3), LOG, GONE)).toBe(GONE)
  expect(takenBackBy(at(4, 3, 1, 3), at(5, 5, 1, 3), LOG, GONE)).toBeNull()
  expect(takenBackBy(null, { ...at(4, 3, 1, 3), id: 'b' }, LOG, GONE)).toBeNull()
})

test('it is told no more once it was given back', () => {
  expect(takenBackBy(at(3, 3, 1), at(4, 3), LOG, GONE)).toBeNull()
})
