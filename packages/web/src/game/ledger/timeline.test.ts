import { expect, test } from 'vitest'
import { logPartsOf, roundsOf } from './timeline.ts'

const LOG = [
  { text: 'Set up', move: 0 },
  { text: 'Stock round 1', heading: 'round' as const, move: 0 },
  { text: 'Aoi buys', move: 1 },
  { text: 'Operating round 1', heading: 'round' as const, move: 2 },
  { text: 'IC', heading: 'turn' as const, move: 2 },
  { text: 'IC lays', move: 3 },
  { text: 'GT', heading: 'turn' as const, move: 4 },
]

test('rounds begin after a move', () => {
  expect(roundsOf(LOG)).toEqual([
    { name: 'Stock round 1', move: 0 },
    { name: 'Operating round 1', move: 2 },
  ])
})

test('lines stand under their round and turn', () => {
  const parts = logPartsOf(LOG)
  expect(parts.map(({ round, turns }) => [round?.text ?? null, turns.length])).toEqual([
    [null, 1],
    ['Stock round 1', 1],
    ['Operating round 1', 2],
  ])
  expect(parts[2]!.turns[0]).toMatchObject({ turn: { text: 'IC' }, lines: [{ text: 'IC lays' }] })
})
