import { expect, test } from 'vitest'
import {
  type Depot,
  drawTrain,
  newTrains,
  takeFromBank,
  trainTypeOf,
  typeForSale,
  typesForSale,
} from './depot.ts'

const TYPES = [
  { type: '2', count: 2 },
  { type: '3', count: 1 },
  { type: 'D', count: null },
]

test('a type is for sale when the one before it is sold out', () => {
  const depot: Depot<string, never> = { sold: { '2': 0, '3': 0, D: 0 }, pool: [] }
  const sold: string[] = []
  for (let count = 0; count < 6; count++) sold.push(drawTrain(depot, typeForSale(TYPES, depot)!.type))
  expect(sold).toEqual(['2-0', '2-1', '3-0', 'D-0', 'D-1', 'D-2'])
  expect(newTrains(depot, TYPES[1]!)).toBe(0)
  expect(newTrains(depot, TYPES[2]!)).toBe(Number.POSITIVE_INFINITY)
})

test('when everything is sold nothing is for sale', () => {
  const depot: Depot<string, never> = { sold: { '2': 2, '3': 1 }, pool: [] }
  expect(typeForSale(TYPES.slice(0, 2), depot)).toBeUndefined()
})

test('the bank sells the type on top of its stack and each type in its pool, in order', () => {
  const depot: Depot<string, { id: string }> = {
    sold: { '2': 2, '3': 0, D: 0 },
    pool: [{ id: 'D-0' }, { id: '2-1' }, { id: '2-0' }],
  }
  expect(typesForSale(TYPES, depot)).toEqual([
    { from: 'bank', type: '3' },
    { from: 'pool', type: '2' },
    { from: 'pool', type: 'D' },
  ])
  depot.sold['3'] = 1
  expect(typesForSale(TYPES.slice(0, 2), { ...depot, pool: [] })).toEqual([])
})

test('a train leaves the bank, from the stack or from the pool', () => {
  const depot: Depot<string, { id: string }> = { sold: { '2': 1 }, pool: [{ id: '2-0' }] }
  expect(takeFromBank(depot, { from: 'bank', type: '2' })).toBe('2-1')
  expect(takeFromBank(depot, { from: 'pool', type: '2' })).toBe('2-0')
  expect(depot).toEqual({ sold: { '2': 2 }, pool: [] })
  expect(() => takeFromBank(depot, { from: 'pool', type: '2' })).toThrow('no 2 in the pool')
})

test('the name of a train says its type', () => {
  expect(['2-1', '2+1-0', 'D-12'].map(trainTypeOf)).toEqual(['2', '2+1', 'D'])
})
