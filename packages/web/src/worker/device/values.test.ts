import { isRefusal, move, newTable } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { valuesOf } from './values.ts'

/** What two players had who took one pebble each in turn. */
function valuesAfter(moves: number): number[] {
  const table = newTable(pebbles, {
    players: ['Ada', 'Ben'],
    seed: 1,
    options: { heap: 1000, begins: 'first' },
    checkpointEvery: 10,
  })
  if (isRefusal(table)) throw new Error(table.rule)
  for (let made = 0; made < moves; made++)
    expect(move(table, made % 2, { kind: 'take', count: 1 })).toBeUndefined()
  return valuesOf(table).map(([ada, ben]) => ada! + ben!)
}

test('a short game is told move by move', () => {
  expect(valuesAfter(3)).toEqual([0, 1, 2, 3])
})

test('of a long game the values are those at positions that are kept, and at its end', () => {
  const values = valuesAfter(437)
  expect(values).toHaveLength(24)
  expect([values[0], values[1], values.at(-2), values.at(-1)]).toEqual([0, 20, 420, 437])
  expect(values.slice(0, -1).filter((value) => value % 10 > 0)).toEqual([])
})
