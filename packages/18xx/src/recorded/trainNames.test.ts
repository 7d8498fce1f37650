import { expect, test } from 'vitest'
import { nameTrain, ourTrain, type TrainNames } from './trainNames.ts'

const named = (names: TrainNames, ...recorded: string[]) => recorded.map((train) => ourTrain(names, train))

const depotWith = (sold: number, pool: string[]) => ({
  depot: { sold: { 4: 3, D: sold }, pool: pool.map((id) => ({ id })) },
})

test('a new train has our next number, whatever it is called there', () => {
  const names: TrainNames = new Map()
  nameTrain(names, depotWith(0, []), 'D-0', { from: 'bank', type: 'D' })
  expect(names.size).toBe(0)
  // D-1 was borrowed and came back there
  nameTrain(names, depotWith(1, []), 'D-2', { from: 'bank', type: 'D' })
  expect(named(names, 'D-0', 'D-2', 'D-1')).toEqual(['D-0', 'D-1', 'D-2'])
})

test('of used trains of a type each side takes another, and the one that is left changes names', () => {
  const names: TrainNames = new Map()
  nameTrain(names, depotWith(0, ['4-0', '4-2']), '4-2', { from: 'pool', type: '4' })
  expect(named(names, '4-2', '4-0', '4-1')).toEqual(['4-0', '4-2', '4-1'])
  nameTrain(names, depotWith(0, ['4-2']), '4-0', { from: 'pool', type: '4' })
  expect(named(names, '4-2', '4-0')).toEqual(['4-0', '4-2'])
})
