import { expect, test } from 'vitest'
import { unhurriedly } from './unhurriedly.ts'

test('all have their turn in order, and others come between them', async () => {
  const done: number[] = []
  let between = 0
  const others = () => {
    between++
    turn = setImmediate(others)
  }
  let turn = setImmediate(others)
  await unhurriedly(Array(200).keys(), (one) => done.push(one))
  clearImmediate(turn)
  expect(done).toEqual([...Array(200).keys()])
  expect(between).toBeGreaterThanOrEqual(8)
})
