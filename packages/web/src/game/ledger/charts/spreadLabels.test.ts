import { expect, test } from 'vitest'
import { LABEL_HEIGHT, spreadLabels } from './spreadLabels.ts'

const ys = (given: readonly number[], lowest = 200) =>
  spreadLabels(
    given.map((y) => ({ y })),
    lowest,
  ).map(({ y }) => y)

test('names that have room stay at the ends of their lines', () => {
  expect(ys([90, 20, 50])).toEqual([20, 50, 90])
})

test('names that would lie over each other move down', () => {
  expect(ys([20, 22, 60])).toEqual([20, 20 + LABEL_HEIGHT, 60])
})

test('at the bottom they move up', () => {
  expect(ys([198, 199, 100])).toEqual([100, 200 - LABEL_HEIGHT, 200])
})
